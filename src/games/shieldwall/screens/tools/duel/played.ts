import {
  type Card,
  type Command,
  colourOf,
  type Duel,
  type Exchange,
  otherSide,
  playExchange,
  type Side,
} from '#/games/shieldwall/rules';

export type Blow = 'strike' | 'parry';

/** A card on the table, and what it is if it is a joker (DUEL-4). */
export interface Played {
  readonly card: Card;
  readonly as?: Blow;
}

/** DUEL-4: red parries, black strikes, a joker is what its player says. */
export const blowOfPlayed = ({ card, as }: Played): Blow =>
  as ?? (colourOf(card) === 'red' ? 'parry' : 'strike');

/** DUEL-5: the one without advantage plays first. */
export const firstToPlay = (duel: Duel): Side => otherSide(duel.advantage ?? 'red');

/** The exchange of two cards as a command. */
export function exchangeOf(
  duel: Duel,
  first: Played,
  second: Played,
): Extract<Command, { type: 'exchange' }> {
  const leads = firstToPlay(duel);
  const [red, black] = leads === 'red' ? [first, second] : [second, first];
  return {
    type: 'exchange',
    cards: { red: red.card, black: black.card },
    jokerAs: { ...(red.as && { red: red.as }), ...(black.as && { black: black.as }) },
  };
}

/** DUEL-6: what two cards would come to. */
export function outcomeOf(duel: Duel, first: Played, second: Played): Exchange | null {
  const { cards, jokerAs } = exchangeOf(duel, first, second);
  const next = playExchange(duel, cards, jokerAs);
  return next.ok ? (next.value.exchanges.at(-1) ?? null) : null;
}
