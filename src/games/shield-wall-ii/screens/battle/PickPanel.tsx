import { Button } from '#/ui/Button';
import { Icon } from '#/ui/icons/Icon';
import { type Battle, type Facing, type Unit, unitsOf } from '../../rules';
import { hitWordsInShort, isHeld } from '../board/hexWords';
import type { Quarter } from '../board/layout';
import { offersOf } from '../board/offers';
import { Rose } from '../board/Rose';
import css from './BattleScreen.module.css';

export interface PickPanelProps {
  readonly battle: Battle;
  readonly picked: Unit;
  readonly quarter: Quarter;
  /** The facings that it may still take: by an order of its own, or with the one just given. */
  readonly facings: readonly Facing[];
  readonly onTurn: (facing: Facing) => void;
  readonly onAttack: (target: Unit, attackers: readonly Unit[]) => void;
  readonly onByHand: () => void;
}

/** The warband at hand: how it stands, whom it can attack and how likely, where it can turn. */
export function PickPanel({
  battle,
  picked,
  quarter,
  facings,
  onTurn,
  onAttack,
  onByHand,
}: PickPanelProps) {
  const offers = offersOf(battle, picked);
  const choices = offers.targets.flatMap(({ unit, alone, best }) =>
    [alone, best === alone ? null : best].flatMap((choice) =>
      choice && choice.ways > 0 ? [{ unit, choice, isBest: choice === best }] : [],
    ),
  );
  const isOpen = picked.side === battle.side && offers.hexes.length + facings.length > 0;
  return (
    <section className={css.pick} aria-label={picked.name}>
      <div className={css.pickWho}>
        <h2>
          <button type="button" onClick={onByHand}>
            <bdi className="name">{picked.name}</bdi>
            {picked.kind === 'lord' && ', lord'}
            <Icon name="down" />
            <span className="sr-only">: by hand</span>
          </button>
        </h2>
        <p className={css.pickState}>
          {stateOf(battle, picked)}
          {isOpen && <span className={css.pickLeft}>{leftWords(battle, picked)}</span>}
        </p>
      </div>
      {choices.length > 0 && (
        <div className={css.pickAttacks}>
          {choices.map(({ unit, choice, isBest }) => (
            <Button
              key={`${unit.id} ${choice.cost}`}
              className={isBest ? css.best : ''}
              onClick={() => onAttack(unit, choice.attackers)}
            >
              <span className="sr-only">Attack: </span>
              <b>{choice.ways}/6</b>
              <small>
                {unit.name}, {withWords(picked, choice.attackers)}
              </small>
              <small className={css.pickMeans}>{hitWordsInShort(battle, unit)}</small>
            </Button>
          ))}
        </div>
      )}
      {picked.hex !== null && picked.kind !== 'camp' && (
        <Rose facing={picked.facing} open={facings} quarter={quarter} onTurn={onTurn} />
      )}
    </section>
  );
}

const namesOf = (units: readonly Unit[]): string => units.map(({ name }) => name).join(', ');

const withWords = (picked: Unit, attackers: readonly Unit[]): string => {
  const others = attackers.filter(({ id }) => id !== picked.id);
  return others.length === 0 ? 'alone' : `with ${namesOf(others)}`;
};

/** "fresh, not held, moved"; the board shows the rest. */
function stateOf(battle: Battle, unit: Unit): string {
  const { kind, state, hex, moved, attacked } = unit;
  const held = isHeld(battle, unit);
  return [
    state,
    ...(hex !== null && kind !== 'camp' ? [held ? 'held' : 'not held'] : []),
    ...(moved ? ['moved'] : []),
    ...(attacked ? ['attacked'] : []),
  ].join(', ');
}

/** CMD-2: what an order to this one leaves. */
function leftWords(battle: Battle, picked: Unit): string {
  if (picked.moved) return 'can still turn';
  return `${picked.state === 'waiting' ? 'deploy' : 'move or turn'}: ${battle.commands.left - 1} left`;
}

/** Those of the army at hand that wait to deploy. */
export const waitingOf = (battle: Battle): readonly Unit[] =>
  unitsOf(battle, battle.side).filter(({ state }) => state === 'waiting');
