import { firstRefusal } from '#/core/refusal';
import { FIGURES } from '../figures';
import { type Part, type Refusal, type RuleId, standCount, sumOf } from '../rule';
import { LEVEL_NAMES, SIDES, type Side } from '../words';
import { checkDice } from './faces';
import { type Combat, checkFighters, type Fighter } from './fighter';

/** How a round treats all its fighters alike. */
export type RoundTerms = Pick<Combat, 'charge' | 'options'>;

const levelValue = ({ level }: Fighter): number => {
  const { bloodLust, ready, shaken } = FIGURES.combat;
  return { shaken, present: 0, ready, bloodLust }[level];
};

/** COMB-1, COMB-2: the dice of a unit, term by term. */
export const combatParts = (fighter: Fighter, { charge, options }: RoundTerms): readonly Part[] => {
  const { combat, strength } = FIGURES;
  const parts: Part[] = [
    {
      label: `${fighter.grade} Grade, ${standCount(fighter.engagedStands)}`,
      value: fighter.engagedStands * strength[fighter.grade],
      rule: 'ORG-3',
    },
  ];
  const add = (label: string, value: number, rule: RuleId = 'COMB-1'): void => {
    if (value !== 0) parts.push({ label, value, rule });
  };
  add(LEVEL_NAMES[fighter.level], levelValue(fighter));
  if (charge) add('DPs', fighter.dps * combat.perDp);
  add('Stands on the flanks', fighter.flankSupports * combat.flankStand);
  if (charge && fighter.charged) add('Charged this turn', combat.charged);
  if (fighter.followingUp) add('Following up', combat.followingUp);
  if (fighter.inspired) add('Champion or standard', combat.inspired);
  const short = options.minDie - sumOf(parts);
  if (short > 0) add(`Never below ${options.minDie}`, short, 'COMB-2');
  return parts;
};

export const diceOf = (fighter: Fighter, terms: RoundTerms): number =>
  sumOf(combatParts(fighter, terms));

/** The number that hits, with every reason for it. */
export interface HitNumber {
  readonly on: number;
  /** Each part's value is the number that it alone would ask for. */
  readonly because: readonly Part[];
}

/** COMB-3: one reason is enough, more make it no harder. */
export const hitNumber = (fighter: Fighter): HitNumber => {
  const { hitsOn, hitsOnHampered } = FIGURES.combat;
  const reasons: readonly [boolean, string][] = [
    [!fighter.formed, 'Unformed'],
    [fighter.fromFlankOrRear, 'Taken in flank or rear'],
    [fighter.worseGround, 'The enemy has the better ground'],
  ];
  const because = reasons
    .filter(([applies]) => applies)
    .map(([, label]): Part => ({ label, value: hitsOnHampered, rule: 'COMB-3' }));
  return because.length > 0
    ? { on: hitsOnHampered, because }
    : { on: hitsOn, because: [{ label: 'Nothing hampers it', value: hitsOn, rule: 'COMB-3' }] };
};

/** COMB-4: one for the side, however many leaders fight. */
export const automaticHits = (fighters: readonly Fighter[]): readonly Part[] =>
  fighters.some((fighter) => fighter.leaderFighting)
    ? [{ label: 'A leader fights', value: FIGURES.combat.leaderHits, rule: 'COMB-4' }]
    : [];

const diceOfSide = (combat: Combat, side: Side): number =>
  combat[side].reduce((sum, fighter) => sum + diceOf(fighter, combat), 0);

/** What is impossible about a combat, if anything. */
export const checkCombat = (combat: Combat): Refusal | null =>
  checkFighters(combat) ??
  firstRefusal(SIDES.map((side) => checkDice(diceOfSide(combat, side), 'COMB-1')));

/** The dice that each fighter throws in this round, by its id. */
export const combatDice = (combat: Combat): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...combat.red, ...combat.black].map((fighter) => [fighter.id, diceOf(fighter, combat)]),
  );
