import type { Side } from '#/core/sides';
import css from './Die.module.css';

export interface DieProps {
  readonly face: number;
  /** A hit has cut corners and is filled: it shows without colour. */
  readonly hit?: boolean;
  readonly side?: Side;
}

/** Pips of a die as places on a 3 by 3 grid. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

/** One die, lying on the table. */
export function Die({ face, hit = false, side = 'red' }: DieProps) {
  return (
    <svg
      className={`${css.die} ${hit ? `${css.hit} ${css[side]}` : ''}`}
      data-die
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      {hit ? (
        <path d="M11 2h18l9 9v18l-9 9H11l-9-9V11z" />
      ) : (
        <rect x="3" y="3" width="34" height="34" rx="8" />
      )}
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x}${y}`} cx={11 + x * 9} cy={11 + y * 9} r="3.400" />
      ))}
    </svg>
  );
}
