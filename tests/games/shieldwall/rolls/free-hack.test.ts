import { describe, expect, it } from 'vitest';
import { freeHack, freeHackOdds } from '#/games/shieldwall/rules/rolls/free-hack';
import { expectWays, given, refused } from './table';

const hack = (engagedStands: number, targetStands: number) => ({ engagedStands, targetStands });

describe('free hack', () => {
  it.each([
    ['each 3 or more removes a stand', hack(2, 2), [3, 6], 2],
    ['a 2 does not', hack(2, 2), [2, 3], 1],
    ['no more than there are', hack(3, 1), [6, 6, 6], 1],
    ['none', hack(1, 1), [1], 0],
  ])('AFTER-6 %s', (_, asked, faces, removed) => {
    expect(given(freeHack(asked, faces))).toBe(removed);
  });

  it.each([
    ['a die too many', hack(1, 1), [3, 3], 'Dice for this roll: 1, not 2.'],
    ['a face that is not there', hack(1, 1), [9], 'There is no 9 on this die.'],
    ['nobody engaged', hack(0, 1), [], 'Engaged stands: 0 is not a whole number, 1 or more.'],
    [
      'nobody to hack at',
      hack(1, 0),
      [3],
      "The target's stands: 0 is not a whole number, 1 or more.",
    ],
    ['a horde', hack(361, 1), [], 'Dice: 361 is not a whole number, 0 to 360.'],
  ])('AFTER-6 refuses %s', (_, asked, faces, why) => {
    expect(refused(freeHack(asked, faces))).toEqual({ kind: 'invalid', rule: 'AFTER-6', why });
  });

  it('AFTER-6 odds', () => {
    expectWays(given(freeHackOdds(hack(2, 2))), { 0: 4, 1: 16, 2: 16 });
    expectWays(given(freeHackOdds(hack(2, 1))), { 0: 4, 1: 32 });
    expect(refused(freeHackOdds(hack(2, 0))).rule).toBe('AFTER-6');
  });
});
