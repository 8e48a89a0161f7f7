import { type Card, cardValue, colourOf, isJoker } from './cards';
import type { Blow, Exchange } from './duel';
import { FIGURES } from './figures';
import { otherSide, SIDES, type Side } from './words';

type Both<T> = Readonly<Record<Side, T>>;

/** DUEL-4: red parries, black strikes, a joker is what its player says; null while he has not said. */
export const blowOf = (card: Card, jokerAs: Blow | undefined): Blow | null =>
  isJoker(card) ? (jokerAs ?? null) : colourOf(card) === 'red' ? 'parry' : 'strike';

/** DUEL-6 */
export function resolve(cards: Both<Card>, blows: Both<Blow>): Exchange {
  const values = { red: cardValue(cards.red), black: cardValue(cards.black) };
  const outcome =
    blows.red !== blows.black
      ? strikeAgainstParry(values, blows.red === 'strike' ? 'red' : 'black')
      : blows.red === 'strike'
        ? bothStrike(values)
        : { wounded: [], advantage: higherOf(values) };
  return { cards, blows, ...outcome };
}

type Outcome = Pick<Exchange, 'wounded' | 'advantage'>;

/** Null when they are equal: dice again. */
const higherOf = (values: Both<number>): Side | null =>
  values.red === values.black ? null : values.red > values.black ? 'red' : 'black';

function bothStrike(values: Both<number>): Outcome {
  const higher = higherOf(values);
  const goesHome =
    higher !== null && values[higher] >= FIGURES.duel.overwhelms * values[otherSide(higher)];
  return { wounded: goesHome ? [otherSide(higher)] : SIDES, advantage: higher };
}

/** An equal parry is good enough. */
function strikeAgainstParry(values: Both<number>, striker: Side): Outcome {
  const parrier = otherSide(striker);
  return values[striker] > values[parrier]
    ? { wounded: [parrier], advantage: striker }
    : { wounded: [], advantage: parrier };
}
