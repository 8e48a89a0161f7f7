/** Where every throw and shuffle comes from. */
export interface Chance {
  /** A whole number from 0 to n - 1, each as likely as any other. */
  below(n: number): number;
}

const WORDS = 2 ** 32;

/**
 * 2^32 words do not split evenly into n heaps; the words left over are drawn again,
 * or the low numbers would come up too often.
 */
const pick = (n: number, word: () => number): number => {
  if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`No chance below ${n}`);
  const fair = WORDS - (WORDS % n);
  let drawn = word();
  while (drawn >= fair) drawn = word();
  return drawn % n;
};

/** `fill` is `(words) => crypto.getRandomValues(words)` where there is a crypto. */
export const cryptoChance = (fill: (words: Uint32Array<ArrayBuffer>) => void): Chance => {
  const one = new Uint32Array(1);
  return {
    below: (n) =>
      pick(n, () => {
        fill(one);
        return one[0] as number;
      }),
  };
};

/** Four 32-bit words: plain data that a journal can keep and a later session can go on from. */
export type ChanceState = readonly [number, number, number, number];

export interface SeededChance extends Chance {
  state(): ChanceState;
}

/** FNV-1a: every character of the seed counts. */
const hash = (text: string): number => {
  let word = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) word = Math.imul(word ^ text.charCodeAt(i), 0x01000193);
  return word >>> 0;
};

/** Chris Doty-Humphrey's sfc32: passes PractRand, needs four words and no more. */
const sfc32 = ([a, b, c, count]: ChanceState): { word: number; state: ChanceState } => {
  const word = (a + b + count) >>> 0;
  const rotated = (c << 21) | (c >>> 11);
  return {
    word,
    state: [(b ^ (b >>> 9)) >>> 0, (c + (c << 3)) >>> 0, (rotated + word) >>> 0, (count + 1) >>> 0],
  };
};

const WARM_UP = 15;

const startOf = (seed: number | string): ChanceState => {
  let state: ChanceState = [0, hash(`${seed}`), hash(`${seed}/`), 1];
  for (let i = 0; i < WARM_UP; i++) state = sfc32(state).state;
  return state;
};

/** The same seed gives the same throws for ever; a state gives the throws that would have come next. */
export const seededChance = (seed: number | string | ChanceState): SeededChance => {
  let state = typeof seed === 'object' ? seed : startOf(seed);
  const word = (): number => {
    const next = sfc32(state);
    state = next.state;
    return next.word;
  };
  return { below: (n) => pick(n, word), state: () => state };
};

/** Fisher and Yates: every order as likely as any other. */
export const shuffle = <T>(items: readonly T[], chance: Chance): T[] => {
  const rest = [...items];
  const shuffled: T[] = [];
  while (rest.length > 0) shuffled.push(...rest.splice(chance.below(rest.length), 1));
  return shuffled;
};
