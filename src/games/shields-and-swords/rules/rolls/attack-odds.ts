import { mapOdds, type Odds } from '#/core/odds';
import { HARM } from '../figures';
import type { ChoiceKind, CombatResult } from '../words';
import { type Attack, type AttackRoll, attackFaces, type Fighter } from './attack';
import {
  type Choice,
  type ChoiceGround,
  chosen,
  nextChoice,
  type Pending,
  thrown,
} from './choices';

/** What the players do about each choice: always, never, or when it is worth it to the one who has it. */
export type Policy = Readonly<Record<ChoiceKind, 'take' | 'leave' | 'well'>>;
export const WELL: Policy = { star: 'well', attacker: 'well', defender: 'well' };
export const NOT_AT_ALL: Policy = { star: 'leave', attacker: 'leave', defender: 'leave' };

/** What the phone cannot see, and a chance hangs on. */
export interface Surroundings {
  /** OPT-CHAIN */
  readonly chain: boolean;
  /** RET-3: nowhere to go. */
  readonly targetBlocked: boolean;
  readonly attackersBlocked: boolean;
}

const OPEN_FIELD: Surroundings = { chain: false, targetBlocked: false, attackersBlocked: false };

/** Steps lost, and whether somebody goes back, when a result is carried out. */
interface Outcome {
  /** Steps that the target loses. */
  readonly target: number;
  readonly targetBack: boolean;
  /** Steps that each attacker loses, the Primary first. */
  readonly attackers: readonly number[];
  readonly attackersBack: boolean;
}

/** What a step is worth: the points of a unit in equal parts. */
const worth = ({ points, fullSteps }: Fighter, steps: number): number =>
  (points * steps) / fullSteps;

/** RES-4: the attacker picks who takes it; the one that costs least, and of those one that is not gone by it. */
function cheapest(attackers: readonly Fighter[], steps: (fighter: Fighter) => number): number {
  const costs = attackers.map((each) => worth(each, steps(each)));
  const least = Math.min(...costs);
  const cheap = attackers.flatMap((_, place) => (costs[place] === least ? [place] : []));
  return cheap.find((place) => survives(attackers[place], steps)) ?? (cheap[0] as number);
}

const survives = (fighter: Fighter | undefined, steps: (fighter: Fighter) => number): boolean =>
  fighter !== undefined && steps(fighter) < fighter.steps;

function outcomeOf(result: CombatResult, attack: Attack, around: Surroundings): Outcome {
  const { target: targetHarm, attacker: attackerHarm } = HARM[result];
  const attackers = [attack.primary, ...attack.participants];
  const { target } = attack;
  const goesBack = targetHarm === 'retreat' && !target.inShieldWall;
  const lost = { eliminated: target.steps, step: 1, retreat: 0 };
  const base = {
    target: goesBack && around.targetBlocked ? 1 : targetHarm ? lost[targetHarm] : 0,
    targetBack: goesBack && !around.targetBlocked,
  };
  const none = attackers.map(() => 0);
  if (attackerHarm === null) return { ...base, attackers: none, attackersBack: false };
  if (attackerHarm === 'retreat') {
    const going = attackers.map((each) => !each.inShieldWall);
    return {
      ...base,
      attackers: around.attackersBlocked ? going.map((goes) => (goes ? 1 : 0)) : none,
      attackersBack: !around.attackersBlocked && going.includes(true),
    };
  }
  const steps = (fighter: Fighter): number => (attackerHarm === 'step' ? 1 : fighter.steps);
  const place = cheapest(attackers, steps);
  return {
    ...base,
    attackers: attackers.map((each, at) => (at === place ? steps(each) : 0)),
    attackersBack: false,
  };
}

/**
 * How good an outcome is for the attacker: points won less points lost, a unit's points counted in
 * equal parts for its steps; of two alike the one that hurts the target more.
 */
function compare(a: Outcome, b: Outcome, attack: Attack): number {
  const attackers = [attack.primary, ...attack.participants];
  const net = (outcome: Outcome): number =>
    worth(attack.target, outcome.target) -
    attackers.reduce((sum, each, at) => sum + worth(each, outcome.attackers[at] as number), 0);
  return net(a) - net(b) || a.target - b.target;
}

const groundOf = ({ primary, target }: Attack, { chain }: Surroundings): ChoiceGround => ({
  primary: primary.type,
  target: target.type,
  targetInWall: target.inShieldWall,
  chain,
});

/** RES-5..9: the choices that somebody may get about a result, in their order. */
export function choicesOn(attack: Attack, result: CombatResult, chain: boolean): readonly Choice[] {
  const ground = groundOf(attack, { ...OPEN_FIELD, chain });
  const found: Choice[] = [];
  let pending = thrown(result);
  for (let next = nextChoice(pending, ground); next; next = nextChoice(pending, ground)) {
    found.push(next);
    pending = chosen(pending, next, false);
  }
  return found;
}

/** RES-9: what a result comes to, each player knowing what the next one will do. */
function settled(
  pending: Pending,
  attack: Attack,
  around: Surroundings,
  policy: Policy,
): CombatResult {
  const choice = nextChoice(pending, groundOf(attack, around));
  if (!choice) return pending.result;
  const after = (take: boolean): CombatResult =>
    settled(chosen(pending, choice, take), attack, around, policy);
  const plan = policy[choice.kind];
  if (plan !== 'well') return after(plan === 'take');
  const [taken, left] = [after(true), after(false)];
  const gain = compare(outcomeOf(taken, attack, around), outcomeOf(left, attack, around), attack);
  return (choice.by === 'attacker' ? gain > 0 : gain < 0) ? taken : left;
}

/** One face of the die, and what the players make of it. */
export interface AttackFace extends AttackRoll {
  readonly final: CombatResult;
}

/** In how many of the eight faces each thing happens. */
export interface AttackChances {
  /** The target loses a step or more. */
  readonly targetHurt: number;
  readonly targetGone: number;
  readonly targetBack: number;
  /** Some attacker loses a step or more. */
  readonly attackersHurt: number;
  readonly attackerGone: number;
  readonly attackersBack: number;
}

export interface AttackOdds {
  readonly faces: readonly AttackFace[];
  /** Ways out of eight. */
  readonly results: Odds<CombatResult>;
  readonly chances: AttackChances;
}

export function attackOdds(
  attack: Attack,
  policy: Policy,
  around: Surroundings = OPEN_FIELD,
): AttackOdds {
  const faces = attackFaces(attack).map(
    (each): AttackFace => ({
      ...each,
      final: settled(thrown(each.result), attack, around, policy),
    }),
  );
  const outcomes = faces.map(({ final }) => outcomeOf(final, attack, around));
  const count = (happens: (outcome: Outcome) => boolean): number => outcomes.filter(happens).length;
  const attackers = [attack.primary, ...attack.participants];
  return {
    faces,
    results: mapOdds(
      faces.map((value) => ({ value, ways: 1 })),
      ({ final }) => final,
    ),
    chances: {
      targetHurt: count(({ target }) => target > 0),
      targetGone: count(({ target }) => target >= attack.target.steps),
      targetBack: count(({ targetBack }) => targetBack),
      attackersHurt: count((outcome) => outcome.attackers.some((lost) => lost > 0)),
      attackerGone: count((outcome) =>
        outcome.attackers.some((lost, at) => lost >= (attackers[at] as Fighter).steps),
      ),
      attackersBack: count(({ attackersBack }) => attackersBack),
    },
  };
}
