import { describe, expect, it } from 'vitest';
import { AVD, D6 } from '#/core/dice';
import { allWays, chanceOf } from '#/core/odds';
import {
  catchOdds,
  MOVE_PURPOSES,
  type MoveRoll,
  moveDice,
  movement,
  movementOdds,
} from '#/games/shieldwall/rules/rolls/movement';
import { chance, given, refused, rows } from './table';

const roll = (changes: Partial<MoveRoll> = {}): MoveRoll => ({
  purpose: 'move',
  extraDie: false,
  half: null,
  rain: false,
  units: [{ id: 'a', formed: true }],
  ...changes,
});

describe('move dice', () => {
  it.each([
    ['MOVE-1 an average die', roll(), [AVD]],
    ['MOVE-1 and a D6 if declared', roll({ extraDie: true }), [AVD, D6]],
    ['MOVE-1 rout rolls both', roll({ purpose: 'rout' }), [AVD, D6]],
    ['MOVE-1 retire rolls both', roll({ purpose: 'retire' }), [AVD, D6]],
    ['MOVE-1 pursuit rolls both', roll({ purpose: 'pursue' }), [AVD, D6]],
  ])('%s', (_, asked, dice) => {
    expect(moveDice(asked)).toEqual(dice);
  });

  it('MOVE-1 knows four purposes', () => {
    expect(MOVE_PURPOSES).toEqual(['move', 'rout', 'retire', 'pursue']);
  });
});

describe('a move', () => {
  it('MOVE-1 adds its dice', () => {
    const moved = given(movement(roll({ extraDie: true }), [3, 4]));
    expect(rows(moved.parts)).toEqual([
      ['Average die', 3, 'MOVE-1'],
      ['D6', 4, 'MOVE-1'],
    ]);
    expect(moved).toMatchObject({ inches: 7, fatigue: 0, tired: [] });
  });

  it('MAN-3 about face: half the inches rolled, kept to the half inch', () => {
    const moved = given(movement(roll({ extraDie: true, half: 'aboutFace' }), [3, 4]));
    expect(rows(moved.parts)).toEqual([
      ['Average die', 3, 'MOVE-1'],
      ['D6', 4, 'MOVE-1'],
      ['About face: half a move', -3.5, 'MAN-3'],
    ]);
    expect(moved.inches).toBe(3.5);
  });

  it('MAN-5 embarking: half a move', () => {
    const moved = given(movement(roll({ half: 'boarding' }), [4]));
    expect(rows(moved.parts)).toEqual([
      ['Average die', 4, 'MOVE-1'],
      ['Embarking or disembarking: half a move', -2, 'MAN-5'],
    ]);
    expect(moved.inches).toBe(2);
  });

  it.each([
    ['MOVE-4 dry: a 4 does not tire', [4], false, 0],
    ['MOVE-4 dry: a 5 does', [5], false, 1],
    ['MOVE-4 dry: each die', [5, 6], false, 2],
    ['MOVE-4 dry: the D6 alone', [4, 5], false, 1],
    ['MOVE-4 rain: a 3 does not', [3, 3], true, 0],
    ['MOVE-4 rain: a 4 does', [4, 3], true, 1],
    ['MOVE-4 rain: each die', [4, 4], true, 2],
  ])('%s', (_, faces, rain, fatigue) => {
    const moved = given(movement(roll({ extraDie: faces.length === 2, rain }), faces));
    expect(moved.fatigue).toBe(fatigue);
    expect(moved.tired).toEqual(fatigue > 0 ? ['a'] : []);
  });

  it('MOVE-3 MOVE-4 a shared roll tires every formed unit and no other', () => {
    const units = [
      { id: 'retinue', formed: true },
      { id: 'right', formed: false },
      { id: 'left', formed: true },
    ];
    const moved = given(movement(roll({ extraDie: true, units }), [5, 5]));
    expect(moved).toMatchObject({ inches: 10, fatigue: 2, tired: ['retinue', 'left'] });
  });

  it.each(['rout', 'retire', 'pursue'] as const)(
    'MOVE-5 a %s is unformed and tires nobody',
    (purpose) => {
      expect(given(movement(roll({ purpose }), [5, 6]))).toMatchObject({
        inches: 11,
        fatigue: 0,
        tired: [],
      });
    },
  );

  it.each([
    ['MOVE-1 a die too many', roll(), [3, 4], 'MOVE-1', 'Dice for this roll: 1, not 2.'],
    [
      'MOVE-1 a die too few',
      roll({ extraDie: true }),
      [3],
      'MOVE-1',
      'Dice for this roll: 2, not 1.',
    ],
    ['MOVE-1 no die', roll(), [], 'MOVE-1', 'Dice for this roll: 1, not 0.'],
    ['AVD has no 6', roll(), [6], 'AVD', 'There is no 6 on this die.'],
    ['AVD has no 1', roll({ extraDie: true }), [1, 4], 'AVD', 'There is no 1 on this die.'],
    [
      'MOVE-1 a D6 has no 7',
      roll({ extraDie: true }),
      [3, 7],
      'MOVE-1',
      'There is no 7 on this die.',
    ],
  ])('%s', (_, asked, faces, rule, why) => {
    expect(refused(movement(asked, faces))).toEqual({ kind: 'invalid', rule, why });
  });
});

describe('odds of a move', () => {
  const tires = ({ fatigue }: { fatigue: number }) => fatigue >= 1;
  const both = roll({ extraDie: true });

  it('MOVE-4 both dice, at least one DP: 4/9 dry, 3/4 in rain', () => {
    expect(chance(movementOdds(both), tires)).toBe(4 / 9);
    expect(chance(movementOdds({ ...both, rain: true }), tires)).toBe(3 / 4);
  });

  it('MOVE-4 one die: 1/6 dry, 1/2 in rain', () => {
    expect(chance(movementOdds(roll()), tires)).toBe(1 / 6);
    expect(chance(movementOdds(roll({ rain: true })), tires)).toBe(1 / 2);
  });

  it('MOVE-1 one die: 2 to 5 inches', () => {
    expect(movementOdds(roll())).toEqual([
      { value: { inches: 2, fatigue: 0 }, ways: 1 },
      { value: { inches: 3, fatigue: 0 }, ways: 2 },
      { value: { inches: 4, fatigue: 0 }, ways: 2 },
      { value: { inches: 5, fatigue: 1 }, ways: 1 },
    ]);
  });

  it.each([
    ['MOVE-1 MOVE-4 dry', both],
    ['MOVE-4 rain', { ...both, rain: true }],
    ['MAN-3 half', { ...both, half: 'aboutFace' as const }],
    ['MOVE-5 pursuit', roll({ purpose: 'pursue' })],
  ])('%s: distance and fatigue together agree with all 36 throws', (_, asked) => {
    const odds = movementOdds(asked);
    const tiring = asked.purpose === 'move' ? (asked.rain ? [4, 5, 6] : [5, 6]) : [];
    const expected = new Map<string, number>();
    for (const avd of [2, 3, 3, 4, 4, 5]) {
      for (const d6 of [1, 2, 3, 4, 5, 6]) {
        const inches = asked.half ? (avd + d6) / 2 : avd + d6;
        const fatigue = [avd, d6].filter((face) => tiring.includes(face)).length;
        const key = `${inches}/${fatigue}`;
        expected.set(key, (expected.get(key) ?? 0) + 1);
      }
    }
    expect(allWays(odds)).toBe(36);
    expect(
      new Map(odds.map(({ value, ways }) => [`${value.inches}/${value.fatigue}`, ways])),
    ).toEqual(expected);
  });
});

describe('AFTER-3, AFTER-8: the chance of a catch', () => {
  const caught = (ran: number | null) => chanceOf(catchOdds(ran), (each) => each);

  it.each([
    ['3″ ran: any pursuit reaches it', 3, 36],
    ['7″ ran', 7, 21],
    ['11″ ran: only 5 and 6', 11, 1],
    ['12″ ran: more than the dice have', 12, 0],
  ])('%s', (_, ran, ways) => {
    expect(caught(ran)).toBeCloseTo(ways / 36, 10);
  });

  it('nobody has thrown: a pursuit as long as the flight catches', () => {
    expect(caught(null)).toBeCloseTo(737 / 1296, 10);
  });
});
