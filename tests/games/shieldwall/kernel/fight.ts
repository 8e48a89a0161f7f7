import type { Battle, CombatPlace, Command } from '#/games/shieldwall/rules';
import { CREWS, FYRD, type Patch, state, table, type UnitPatch, unitIn } from './table';

/** The combat phase, everybody without DPs. */
export const field = (units: Record<string, UnitPatch> = {}, patch: Patch = {}): Battle => {
  const calm = Object.keys(table().units).map((id) => [id, { dps: 0, ...units[id] }]);
  return table({ phase: 'combat', ...patch, units: Object.fromEntries(calm) });
};

export const place = (unit: string, rest: Partial<CombatPlace> = {}): CombatPlace => ({
  unit,
  engagedStands: 2,
  flankSupports: 0,
  charged: false,
  followingUp: false,
  inspired: false,
  fromFlankOrRear: false,
  worseGround: false,
  leaderFighting: false,
  ...rest,
});

/** `n` sixes among `dice` dice. */
export const hits = (n: number, dice: number): number[] =>
  Array.from({ length: dice }, (_, i) => (i < n ? 6 : 1));

export interface Fight {
  readonly red?: readonly CombatPlace[];
  readonly black?: readonly CombatPlace[];
  readonly charge?: boolean;
  readonly winners?: 'followUp' | 'pursue';
  readonly risks?: Readonly<Record<string, readonly number[]>>;
}
export const fight = (rounds: readonly Record<string, number[]>[], set: Fight = {}): Command => ({
  type: 'combat',
  order: {
    red: set.red ?? [place(CREWS)],
    black: set.black ?? [place(FYRD)],
    charge: set.charge ?? false,
    ...(set.winners && { winners: set.winners }),
  },
  rounds,
  risks: set.risks ?? {},
});
/** Crews (B, two stands: 8 dice) against Fyrd (C, two stands: 4 dice) without a charge. */
export const round = (red: number, black: number, redDice = 8, blackDice = 4) => ({
  [CREWS]: hits(red, redDice),
  [FYRD]: hits(black, blackDice),
});

export const follows = (battle: Battle, id: string): string => {
  const { course, inCombat, followingUp, formed } = unitIn(battle, id);
  const marks = [course, inCombat && 'locked', followingUp && 'up', !formed && 'unformed'];
  return `${state(battle, id)}: ${marks.filter(Boolean).join(' ')}`;
};
