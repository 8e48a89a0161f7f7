import { describe, expect, it } from 'vitest';
import type { Card } from '#/games/shieldwall/rules/cards';
import type { Blow } from '#/games/shieldwall/rules/duel';
import { blowOf, resolve } from '#/games/shieldwall/rules/exchange';
import type { Side } from '#/games/shieldwall/rules/words';

describe('what a card is played as (DUEL-4)', () => {
  it.each<[Card, Blow | undefined, Blow | null]>([
    ['2h', undefined, 'parry'],
    ['Ad', undefined, 'parry'],
    ['2s', undefined, 'strike'],
    ['Kc', undefined, 'strike'],
    ['Kc', 'parry', 'strike'],
    ['joker1', 'parry', 'parry'],
    ['joker2', 'strike', 'strike'],
    ['joker1', undefined, null],
  ])('%s said to be %s: %s', (card, said, blow) => {
    expect(blowOf(card, said)).toBe(blow);
  });
});

/** Red's card, black's card, who is wounded, who has the advantage. */
type Row = [Card, Card, Side[], Side | null];

const play = (red: Card, black: Card, jokerAs: Partial<Record<Side, Blow>> = {}) => {
  const blows = {
    red: blowOf(red, jokerAs.red) ?? 'strike',
    black: blowOf(black, jokerAs.black) ?? 'strike',
  };
  return resolve({ red, black }, blows);
};

describe('an exchange (DUEL-6)', () => {
  it.each<Row>([
    ['5h', '4d', [], 'red'],
    ['4h', '5d', [], 'black'],
    ['Jh', '10d', [], null],
  ])('both parry, %s and %s: wounded %j, advantage %s', (red, black, wounded, advantage) => {
    expect(play(red, black)).toMatchObject({ wounded, advantage });
  });

  it.each<Row>([
    ['8s', '4c', ['black'], 'red'],
    ['4s', '8c', ['red'], 'black'],
    ['9s', '4c', ['black'], 'red'],
    ['7s', '4c', ['red', 'black'], 'red'],
    ['4s', '7c', ['red', 'black'], 'black'],
    ['6s', '6c', ['red', 'black'], null],
    ['Qs', '6c', ['red', 'black'], 'red'],
    ['Ks', '6c', ['black'], 'red'],
    ['7s', 'Ac', ['red', 'black'], 'black'],
  ])('both strike, %s and %s: wounded %j, advantage %s', (red, black, wounded, advantage) => {
    expect(play(red, black)).toMatchObject({ wounded, advantage });
  });

  it.each<Row>([
    ['9h', '8s', [], 'red'],
    ['8h', '8s', [], 'red'],
    ['7h', '8s', ['red'], 'black'],
    ['8s', '9h', [], 'black'],
    ['8s', '8h', [], 'black'],
    ['8s', '7h', ['black'], 'red'],
    ['2h', 'Ks', ['red'], 'black'],
  ])('parry and strike, %s and %s: wounded %j, advantage %s', (red, black, wounded, advantage) => {
    expect(play(red, black)).toMatchObject({ wounded, advantage });
  });

  it('a joker strikes with 14: double a seven, not an eight (DUEL-4)', () => {
    expect(play('joker1', '7s')).toMatchObject({ wounded: ['black'], advantage: 'red' });
    expect(play('joker1', '8s')).toMatchObject({ wounded: ['red', 'black'], advantage: 'red' });
  });

  it('a joker that parries stops even an ace (DUEL-4)', () => {
    expect(play('As', 'joker2', { black: 'parry' })).toEqual({
      cards: { red: 'As', black: 'joker2' },
      blows: { red: 'strike', black: 'parry' },
      wounded: [],
      advantage: 'black',
    });
  });
});
