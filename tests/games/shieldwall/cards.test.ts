import { describe, expect, it } from 'vitest';
import {
  CARDS,
  type Card,
  cardName,
  cardValue,
  colourOf,
  isCard,
  isJoker,
  rankOf,
  suitOf,
} from '#/games/shieldwall/rules/cards';

describe('the 54 cards', () => {
  it('are 26 red, 26 black and two jokers, all different (GOD, DUEL-3)', () => {
    expect(new Set(CARDS).size).toBe(54);
    expect(CARDS.filter((card) => colourOf(card) === 'red')).toHaveLength(26);
    expect(CARDS.filter((card) => colourOf(card) === 'black')).toHaveLength(26);
    expect(CARDS.filter(isJoker)).toEqual(['joker1', 'joker2']);
  });

  it.each<[Card, number]>([
    ['2h', 2],
    ['3s', 3],
    ['4d', 4],
    ['5c', 5],
    ['6h', 6],
    ['7s', 7],
    ['8d', 8],
    ['9c', 9],
    ['10h', 10],
    ['Js', 10],
    ['Qd', 11],
    ['Kc', 12],
    ['Ah', 13],
    ['joker1', 14],
    ['joker2', 14],
  ])('%s is worth %i in a duel (DUEL-4)', (card, value) => {
    expect(cardValue(card)).toBe(value);
  });

  it.each<[Card, 'red' | 'black' | null]>([
    ['10h', 'red'],
    ['Ad', 'red'],
    ['2s', 'black'],
    ['Kc', 'black'],
    ['joker2', null],
  ])('%s has the colour %s', (card, colour) => {
    expect(colourOf(card)).toBe(colour);
  });

  it('fall apart into rank and suit, jokers into neither', () => {
    expect([rankOf('10h'), suitOf('10h')]).toEqual(['10', 'h']);
    expect([rankOf('Ks'), suitOf('Ks')]).toEqual(['K', 's']);
    expect([rankOf('joker1'), suitOf('joker1')]).toEqual([null, null]);
  });

  it.each<[Card, string]>([
    ['2h', 'Two of hearts'],
    ['3d', 'Three of diamonds'],
    ['4s', 'Four of spades'],
    ['5c', 'Five of clubs'],
    ['6h', 'Six of hearts'],
    ['7h', 'Seven of hearts'],
    ['8h', 'Eight of hearts'],
    ['9h', 'Nine of hearts'],
    ['10d', 'Ten of diamonds'],
    ['Jd', 'Jack of diamonds'],
    ['Qs', 'Queen of spades'],
    ['Kc', 'King of clubs'],
    ['Ah', 'Ace of hearts'],
    ['joker1', 'Joker'],
  ])('%s reads "%s"', (card, name) => {
    expect(cardName(card)).toBe(name);
  });

  it.each(['', '1h', '11h', 'Kx', 'joker', 'joker3', 'h10', 'toString'])(
    '"%s" is none of them',
    (text) => {
      expect(isCard(text)).toBe(false);
    },
  );

  it('know each other', () => {
    expect(CARDS.every(isCard)).toBe(true);
  });
});
