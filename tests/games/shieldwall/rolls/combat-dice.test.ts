import { describe, expect, it } from 'vitest';
import { QUICK_SHEET, RULEBOOK } from '#/games/shieldwall/rules/options';
import {
  automaticHits,
  checkCombat,
  combatDice,
  combatParts,
  diceOf,
  hitNumber,
} from '#/games/shieldwall/rules/rolls/combat-dice';
import type { Fighter } from '#/games/shieldwall/rules/rolls/fighter';
import { combat, fighter, rows } from './table';

const CHARGE = { charge: true, options: QUICK_SHEET };
const AGAIN = { charge: false, options: QUICK_SHEET };
/** One stand of each grade throws another number of dice, so the number tells the grade. */
const GRADE_OF: Readonly<Record<number, string>> = { 6: 'A', 4: 'B', 2: 'C', 1: 'D' };
const base = (value: number) => [`${GRADE_OF[value]} Grade, 1 stand`, value, 'ORG-3'];

describe('combat dice', () => {
  it.each([
    ['A', 6],
    ['B', 4],
    ['C', 2],
    ['D', 1],
  ] as const)('ORG-3 COMB-1 strength of %s: %i a stand', (grade, strength) => {
    expect(rows(combatParts(fighter({ grade }), AGAIN))).toEqual([base(strength)]);
    expect(diceOf(fighter({ grade, stands: 2 }), AGAIN)).toBe(2 * strength);
  });

  it('COMB-1 the player may count fewer stands', () => {
    expect(diceOf(fighter({ grade: 'B', stands: 2, engagedStands: 1 }), AGAIN)).toBe(4);
  });

  const B: Partial<Fighter> = { grade: 'B' };
  it.each([
    ['Blood lust', { level: 'bloodLust' }, ['Blood lust', 2], ['Blood lust', 2]],
    ['Ready', { level: 'ready' }, ['Ready for battle', 1], ['Ready for battle', 1]],
    ['Shaken', { level: 'shaken' }, ['Shaken', -2], ['Shaken', -2]],
    ['DPs in a charge combat only', { dps: 3 }, ['DPs', -3], null],
    ['one flank', { flankSupports: 1 }, ['Stands on the flanks', 2], ['Stands on the flanks', 2]],
    ['both flanks', { flankSupports: 2 }, ['Stands on the flanks', 4], ['Stands on the flanks', 4]],
    ['charged, in a charge combat only', { charged: true }, ['Charged this turn', 1], null],
    ['following up', { followingUp: true }, ['Following up', 1], ['Following up', 1]],
    ['inspired', { inspired: true }, ['Champion or standard', 1], ['Champion or standard', 1]],
  ] as const)('COMB-1 %s', (_, changes, inCharge, otherwise) => {
    const expected = (part: readonly [string, number] | null) =>
      part ? [base(4), [...part, 'COMB-1']] : [base(4)];
    expect(rows(combatParts(fighter({ ...B, ...changes }), CHARGE))).toEqual(expected(inCharge));
    expect(rows(combatParts(fighter({ ...B, ...changes }), AGAIN))).toEqual(expected(otherwise));
  });

  it('COMB-1 all together', () => {
    const hero = fighter({
      grade: 'A',
      level: 'bloodLust',
      dps: 1,
      flankSupports: 2,
      charged: true,
      followingUp: true,
      inspired: true,
    });
    expect(diceOf(hero, CHARGE)).toBe(6 + 2 - 1 + 4 + 1 + 1 + 1);
    expect(diceOf(hero, AGAIN)).toBe(6 + 2 + 4 + 1 + 1);
  });

  it.each([
    ['quick sheet, far below', QUICK_SHEET, 'shaken', 4, [['Never below 1', 5, 'COMB-2']], 1],
    ['quick sheet, at nought', QUICK_SHEET, 'present', 2, [['Never below 1', 1, 'COMB-2']], 1],
    ['quick sheet, at one', QUICK_SHEET, 'present', 1, [], 1],
    ['rulebook, far below', RULEBOOK, 'shaken', 4, [['Never below 0', 4, 'COMB-2']], 0],
    ['rulebook, at nought', RULEBOOK, 'present', 2, [], 0],
  ] as const)('COMB-2 OPT-MIN-DIE %s', (_, options, level, dps, raised, dice) => {
    const terms = { charge: true, options };
    const levy = fighter({ grade: 'C', level, dps });
    const parts = rows(combatParts(levy, terms));
    expect(parts.filter(([, , rule]) => rule === 'COMB-2')).toEqual(raised);
    expect(diceOf(levy, terms)).toBe(dice);
  });

  it('COMB-1 dice by fighter, by the kind of round', () => {
    const worn = fighter({ id: 'red', grade: 'B', dps: 2 });
    expect(combatDice(combat({ red: [worn], charge: true }))).toEqual({ red: 2, black: 2 });
    expect(combatDice(combat({ red: [worn] }))).toEqual({ red: 4, black: 2 });
  });
});

describe('hit number', () => {
  it.each([
    ['nothing', {}, 5, [['Nothing hampers it', 5]]],
    ['unformed', { formed: false }, 6, [['Unformed', 6]]],
    ['flank or rear', { fromFlankOrRear: true }, 6, [['Taken in flank or rear', 6]]],
    ['ground', { worseGround: true }, 6, [['The enemy has the better ground', 6]]],
    [
      'everything, and no worse',
      { formed: false, fromFlankOrRear: true, worseGround: true },
      6,
      [
        ['Unformed', 6],
        ['Taken in flank or rear', 6],
        ['The enemy has the better ground', 6],
      ],
    ],
  ] as const)('COMB-3 %s', (_, changes, on, because) => {
    const hit = hitNumber(fighter(changes));
    expect(hit.on).toBe(on);
    expect(rows(hit.because)).toEqual(because.map(([label, value]) => [label, value, 'COMB-3']));
  });

  it('COMB-4 one automatic hit, however many leaders fight', () => {
    const king = fighter({ leaderFighting: true });
    expect(rows(automaticHits([king, fighter()]))).toEqual([['A leader fights', 1, 'COMB-4']]);
    expect(automaticHits([king, king])).toHaveLength(1);
    expect(automaticHits([fighter()])).toEqual([]);
  });
});

describe('impossible combats', () => {
  const red = (changes: Partial<Fighter>) =>
    combat({ red: [fighter({ name: 'Red', ...changes })] });

  it.each([
    ['COMB-5 nobody for red', combat({ red: [] }), 'COMB-5', 'Nobody fights for red.'],
    ['COMB-5 nobody for black', combat({ black: [] }), 'COMB-5', 'Nobody fights for black.'],
    [
      'COMB-5 one twice on a side',
      combat({ red: [fighter(), fighter()] }),
      'COMB-5',
      'Band fights twice.',
    ],
    ['COMB-5 one on both sides', red({ id: 'black' }), 'COMB-5', 'Black fights twice.'],
    [
      'COMB-1 no stands',
      red({ stands: 0 }),
      'COMB-1',
      'Stands of Red: 0 is not a whole number, 1 or more.',
    ],
    [
      'COMB-1 more engaged than there are',
      red({ engagedStands: 2 }),
      'COMB-1',
      'Engaged stands of Red: 2 is not a whole number, 1 to 1.',
    ],
    [
      'COMB-1 none engaged',
      red({ engagedStands: 0 }),
      'COMB-1',
      'Engaged stands of Red: 0 is not a whole number, 1 to 1.',
    ],
    [
      'COMB-1 three flanks',
      red({ flankSupports: 3 }),
      'COMB-1',
      'Flank supports of Red: 3 is not a whole number, 0 to 2.',
    ],
    [
      'COMB-1 fewer than no flanks',
      red({ flankSupports: -1 }),
      'COMB-1',
      'Flank supports of Red: -1 is not a whole number, 0 to 2.',
    ],
    ['DP-2 five DPs', red({ dps: 5 }), 'DP-2', 'DPs of Red: 5 is not a whole number, 0 to 4.'],
    [
      'DP-2 fewer than no DPs',
      red({ dps: -1 }),
      'DP-2',
      'DPs of Red: -1 is not a whole number, 0 to 4.',
    ],
    [
      'COMB-1 more dice than any table has',
      red({ stands: 181 }),
      'COMB-1',
      'Dice: 362 is not a whole number, 0 to 360.',
    ],
  ])('%s', (_, asked, rule, why) => {
    expect(checkCombat(asked)).toEqual({ kind: 'invalid', rule, why });
  });

  it('OPT-DP-CAP five DPs are possible where the count goes on', () => {
    const goesOn = { ...QUICK_SHEET, dpCap: 'goesOn' } as const;
    expect(checkCombat({ ...red({ dps: 5 }), options: goesOn })).toBeNull();
    expect(checkCombat({ ...red({ dps: -1 }), options: goesOn })?.rule).toBe('DP-2');
  });

  it('COMB-5 several a side are possible', () => {
    const two = [fighter({ id: 'a', dps: 4, flankSupports: 2 }), fighter({ id: 'b' })];
    expect(checkCombat(combat({ red: two }))).toBeNull();
  });
});
