import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AVD, D6 } from '#/core/dice';
import {
  allWays,
  chanceOf,
  convolve,
  countOdds,
  crossOdds,
  dieOdds,
  givenThat,
  hitCounts,
  MOST_DICE,
  mapOdds,
  sharesOf,
  shift,
  totalOf,
} from '#/core/odds';

/** Every throw of so many dice, written out. */
const everyThrow = (die: readonly number[], dice: number): number[][] =>
  dice === 0
    ? [[]]
    : everyThrow(die, dice - 1).flatMap((faces) => die.map((face) => [...faces, face]));

describe('counts', () => {
  it.each([
    ['no dice', D6, 0, 5, [1]],
    ['one die on 5', D6, 1, 5, [4, 2]],
    ['two dice on 5', D6, 2, 5, [16, 16, 4]],
    ['three dice on 6', D6, 3, 6, [125, 75, 15, 1]],
    ['sure hits', D6, 2, 1, [0, 0, 36]],
    ['no hit possible', D6, 2, 7, [36, 0, 0]],
    ['two average dice on 4', AVD, 2, 4, [9, 18, 9]],
  ])('hitCounts: %s', (_, die, dice, on, expected) => {
    expect(hitCounts(die, dice, on)).toEqual(expected);
  });

  it('hitCounts agrees with every throw written out', () => {
    for (const on of [2, 4, 5, 6]) {
      const expected = [0, 0, 0, 0, 0, 0];
      for (const faces of everyThrow(D6, 5)) {
        const hits = faces.filter((face) => face >= on).length;
        expected[hits] = (expected[hits] ?? 0) + 1;
      }
      expect(hitCounts(D6, 5, on)).toEqual(expected);
    }
  });

  it('stays finite for as many dice as are let through', () => {
    const counts = hitCounts(D6, MOST_DICE, 6);
    expect(counts.every(Number.isFinite)).toBe(true);
    expect(MOST_DICE).toBe(360);
    const mean = sharesOf(counts).reduce((sum, share, n) => sum + share * n, 0);
    expect(mean).toBeCloseTo(60, 9);
  });

  it('convolve adds independent counts', () => {
    expect(convolve([1, 2], [3, 4, 5])).toEqual([3, 10, 13, 10]);
    expect(convolve([7], [1, 0, 1])).toEqual([7, 0, 7]);
    expect(convolve(hitCounts(D6, 3, 5), hitCounts(D6, 4, 5))).toEqual(hitCounts(D6, 7, 5));
  });

  it('shift moves every count up', () => {
    expect(shift([1, 2], 0)).toEqual([1, 2]);
    expect(shift([1, 2], 2)).toEqual([0, 0, 1, 2]);
  });

  it('shares are parts of the whole', () => {
    expect(totalOf([1, 2, 5])).toBe(8);
    expect(sharesOf([1, 2, 5])).toEqual([0.125, 0.25, 0.625]);
  });

  it('property: shares sum to one', () => {
    fc.assert(
      fc.property(fc.nat(80), fc.nat(80), fc.integer({ min: 2, max: 6 }), (a, b, on) => {
        const counts = convolve(hitCounts(D6, a, on), hitCounts(D6, b, 6));
        expect(counts).toHaveLength(a + b + 1);
        expect(sharesOf(counts).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
      }),
    );
  });
});

describe('odds', () => {
  it('a die has each value once, with its ways', () => {
    expect(dieOdds(AVD)).toEqual([
      { value: 2, ways: 1 },
      { value: 3, ways: 2 },
      { value: 4, ways: 2 },
      { value: 5, ways: 1 },
    ]);
  });

  it('values that become the same are added up, plain data too', () => {
    expect(mapOdds(dieOdds(D6), (face) => ({ high: face > 4 }))).toEqual([
      { value: { high: false }, ways: 4 },
      { value: { high: true }, ways: 2 },
    ]);
  });

  it('two throws taken together', () => {
    const sum = crossOdds(dieOdds(D6), dieOdds(AVD), (a, b) => a + b);
    expect(allWays(sum)).toBe(36);
    expect(sum.find(({ value }) => value === 7)?.ways).toBe(6);
    expect(sum.find(({ value }) => value === 3)?.ways).toBe(1);
    expect(chanceOf(sum, (value) => value >= 10)).toBe(4 / 36);
  });

  it('what is thrown again leaves the rest', () => {
    const notOne = givenThat(dieOdds(D6), (face): face is 2 | 3 | 4 | 5 | 6 => face !== 1);
    expect(allWays(notOne)).toBe(5);
    expect(chanceOf(notOne, (face) => face === 6)).toBe(0.2);
  });

  it('counts become odds without the impossible', () => {
    expect(countOdds([0, 3, 0, 1])).toEqual([
      { value: 1, ways: 3 },
      { value: 3, ways: 1 },
    ]);
  });
});
