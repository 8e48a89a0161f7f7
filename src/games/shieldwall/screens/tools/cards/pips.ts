import type { Rank } from '#/games/shieldwall/rules';

const [LEFT, MIDDLE, RIGHT] = [72, 125, 178];
const [TOP, BOTTOM] = [72, 278];
const HALF = 175;
const column = (x: number, ...ys: readonly number[]) => ys.map((y) => [x, y] as const);
const both = (...ys: readonly number[]) => [...column(LEFT, ...ys), ...column(RIGHT, ...ys)];
const FOUR = [TOP, 141, 209, BOTTOM] as const;

/** Where the suit stands on a number card of 250 by 350; those below the middle stand on their heads. */
export const PIPS: Partial<Record<Rank, readonly (readonly [number, number])[]>> = {
  A: column(MIDDLE, HALF),
  '2': column(MIDDLE, TOP, BOTTOM),
  '3': column(MIDDLE, TOP, HALF, BOTTOM),
  '4': both(TOP, BOTTOM),
  '5': [...both(TOP, BOTTOM), ...column(MIDDLE, HALF)],
  '6': both(TOP, HALF, BOTTOM),
  '7': [...both(TOP, HALF, BOTTOM), ...column(MIDDLE, 123)],
  '8': [...both(TOP, HALF, BOTTOM), ...column(MIDDLE, 123, 227)],
  '9': [...both(...FOUR), ...column(MIDDLE, HALF)],
  '10': [...both(...FOUR), ...column(MIDDLE, 106, 244)],
};

export const isUpsideDown = (y: number): boolean => y > HALF;
