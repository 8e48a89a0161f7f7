import { countFrom, type Die } from './dice';

/**
 * Odds are counted in ways and become probabilities at the last moment. Counts are
 * doubles: exact whole numbers up to 2^53, right to about 14 digits beyond.
 */

/** The ways to get 0, 1, 2 ...: `counts[n]` of them give n. */
export type Counts = readonly number[];

/** Six to this power still fits a double; no table throws as many. */
export const MOST_DICE = 360;

/** Rising powers of a whole number by multiplication, which stays exact longer than `**`. */
const powers = (base: number, most: number): number[] => {
  const list = [1];
  for (let i = 1; i <= most; i++) list.push((list[i - 1] as number) * base);
  return list;
};

/** The ways that so many dice show 0, 1, 2 ... faces of `on` or more. */
export const hitCounts = (die: Die, dice: number, on: number): Counts => {
  const hitting = countFrom(die, on);
  const hits = powers(hitting, dice);
  const misses = powers(die.length - hitting, dice);
  const counts: number[] = [];
  let chosen = 1;
  for (let n = 0; n <= dice; n++) {
    counts.push(chosen * (hits[n] as number) * (misses[dice - n] as number));
    chosen = (chosen * (dice - n)) / (n + 1);
  }
  return counts;
};

/** The ways of a sum of two independent counts. */
export const convolve = (a: Counts, b: Counts): Counts => {
  const sum = new Array<number>(a.length + b.length - 1).fill(0);
  for (let i = 0; i < a.length; i++) {
    const ways = a[i] as number;
    for (let j = 0; j < b.length; j++)
      sum[i + j] = (sum[i + j] as number) + ways * (b[j] as number);
  }
  return sum;
};

/** The same ways, each to get `by` more. */
export const shift = (counts: Counts, by: number): Counts => [
  ...new Array<number>(by).fill(0),
  ...counts,
];

export const totalOf = (counts: Counts): number => counts.reduce((sum, ways) => sum + ways, 0);

/** Counts as probabilities: the last moment. */
export const sharesOf = (counts: Counts): number[] => {
  const total = totalOf(counts);
  return counts.map((ways) => ways / total);
};

/** One thing that can happen, and in how many ways. */
export interface Way<T> {
  readonly value: T;
  readonly ways: number;
}

/** Everything that can happen, each value once. */
export type Odds<T> = readonly Way<T>[];

export const allWays = (odds: Odds<unknown>): number =>
  odds.reduce((sum, { ways }) => sum + ways, 0);

/** The chance of the values that pass. */
export const chanceOf = <T>(odds: Odds<T>, passes: (value: T) => boolean): number =>
  odds.reduce((sum, { value, ways }) => (passes(value) ? sum + ways : sum), 0) / allWays(odds);

/** Plain data with the same content is the same value. */
const merge = <T>(list: readonly Way<T>[]): Odds<T> => {
  const merged = new Map<string, Way<T>>();
  for (const { value, ways } of list) {
    const key = JSON.stringify(value);
    merged.set(key, { value, ways: ways + (merged.get(key)?.ways ?? 0) });
  }
  return [...merged.values()];
};

export const dieOdds = (die: Die): Odds<number> => merge(die.map((value) => ({ value, ways: 1 })));

/** What becomes of each value; those that become the same are added up. */
export const mapOdds = <T, U>(odds: Odds<T>, become: (value: T) => U): Odds<U> =>
  merge(odds.map(({ value, ways }) => ({ value: become(value), ways })));

/** Two independent throws taken together. */
export const crossOdds = <T, U, V>(a: Odds<T>, b: Odds<U>, become: (t: T, u: U) => V): Odds<V> =>
  merge(
    a.flatMap((x) => b.map((y) => ({ value: become(x.value, y.value), ways: x.ways * y.ways }))),
  );

/** The same throw where what does not pass is thrown again. */
export const givenThat = <T, U extends T>(
  odds: Odds<T>,
  passes: (value: T) => value is U,
): Odds<U> => odds.filter((way): way is Way<U> => passes(way.value));

/** Counts as odds, the impossible left out. */
export const countOdds = (counts: Counts): Odds<number> =>
  counts.flatMap((ways, value) => (ways > 0 ? [{ value, ways }] : []));
