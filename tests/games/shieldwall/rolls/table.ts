import { expect } from 'vitest';
import { chanceOf, type Odds } from '#/core/odds';
import type { Result } from '#/core/result';
import { QUICK_SHEET } from '#/games/shieldwall/rules/options';
import type { Combat, Fighter } from '#/games/shieldwall/rules/rolls/fighter';
import type { Part, Refusal } from '#/games/shieldwall/rules/rule';

/** What a roll gave; fails the test when it refused. */
export const given = <T>(result: Result<T, Refusal>): T => {
  if (!result.ok) throw new Error(`refused: ${result.error.why}`);
  return result.value;
};

/** Why a roll refused; fails the test when it did not. */
export const refused = (result: Result<unknown, Refusal>): Refusal => {
  if (result.ok) throw new Error('not refused');
  return result.error;
};

/** Parts as rows of a table. */
export const rows = (parts: readonly Part[]): [string, number, string][] =>
  parts.map(({ label, value, rule }) => [label, value, rule]);

/** The odds are exactly these ways, in any order. */
export const expectWays = <T extends string | number | boolean>(
  odds: Odds<T>,
  ways: Record<string, number>,
): void => {
  expect(Object.fromEntries(odds.map(({ value, ways: n }) => [String(value), n]))).toEqual(ways);
};

export const chance = chanceOf;

/** A formed C band of one stand at Present, without DPs, to be changed as a test needs. */
export const fighter = (changes: Partial<Fighter> = {}): Fighter => {
  const stands = changes.stands ?? 1;
  return {
    id: 'band',
    name: 'Band',
    grade: 'C',
    level: 'present',
    dps: 0,
    stands,
    engagedStands: stands,
    formed: true,
    flankSupports: 0,
    charged: false,
    followingUp: false,
    inspired: false,
    fromFlankOrRear: false,
    worseGround: false,
    retinue: false,
    leaderFighting: false,
    fightsToDeath: false,
    ...changes,
  };
};

/** Red against black, by the quick sheet, without a charge. */
export const combat = (changes: Partial<Combat> = {}): Combat => ({
  red: [fighter({ id: 'red', name: 'Red' })],
  black: [fighter({ id: 'black', name: 'Black' })],
  charge: false,
  refight: false,
  options: QUICK_SHEET,
  ...changes,
});
