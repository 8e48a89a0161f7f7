import { FIGURES } from './figures';
import type { Side } from './words';

/** The words of a pack of 54 playing cards: gods (GOD) and duels (DUEL) both use one. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

/** Hearts, diamonds, spades, clubs. */
export const SUITS = ['h', 'd', 's', 'c'] as const;
export type Suit = (typeof SUITS)[number];

export const JOKERS = ['joker1', 'joker2'] as const;
export type Joker = (typeof JOKERS)[number];

/** Such as `10h`, `Ks` or `joker1`: short, and plain JSON. */
export type Card = `${Rank}${Suit}` | Joker;

/** All 54 in the order of a new pack. */
export const CARDS: readonly Card[] = [
  ...SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`)),
  ...JOKERS,
];

export const isCard = (text: string): text is Card => (CARDS as readonly string[]).includes(text);

export const isJoker = (card: Card): card is Joker => (JOKERS as readonly string[]).includes(card);

/** Null for a joker, which has neither rank nor suit nor colour of its own. */
export const rankOf = (card: Card): Rank | null =>
  isJoker(card) ? null : (card.slice(0, -1) as Rank);

export const suitOf = (card: Card): Suit | null =>
  isJoker(card) ? null : (card.slice(-1) as Suit);

const SUIT_COLOURS: Record<Suit, Side> = { h: 'red', d: 'red', s: 'black', c: 'black' };

/** GOD: the side that a card acts on has its colour. */
export function colourOf(card: Card): Side | null {
  const suit = suitOf(card);
  return suit && SUIT_COLOURS[suit];
}

/** DUEL-4: court cards and jokers have values of their own, numbers count as they are. */
export function cardValue(card: Card): number {
  const values: Readonly<Record<string, number>> = FIGURES.duel.cardValues;
  const rank = rankOf(card) ?? 'joker';
  return values[rank] ?? Number(rank);
}

const RANK_NAMES: Record<Rank, string> = {
  '2': 'Two',
  '3': 'Three',
  '4': 'Four',
  '5': 'Five',
  '6': 'Six',
  '7': 'Seven',
  '8': 'Eight',
  '9': 'Nine',
  '10': 'Ten',
  J: 'Jack',
  Q: 'Queen',
  K: 'King',
  A: 'Ace',
};

const SUIT_NAMES: Record<Suit, string> = {
  h: 'hearts',
  d: 'diamonds',
  s: 'spades',
  c: 'clubs',
};

/** "Ten of hearts", "Joker". */
export function cardName(card: Card): string {
  const rank = rankOf(card);
  const suit = suitOf(card);
  return rank && suit ? `${RANK_NAMES[rank]} of ${SUIT_NAMES[suit]}` : 'Joker';
}
