import { describe, expect, it } from 'vitest';
import { seededChance } from '#/core/chance';
import { AVD, countFrom, D6, D8, isFace, throwDice } from '#/core/dice';

describe('dice', () => {
  it('AVD has faces 2, 3, 3, 4, 4, 5', () => {
    expect(AVD).toEqual([2, 3, 3, 4, 4, 5]);
    expect(D6).toEqual([1, 2, 3, 4, 5, 6]);
    expect(D8).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each([
    [D6, 1, true],
    [D6, 6, true],
    [D6, 0, false],
    [D6, 7, false],
    [D6, 2.5, false],
    [D6, Number.NaN, false],
    [AVD, 2, true],
    [AVD, 5, true],
    [AVD, 1, false],
    [AVD, 6, false],
  ])('AVD %j: is %d a face? %s', (die, n, expected) => {
    expect(isFace(die, n)).toBe(expected);
  });

  it('throws as many dice as asked, each the face that chance picks', () => {
    const picks = [0, 5, 2];
    const chance = { below: (n: number) => (n === 6 ? (picks.shift() ?? 0) : -1) };
    expect(throwDice(chance, AVD, 3)).toEqual([2, 5, 3]);
    expect(throwDice(chance, D6, 0)).toEqual([]);
  });

  it('throws every face and nothing else', () => {
    const thrown = throwDice(seededChance(1), D6, 500);
    expect([...new Set(thrown)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('counts the faces from a number up', () => {
    expect(countFrom([1, 4, 5, 6, 5], 5)).toBe(3);
    expect(countFrom([1, 4, 4], 5)).toBe(0);
    expect(countFrom([], 1)).toBe(0);
  });
});
