import { describe, expect, it } from 'vitest';
import { chanceOf } from '#/core/odds';
import { type Card, type GodRule, godOdds } from '#/games/shieldwall/rules';

const pack = (order: readonly Card[], jokers = 0) => ({ seed: 's', shuffles: 1, order, jokers });
const chance = (order: readonly Card[], rule: GodRule, jokers = 0) =>
  chanceOf(godOdds(pack(order, jokers)), (each) => each === rule);

describe('the odds of the next god card (GOD)', () => {
  it('counts what the pack still holds', () => {
    const left: readonly Card[] = ['2h', '3h', '3s', 'Kc'];
    expect(chance(left, 'GOD-3')).toBe(2 / 4);
    expect(chance(left, 'GOD-K')).toBe(1 / 4);
    expect(chance(left, 'GOD-1')).toBe(1 / 4);
    expect(chance(left, 'GOD-7')).toBe(0);
  });

  it('GOD-R, GOD-T: either joker brings rain first, the one left after it terror', () => {
    expect(chance(['joker1', 'joker2'], 'GOD-R')).toBe(1);
    expect(chance(['joker2', '2h'], 'GOD-T', 1)).toBe(1 / 2);
  });

  it('an empty pack is a whole one: 24 of 54 cards mean nothing', () => {
    expect(chance([], 'GOD-1')).toBe(24 / 54);
    expect(chance([], 'GOD-R', 2)).toBe(2 / 54);
  });
});
