import { Button } from '#/ui/Button';
import { type Battle, type Facing, type Unit, unitsOf } from '../../rules';
import { hitWords, stateWords } from '../board/hexWords';
import type { Quarter } from '../board/layout';
import { offersOf } from '../board/offers';
import { Rose } from '../board/Rose';
import { counted } from './words';

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
    [alone, best === alone ? null : best].flatMap((choice) => (choice ? [{ unit, choice }] : [])),
  );
  return (
    <section className="pick" aria-label={picked.name}>
      <div className="pick-who">
        <h2>
          {picked.name}
          {picked.kind === 'lord' && ', lord'}
        </h2>
        <p className="pick-state">
          {stateWords(battle, picked)}
          {picked.side === battle.side && offers.hexes.length + facings.length > 0 && (
            <>; {leftWords(battle, picked)}</>
          )}
        </p>
        {choices.length > 0 && (
          <div className="pick-attacks">
            {choices.map(({ unit, choice }) => (
              <Button
                key={`${unit.id} ${choice.cost}`}
                aria-label={`Attack ${unit.name} with ${namesOf(choice.attackers)}: ${choice.ways} of 6, ${hitWords(battle, unit)}`}
                onClick={() => onAttack(unit, choice.attackers)}
              >
                <b>{choice.ways}/6</b>
                <small>
                  on {unit.name} {withWords(picked, choice.attackers)}
                </small>
              </Button>
            ))}
          </div>
        )}
      </div>
      <Button kind="quiet" icon="hand" aria-label="By hand" onClick={onByHand} />
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

/** CMD-2: what an order to this one leaves. */
function leftWords(battle: Battle, picked: Unit): string {
  const { left } = battle.commands;
  if (picked.moved) return 'can still turn';
  return `an order leaves ${counted(left - 1, 'command')}`;
}

/** Those of the army at hand that wait to deploy. */
export const waitingOf = (battle: Battle): readonly Unit[] =>
  unitsOf(battle, battle.side).filter(({ state }) => state === 'waiting');
