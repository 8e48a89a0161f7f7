import { describe, expect, it } from 'vitest';
import { type Battle, REST_OF_GAME } from '#/games/shieldwall/rules/battle';
import type { Card } from '#/games/shieldwall/rules/cards';
import { choicesOf } from '#/games/shieldwall/rules/god-choices';
import { GOD_NAMES, godRule, picker } from '#/games/shieldwall/rules/gods';
import { QUICK_SHEET, RULEBOOK } from '#/games/shieldwall/rules/options';
import type { Side } from '#/games/shieldwall/rules/words';
import { levels, lost, sent, settle, showing } from './god-card';
import { applied, BLACK_UNITS, effectsOf, RED_UNITS } from './hosts';

describe('which rule a card follows', () => {
  it.each<[Card, number, string]>([
    ['2h', 0, 'GOD-1'],
    ['3h', 0, 'GOD-3'],
    ['4s', 0, 'GOD-1'],
    ['5s', 0, 'GOD-5'],
    ['6d', 0, 'GOD-1'],
    ['7d', 0, 'GOD-7'],
    ['8c', 0, 'GOD-1'],
    ['9c', 0, 'GOD-1'],
    ['10h', 2, 'GOD-1'],
    ['Jh', 0, 'GOD-J'],
    ['Qh', 0, 'GOD-Q'],
    ['Kh', 0, 'GOD-K'],
    ['Ah', 0, 'GOD-A'],
    ['joker1', 1, 'GOD-R'],
    ['joker2', 1, 'GOD-R'],
    ['joker1', 2, 'GOD-T'],
  ])('%s with %i jokers out: %s', (card, jokers, rule) => {
    expect(godRule(card, jokers)).toBe(rule);
  });

  it('has a name for each, no two alike', () => {
    const names = Object.values(GOD_NAMES);
    expect(names.every((name) => name.length > 3)).toBe(true);
    expect(new Set(names).size).toBe(11);
  });

  it.each<[Card, Side | null]>([
    ['3h', 'black'],
    ['3s', 'red'],
    ['Qh', 'red'],
    ['Kc', 'black'],
    ['Ad', 'red'],
    ['5h', null],
    ['Jh', null],
    ['2c', null],
    ['joker1', null],
  ])('%s lets %s pick (GOD-3, GOD-Q, GOD-K, GOD-A)', (card, side) => {
    expect(picker(card)).toBe(side);
  });
});

describe('cards that ask nobody', () => {
  it.each<Card>(['2h', '4s', '6d', '8c', '9h', '10s'])('%s does nothing (GOD-1)', (card) => {
    expect(effectsOf(settle(showing(card)))).toEqual([
      { type: 'battle', set: { godCard: { card, status: 'done' } }, reason: 'GOD-1' },
    ]);
    expect(choicesOf(showing(card), card)).toEqual([]);
  });

  it.each<[Card, Side, string]>([
    ['5h', 'red', 'GOD-5'],
    ['5s', 'black', 'GOD-5'],
    ['7d', 'red', 'GOD-7'],
    ['7c', 'black', 'GOD-7'],
  ])('%s is kept by %s until used (%s)', (card, side, reason) => {
    expect(sent(showing(card))).toEqual([
      { type: 'side', side, set: { retained: [card] }, reason },
    ]);
  });

  it('a kept card joins those kept before (GOD-5, GOD-7)', () => {
    const battle = applied(showing('5h'), settle(showing('5h')));
    const later: Battle = { ...battle, godCard: { card: '7h', status: 'drawn' } };
    expect(applied(later, settle(later)).sides.red.retained).toEqual(['5h', '7h']);
  });

  it('a jack costs every retinue of its side on the table a DP for morale (GOD-J)', () => {
    const dps = (unit: string) => ({ type: 'dps', unit, n: 1, cause: 'morale', reason: 'GOD-J' });
    expect(sent(showing('Jh'))).toEqual([dps('red-0-0'), dps('red-1-0')]);
    expect(sent(showing('Jc', { units: { 'black-0-0': lost } }))).toEqual([dps('black-1-0')]);
  });

  it('the first joker brings rain for this turn and the next, or for good (GOD-R, OPT-RAIN)', () => {
    const rain = (rainUntil: number) => [{ type: 'battle', set: { rainUntil }, reason: 'GOD-R' }];
    expect(sent(showing('joker2', { battle: { options: QUICK_SHEET } }, 1))).toEqual(rain(5));
    expect(sent(showing('joker2', { battle: { options: RULEBOOK } }, 1))).toEqual(
      rain(REST_OF_GAME),
    );
    expect(sent(showing('joker1', { battle: { rainUntil: 9 } }, 1))).toEqual(rain(9));
  });

  it('the second joker costs every unit of both armies a level (GOD-T)', () => {
    expect(sent(showing('joker1', {}, 2))).toEqual(
      levels([...RED_UNITS, ...BLACK_UNITS], -1, 'GOD-T'),
    );
    const fewer = showing('joker1', { units: { 'red-0-1': lost } }, 2);
    expect(sent(fewer)).toHaveLength(8);
  });
});
