import { describe, expect, it } from 'vitest';
import type { Result } from '#/core/result';
import type { Card } from '#/games/shieldwall/rules/cards';
import {
  type Duel,
  type DuelFighterKind,
  newDuel,
  newFighter,
} from '#/games/shieldwall/rules/duel';
import {
  dealFor,
  dealHands,
  discardCards,
  owedDiscards,
  playExchange,
  takeAdvantage,
} from '#/games/shieldwall/rules/duel-play';
import type { Refusal } from '#/games/shieldwall/rules/rule';
import type { Side } from '#/games/shieldwall/rules/words';

const must = (result: Result<Duel, Refusal>): Duel => {
  if (!result.ok) throw new Error(result.error.why);
  return result.value;
};

const refused = (result: Result<Duel, Refusal>) =>
  result.ok ? null : { kind: result.error.kind, rule: result.error.rule };

const leaders = newDuel({ red: newFighter('leader'), black: newFighter('leader') });

/** With real cards, red having the advantage. */
const fighting = must(takeAdvantage(must(dealHands(leaders, null)), [{ red: 6, black: 1 }]));

describe('the deal (DUEL-3)', () => {
  it.each<[DuelFighterKind, boolean, number, number]>([
    ['leader', true, 8, 3],
    ['leader', false, 7, 2],
    ['heroicChampion', false, 7, 2],
    ['heroicChampion', true, 7, 2],
    ['champion', false, 6, 1],
    ['champion', true, 6, 1],
  ])('%s (special weapon: %s) gets %i and gives up %i', (kind, specialWeapon, dealt, discarded) => {
    expect(dealFor({ kind, specialWeapon })).toEqual({ dealt, discarded });
    expect(dealFor(newFighter(kind, specialWeapon))).toEqual({ dealt, discarded });
  });

  it('the special weapon is the leader’s, never his champion’s (ORG-5)', () => {
    expect(newFighter('leader', true).specialWeapon).toBe(true);
    expect(newFighter('champion', true).specialWeapon).toBe(false);
    expect(newFighter('heroicChampion', true).specialWeapon).toBe(false);
  });

  it('starts unhurt, without cards or advantage', () => {
    expect(leaders).toEqual({
      stage: 'deal',
      challenge: null,
      fighters: {
        red: { kind: 'leader', specialWeapon: false, wounds: 0, hand: null },
        black: { kind: 'leader', specialWeapon: false, wounds: 0, hand: null },
      },
      advantage: null,
      exchanges: [],
      result: null,
    });
  });

  it('takes two hands off one fresh pack, fixed by the seed', () => {
    const duel = newDuel({ red: newFighter('leader', true), black: newFighter('champion') });
    const dealt = must(dealHands(duel, 'seed'));
    const { red, black } = dealt.fighters;
    expect(dealt.stage).toBe('discard');
    expect(red.hand).toHaveLength(8);
    expect(black.hand).toHaveLength(6);
    expect(new Set([...(red.hand ?? []), ...(black.hand ?? [])]).size).toBe(14);
    expect(must(dealHands(duel, 'seed'))).toEqual(dealt);
    expect(must(dealHands(duel, 'other'))).not.toEqual(dealt);
  });

  it('leaves real cards to the players and goes on to the dice', () => {
    const dealt = must(dealHands(leaders, null));
    expect(dealt).toEqual({ ...leaders, stage: 'advantage' });
    expect(owedDiscards(dealt.fighters.red)).toBe(0);
  });
});

describe('discards (DUEL-3)', () => {
  const hands = {
    red: ['2h', '3h', '4h', '5h', '6h', '7h', '8h'],
    black: ['2s', '3s', '4s', '5s', '6s', '7s'],
  } satisfies Record<Side, Card[]>;
  const dealt: Duel = {
    ...leaders,
    stage: 'discard',
    fighters: {
      red: { ...newFighter('leader'), hand: hands.red },
      black: { ...newFighter('champion'), hand: hands.black },
    },
  };

  it('leave five cards each; then dice are due', () => {
    const once = must(discardCards(dealt, 'red', ['2h', '8h']));
    expect(once.stage).toBe('discard');
    expect(once.fighters.red.hand).toEqual(['3h', '4h', '5h', '6h', '7h']);
    expect(once.fighters.black.hand).toEqual(hands.black);
    expect(owedDiscards(once.fighters.red)).toBe(0);
    expect(owedDiscards(once.fighters.black)).toBe(1);
    const both = must(discardCards(once, 'black', ['5s']));
    expect(both.stage).toBe('advantage');
    expect(both.fighters.black.hand).toEqual(['2s', '3s', '4s', '6s', '7s']);
  });

  it.each<[string, Side, Card[]]>([
    ['too few', 'red', ['2h']],
    ['too many', 'black', ['2s', '3s']],
    ['none', 'black', []],
    ['one card twice', 'red', ['2h', '2h']],
    ['the enemy’s card', 'black', ['2h']],
  ])('are refused: %s', (_, side, cards) => {
    expect(refused(discardCards(dealt, side, cards))).toEqual({ kind: 'invalid', rule: 'DUEL-3' });
  });

  it('are refused twice from one side', () => {
    const once = must(discardCards(dealt, 'red', ['2h', '8h']));
    expect(refused(discardCards(once, 'red', ['3h', '4h']))).not.toBeNull();
  });
});

describe('advantage (DUEL-5)', () => {
  const rolling = (red: DuelFighterKind, black: DuelFighterKind): Duel => ({
    ...newDuel({ red: newFighter(red), black: newFighter(black) }),
    stage: 'advantage',
  });

  it.each<[DuelFighterKind, DuelFighterKind, [number, number][], Side]>([
    ['leader', 'leader', [[4, 3]], 'red'],
    ['leader', 'champion', [[2, 3]], 'black'],
    ['heroicChampion', 'leader', [[3, 3]], 'red'],
    ['leader', 'heroicChampion', [[3, 3]], 'black'],
    [
      'heroicChampion',
      'leader',
      [
        [2, 3],
        [6, 6],
      ],
      'red',
    ],
    [
      'heroicChampion',
      'heroicChampion',
      [
        [2, 2],
        [2, 3],
      ],
      'black',
    ],
  ])('%s against %s, %j: %s', (red, black, throws, side) => {
    const rolls = throws.map(([r, b]) => ({ red: r, black: b }));
    const duel = must(takeAdvantage(rolling(red, black), rolls));
    expect(duel).toMatchObject({ stage: 'exchange', advantage: side });
  });

  it.each<[string, { red: number; black: number }[]]>([
    ['no dice', []],
    ['a tie at the end', [{ red: 3, black: 3 }]],
    [
      'more dice after a winner',
      [
        { red: 4, black: 3 },
        { red: 1, black: 2 },
      ],
    ],
    ['a seven', [{ red: 7, black: 1 }]],
  ])('is refused: %s', (_, rolls) => {
    expect(refused(takeAdvantage(rolling('leader', 'leader'), rolls))).toEqual({
      kind: 'invalid',
      rule: 'DUEL-5',
    });
  });
});

describe('exchanges (DUEL-6, DUEL-7, DUEL-9)', () => {
  const playAll = (...pairs: [Card, Card][]): Duel =>
    pairs.reduce((duel, [red, black]) => must(playExchange(duel, { red, black })), fighting);

  it('hand the advantage on and keep what was played', () => {
    const duel = playAll(['4h', '5s']);
    expect(duel).toMatchObject({ stage: 'exchange', advantage: 'black', result: null });
    expect(duel.fighters.red.wounds).toBe(1);
    expect(duel.fighters.black.wounds).toBe(0);
    expect(duel.exchanges).toEqual([
      {
        cards: { red: '4h', black: '5s' },
        blows: { red: 'parry', black: 'strike' },
        wounded: ['red'],
        advantage: 'black',
      },
    ]);
  });

  it('call for dice again after equal values of one colour', () => {
    const duel = playAll(['Jh', '10d']);
    expect(duel).toMatchObject({ stage: 'advantage', advantage: null });
    expect(must(takeAdvantage(duel, [{ red: 1, black: 2 }]))).toMatchObject({
      stage: 'exchange',
      advantage: 'black',
    });
  });

  it('end with the third wound: the other has won (DUEL-7)', () => {
    const two = playAll(['2h', '9s'], ['3h', '10s']);
    expect(two.stage).toBe('exchange');
    const duel = must(playExchange(two, { red: '4h', black: 'Ks' }));
    expect(duel.stage).toBe('over');
    expect(duel.result).toEqual({ how: 'fought', killed: ['red'], winner: 'black' });
    expect(duel.fighters.red.wounds).toBe(3);
  });

  it('can kill both at once: nobody has won (DUEL-7)', () => {
    const duel = playAll(['9s', '10s'], ['9c', '10c'], ['Qs', 'Qc']);
    expect(duel.result).toEqual({ how: 'fought', killed: ['red', 'black'], winner: null });
  });

  it('end after five with nobody dead: no winner (DUEL-9)', () => {
    const four = playAll(['9h', '2s'], ['9d', '3s'], ['9h', '2s'], ['9d', '3s']);
    expect(four.stage).toBe('exchange');
    const five = must(playExchange(four, { red: '5h', black: '5d' }));
    expect(five.stage).toBe('over');
    expect(five.result).toEqual({ how: 'fought', killed: [], winner: null });
    expect(refused(playExchange(five, { red: '9h', black: '2s' }))).toEqual({
      kind: 'invalid',
      rule: 'DUEL-6',
    });
  });

  it('take a joker for what its player says, and ask when he has not (DUEL-4)', () => {
    const cards = { red: 'joker1', black: '9s' } as const;
    expect(refused(playExchange(fighting, cards))).toEqual({ kind: 'invalid', rule: 'DUEL-4' });
    expect(
      refused(playExchange(fighting, { red: '9h', black: 'joker1' }, { red: 'parry' })),
    ).toEqual({ kind: 'invalid', rule: 'DUEL-4' });
    expect(must(playExchange(fighting, cards, { red: 'parry' })).exchanges[0]).toMatchObject({
      wounded: [],
      advantage: 'red',
    });
    expect(must(playExchange(fighting, cards, { red: 'strike' })).exchanges[0]).toMatchObject({
      wounded: ['red', 'black'],
    });
  });

  it('refuse a card that does not exist or is not in the hand', () => {
    const strange = { red: '1h' as Card, black: '9s' as Card };
    expect(refused(playExchange(fighting, strange))).toEqual({ kind: 'invalid', rule: 'DUEL-6' });
    const held: Duel = {
      ...fighting,
      fighters: {
        red: { ...fighting.fighters.red, hand: ['2h', '3h'] },
        black: { ...fighting.fighters.black, hand: ['9s', '3s'] },
      },
    };
    expect(refused(playExchange(held, { red: '4h', black: '9s' }))).toEqual({
      kind: 'invalid',
      rule: 'DUEL-6',
    });
    expect(refused(playExchange(held, { red: '2h', black: '2s' }))).not.toBeNull();
    const { red, black } = must(playExchange(held, { red: '2h', black: '9s' })).fighters;
    expect([red.hand, black.hand]).toEqual([['3h'], ['3s']]);
    expect(must(playExchange(fighting, { red: '2h', black: '9s' })).fighters.red.hand).toBeNull();
  });
});
