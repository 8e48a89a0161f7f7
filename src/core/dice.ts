import type { Chance } from './chance';

/** A die is its faces. */
export type Die = readonly number[];

export const D6: Die = [1, 2, 3, 4, 5, 6];
export const D8: Die = [1, 2, 3, 4, 5, 6, 7, 8];

/** The wargamer's average die. */
export const AVD: Die = [2, 3, 3, 4, 4, 5];

export const isFace = (die: Die, n: number): boolean => die.includes(n);

export const throwDice = (chance: Chance, die: Die, count: number): number[] =>
  Array.from({ length: count }, () => die[chance.below(die.length)] as number);

/** How many of these faces show `on` or more. */
export const countFrom = (faces: readonly number[], on: number): number =>
  faces.reduce((count, face) => (face >= on ? count + 1 : count), 0);
