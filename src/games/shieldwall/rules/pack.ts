import { seededChance, shuffle } from '#/core/chance';
import { CARDS, type Card, isJoker, JOKERS } from './cards';

/** The god pack (GOD) as plain data: the seed fixes its order, now and after each reshuffle. */
export interface Pack {
  readonly seed: string;
  /** How often it has been shuffled; the next shuffle has another order. */
  readonly shuffles: number;
  /** What is left, the next card first. */
  readonly order: readonly Card[];
  /** Jokers drawn since it was shuffled: the first brings rain, the second terror (GOD-R, GOD-T). */
  readonly jokers: number;
}

export const newPack = (seed: string): Pack => shuffled(seed, 1);

const shuffled = (seed: string, shuffles: number): Pack => ({
  seed,
  shuffles,
  order: shuffledCards(`${seed}/gods/${shuffles}`),
  jokers: 0,
});

/** 54 cards in the order that a seed fixes. */
export const shuffledCards = (seed: string): readonly Card[] => shuffle(CARDS, seededChance(seed));

export interface Draw {
  readonly card: Card;
  readonly pack: Pack;
}

/**
 * One card off the pack, which is shuffled first if it has run out. A `given` card came from
 * a real pack: it is taken out of this one too, so that what is left stays right.
 */
export function draw(pack: Pack, given?: Card): Draw {
  const full = pack.order.length > 0 ? pack : shuffled(pack.seed, pack.shuffles + 1);
  const card = given ?? (full.order[0] as Card);
  const gone = counterpart(full, card);
  return {
    card,
    pack: {
      ...full,
      order: full.order.filter((each) => each !== gone),
      jokers: isJoker(card) ? nextJoker(full.jokers) : full.jokers,
    },
  };
}

/** A card that was drawn for nothing goes under the pack (LEAD-9, RULING-20). */
export const putUnder = (pack: Pack, card: Card): Pack => ({
  ...pack,
  order: [...pack.order, card],
  jokers: isJoker(card) ? pack.jokers - 1 : pack.jokers,
});

/** Nobody can tell two real jokers apart: a given one stands for whichever is left. */
const counterpart = (pack: Pack, card: Card): Card =>
  isJoker(card) && !pack.order.includes(card)
    ? (JOKERS.find((joker) => pack.order.includes(joker)) ?? card)
    : card;

/** A third joker can only come from a real pack that was shuffled early: it is a first again. */
const nextJoker = (drawn: number): number => (drawn % JOKERS.length) + 1;
