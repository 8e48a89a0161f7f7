import type { Unit, UnitId } from '../../rules';
import board from './HexBoard.module.css';
import { Piece } from './Piece';
import css from './Tray.module.css';

export interface TrayProps {
  readonly units: readonly Unit[];
  readonly picked: UnitId | null;
  /** What a tap begins. */
  readonly purpose?: string;
  readonly onPick: (unit: UnitId) => void;
}

/** The warbands that wait to deploy (DEP-1), one tap each. */
export function Tray({ units, picked, purpose = 'deploy', onPick }: TrayProps) {
  return (
    <ul className={css.tray} aria-label={`Waiting to ${purpose}`}>
      {units.map((unit) => (
        <li key={unit.id}>
          <button
            type="button"
            aria-label={`${unit.name}${unit.kind === 'lord' ? ', lord' : ''}: ${purpose}`}
            aria-pressed={unit.id === picked}
            onClick={() => onPick(unit.id)}
          >
            <svg
              className={board.hexboard}
              data-hexboard
              viewBox="-20 -18 40 36"
              aria-hidden="true"
            >
              <Piece unit={unit} x={0} y={0} quarter={null} />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  );
}
