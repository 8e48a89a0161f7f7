import { FIGURES, firstMoveOf, type Unit } from '#/games/shieldwall/rules';
import css from './LeaderPanel.module.css';

export interface FirstMovesProps {
  readonly units: readonly Unit[];
  /** The army has a battle standard that may be near. */
  readonly standard: boolean;
  readonly further: readonly string[];
  /** The signal has been given or cannot be: nothing is left to choose. */
  readonly off: boolean;
  readonly onSet: (further: readonly string[]) => void;
}

/** LEAD-3: how far each unit goes at the signal, with the standard's inch where it is wished. */
export function FirstMoves({ units, standard, further, off, onSet }: FirstMovesProps) {
  const moving = units.filter((unit) => unit.course === 'steady' && !unit.inCombat);
  return (
    <ul className={css.firstMoves} aria-label="First moves at the signal">
      {moving.map((unit) => {
        const on = further.includes(unit.id);
        const gains = firstMoveOf(unit, true) > firstMoveOf(unit, false);
        const { firstMove } = unit.thisTurn;
        return (
          <li key={unit.id}>
            <bdi className="name">{unit.name}</bdi>
            <b>{firstMove ?? firstMoveOf(unit, on)}″</b>
            {standard && gains && (
              <button
                type="button"
                aria-pressed={on}
                aria-disabled={off}
                aria-label={`+${FIGURES.firstMoveWithStandard}″ standard: ${unit.name}`}
                onClick={() =>
                  !off && onSet(on ? further.filter((id) => id !== unit.id) : [...further, unit.id])
                }
              >
                +{FIGURES.firstMoveWithStandard}″ standard
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
