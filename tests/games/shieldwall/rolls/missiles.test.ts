import { describe, expect, it } from 'vitest';
import { allWays } from '#/core/odds';
import { QUICK_SHEET, RULEBOOK } from '#/games/shieldwall/rules/options';
import {
  checkShooting,
  type MissileTarget,
  missileDice,
  missileEffect,
  missileOdds,
  missileParts,
  missiles,
  type Shooting,
} from '#/games/shieldwall/rules/rolls/missiles';
import { chance, given, refused, rows } from './table';

const target = (changes: Partial<MissileTarget> = {}): MissileTarget => ({
  level: 'present',
  dps: 0,
  stands: 2,
  retinue: false,
  inCover: false,
  ...changes,
});
const shooting = (changes: Partial<Shooting> = {}): Shooting => ({
  stands: 2,
  skilledArchers: 0,
  target: target(),
  options: QUICK_SHEET,
  ...changes,
});

describe('missile dice', () => {
  it.each([
    ['MISS-2 two for each stand', shooting(), [['2 stands shooting', 4, 'MISS-2']]],
    [
      'GOD-5 MISS-2 a skilled archer doubles one stand',
      shooting({ stands: 3, skilledArchers: 1 }),
      [
        ['3 stands shooting', 6, 'MISS-2'],
        ['Skilled archer', 2, 'GOD-5'],
      ],
    ],
    [
      'MISS-2 half at a retinue',
      shooting({ target: target({ retinue: true }) }),
      [
        ['2 stands shooting', 4, 'MISS-2'],
        ['At a retinue: half', -2, 'MISS-2'],
      ],
    ],
    [
      'MISS-2 half at cover, after doubling',
      shooting({ stands: 1, skilledArchers: 1, target: target({ inCover: true }) }),
      [
        ['1 stand shooting', 2, 'MISS-2'],
        ['Skilled archer', 2, 'GOD-5'],
        ['At cover: half', -2, 'MISS-2'],
      ],
    ],
    [
      'MISS-2 a retinue in cover is halved once',
      shooting({ stands: 3, target: target({ retinue: true, inCover: true }) }),
      [
        ['3 stands shooting', 6, 'MISS-2'],
        ['At a retinue: half', -3, 'MISS-2'],
      ],
    ],
  ])('%s', (_, asked, parts) => {
    expect(rows(missileParts(asked))).toEqual(parts);
    expect(missileDice(asked)).toBe(parts.reduce((sum, [, value]) => sum + Number(value), 0));
  });
});

describe('missile effects', () => {
  const effect = (changes: Partial<MissileTarget>, hits: number, options = QUICK_SHEET) => {
    const { levels, dps, rule, after } = missileEffect(target(changes), hits, options);
    return [levels, dps, rule, after.level, after.dps, after.stands];
  };

  it.each([
    ['MISS-3 no hit, no effect', {}, 0, [0, 0, 'MISS-3', 'present', 0, 2]],
    ['MISS-3 one DP a hit at Present', {}, 2, [0, 2, 'MISS-3', 'present', 2, 2]],
    ['MISS-3 and when Shaken', { level: 'shaken' }, 1, [0, 1, 'MISS-3', 'shaken', 1, 2]],
    ['MISS-3 DP-2 past four', { dps: 4 }, 1, [0, 1, 'MISS-3', 'shaken', 4, 2]],
    ['MISS-3 AL-1 a stand falls', { dps: 4, level: 'shaken' }, 1, [0, 1, 'MISS-3', 'shaken', 4, 1]],
    [
      'OPT-MISSILE-AL Ready loses its level first',
      { level: 'ready' },
      1,
      [-1, 0, 'OPT-MISSILE-AL', 'present', 0, 2],
    ],
    [
      'OPT-MISSILE-AL hits left over are DPs',
      { level: 'ready' },
      3,
      [-1, 2, 'OPT-MISSILE-AL', 'present', 2, 2],
    ],
    [
      'OPT-MISSILE-AL each hit costs a level',
      { level: 'bloodLust' },
      1,
      [-1, 0, 'OPT-MISSILE-AL', 'ready', 0, 2],
    ],
    [
      'OPT-MISSILE-AL until Present',
      { level: 'bloodLust' },
      4,
      [-2, 2, 'OPT-MISSILE-AL', 'present', 2, 2],
    ],
  ] as const)('quick sheet: %s', (_, changes, hits, expected) => {
    expect(effect(changes, hits)).toEqual(expected);
  });

  it.each([
    ['MISS-3 at Present', {}, 2, [0, 2, 'MISS-3', 'present', 2, 2]],
    [
      'OPT-MISSILE-AL one level in all',
      { level: 'bloodLust' },
      3,
      [-1, 0, 'OPT-MISSILE-AL', 'ready', 0, 2],
    ],
    ['OPT-MISSILE-AL Ready', { level: 'ready' }, 2, [-1, 0, 'OPT-MISSILE-AL', 'present', 0, 2]],
    ['OPT-MISSILE-AL no hit', { level: 'ready' }, 0, [0, 0, 'OPT-MISSILE-AL', 'ready', 0, 2]],
  ] as const)('rulebook: %s', (_, changes, hits, expected) => {
    expect(effect(changes, hits, RULEBOOK)).toEqual(expected);
  });

  it('MISS-5 a hit retinue puts its leader at risk', () => {
    const atRisk = (retinue: boolean, hits: number) =>
      missileEffect(target({ retinue }), hits, QUICK_SHEET).leaderAtRisk;
    expect([atRisk(true, 1), atRisk(true, 0), atRisk(false, 1)]).toEqual([true, false, false]);
  });
});

describe('missile roll', () => {
  it('MISS-3 each six hits and nothing else does', () => {
    expect(given(missiles(shooting(), [6, 5, 6, 1]))).toMatchObject({ hits: 2, dps: 2, levels: 0 });
    expect(given(missiles(shooting(), [5, 5, 4, 1])).hits).toBe(0);
  });

  it.each([
    ['MISS-2 dice too few', shooting(), [6], 'MISS-2', 'Dice for this roll: 4, not 1.'],
    ['MISS-2 a face too high', shooting(), [1, 2, 3, 7], 'MISS-2', 'There is no 7 on this die.'],
    [
      'MISS-2 nobody shoots',
      shooting({ stands: 0 }),
      [],
      'MISS-2',
      'Stands shooting: 0 is not a whole number, 1 or more.',
    ],
    [
      'GOD-5 more archers than stands',
      shooting({ stands: 1, skilledArchers: 2 }),
      [],
      'GOD-5',
      'Skilled archers: 2 is not a whole number, 0 to 1.',
    ],
    [
      'MISS-3 a target that is gone',
      shooting({ target: target({ stands: 0 }) }),
      [],
      'MISS-3',
      "The target's stands: 0 is not a whole number, 1 or more.",
    ],
    [
      'DP-2 half a DP',
      shooting({ target: target({ dps: 0.5 }) }),
      [],
      'DP-2',
      "The target's DPs: 0.5 is not a whole number, 0 or more.",
    ],
    [
      'MISS-2 more dice than any table has',
      shooting({ stands: 181 }),
      [],
      'MISS-2',
      'Dice: 362 is not a whole number, 0 to 360.',
    ],
  ])('refuses %s', (_, asked, faces, rule, why) => {
    expect(refused(missiles(asked, faces))).toEqual({ kind: 'invalid', rule, why });
  });

  it('MISS-2 lets through what can be', () => {
    expect(checkShooting(shooting({ stands: 180 }))).toBeNull();
    expect(checkShooting(shooting({ stands: 1, skilledArchers: 1 }))).toBeNull();
    expect(checkShooting(shooting({ target: target({ stands: 1, dps: 4 }) }))).toBeNull();
  });
});

describe('missile odds', () => {
  it('MISS-3 the ways of each number of hits', () => {
    const odds = given(missileOdds(shooting()));
    expect(odds.map(({ value, ways }) => [value.hits, ways])).toEqual([
      [0, 625],
      [1, 500],
      [2, 150],
      [3, 20],
      [4, 1],
    ]);
    expect(allWays(odds)).toBe(6 ** 4);
  });

  it('MISS-3 DP-2 AL-1 the chance that a stand falls', () => {
    // Shaken at three DPs: the second hit takes a stand, so 2+ hits of 4 dice.
    const worn = target({ level: 'shaken', dps: 3 });
    const odds = given(missileOdds(shooting({ target: worn })));
    expect(chance(odds, ({ after }) => after.stands < 2)).toBeCloseTo(171 / 1296, 15);
    expect(chance(odds, ({ after }) => after.stands === 0)).toBeCloseTo(21 / 1296, 15);
  });

  it('OPT-MISSILE-AL the chance that a level goes', () => {
    const odds = given(missileOdds(shooting({ target: target({ level: 'ready' }) })));
    expect(chance(odds, ({ levels }) => levels === -1)).toBeCloseTo(671 / 1296, 15);
  });

  it('MISS-2 refuses what the roll refuses', () => {
    expect(refused(missileOdds(shooting({ stands: 1.5 }))).rule).toBe('MISS-2');
  });
});
