import { checkFaces } from '#/core/checks';
import { D6 } from '#/core/dice';
import { crossOdds, dieOdds, givenThat, type Odds } from '#/core/odds';
import { fail, ok, type Result } from '#/core/result';
import { invalid, type Part, type Refusal, type RuleId, sumOf } from '../rule';
import type { Side } from '../words';

/** What each side adds to its die, and why. */
export type DiceOffParts = Readonly<Record<Side, readonly Part[]>>;

/** A D6 each; ties are kept in the list and thrown again. */
export type DiceOffThrows = readonly Readonly<Record<Side, number>>[];

export interface DiceOffResult {
  /** Die and parts of the throw that decided. */
  readonly scores: Readonly<Record<Side, number>>;
  /** null: a tie, throw again. */
  readonly higher: Side | null;
}

const compare = (red: number, black: number): Side | null =>
  red === black ? null : red > black ? 'red' : 'black';

const score = (parts: DiceOffParts, thrown: Readonly<Record<Side, number>>): DiceOffResult => {
  const scores = { red: thrown.red + sumOf(parts.red), black: thrown.black + sumOf(parts.black) };
  return { scores, higher: compare(scores.red, scores.black) };
};

/** The last throw counts, and only ties may come before it. */
export const diceOff = (
  parts: DiceOffParts,
  throws: DiceOffThrows,
  rule: RuleId,
): Result<DiceOffResult, Refusal> => {
  for (const thrown of throws) {
    const bad = checkFaces([thrown.red, thrown.black], D6, 2, rule);
    if (bad) return fail(bad);
  }
  const results = throws.map((thrown) => score(parts, thrown));
  const last = results.pop();
  if (!last) return fail(invalid('Each side throws a D6.', rule));
  if (results.some(({ higher }) => higher !== null)) {
    return fail(invalid('Only a tie is thrown again.', rule));
  }
  return ok(last);
};

const decided = (side: Side | null): side is Side => side !== null;

/** Who is higher in the end, ties thrown again. */
export const diceOffOdds = (parts: DiceOffParts): Odds<Side> =>
  givenThat(
    crossOdds(dieOdds(D6), dieOdds(D6), (red, black) => score(parts, { red, black }).higher),
    decided,
  );
