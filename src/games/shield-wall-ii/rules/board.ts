import type { Battle, Unit } from './battle';
import { around, frontOf, HEXES, type Hex, neighboursOf } from './hexes';
import type { Side } from './words';

/** Who stands in each hex (MAP-7: one unit at most). */
export type Board = readonly (Unit | undefined)[];

const boards = new WeakMap<Battle['units'], Board>();

/** Made once for each state of the units, for the same question is asked again and again. */
export function boardOf({ units }: Pick<Battle, 'units'>): Board {
  const known = boards.get(units);
  if (known) return known;
  const board = new Array<Unit | undefined>(HEXES.length).fill(undefined);
  for (const unit of Object.values(units)) if (unit.hex !== null) board[unit.hex] = unit;
  boards.set(units, board);
  return board;
}

const isEnemyAt = (board: Board, side: Side, hex: Hex | null | undefined): boolean =>
  hex != null && board[hex] !== undefined && board[hex].side !== side;

/**
 * MOVE-4: whether a warband of this side is kept from stepping to a hex beside it. Two enemies next
 * to it and to each other stand in neighbouring directions, so a hex that touches one of them lies
 * on either side of the pair.
 */
export function isHeldFrom(board: Board, side: Side, from: Hex, to: Hex): boolean {
  const ring = around(from);
  const way = ring.indexOf(to);
  const enemy = (turn: number): boolean => isEnemyAt(board, side, ring[(way + turn + 6) % 6]);
  return (enemy(1) && enemy(2)) || (enemy(-1) && enemy(-2));
}

/** MOVE-4: the enemies that hold this warband, every one that is part of a pair. */
export function holdersOf(board: Board, { side, hex }: Unit): readonly Unit[] {
  if (hex === null) return [];
  const ring = around(hex);
  const enemy = (way: number): boolean => isEnemyAt(board, side, ring[way % 6]);
  return ring.flatMap((each, way) => {
    const unit = each === null ? undefined : board[each];
    return unit && enemy(way) && (enemy(way + 1) || enemy(way + 5)) ? [unit] : [];
  });
}

/** The hexes in front of a warband on the board (MAP-7). */
export const frontHexes = ({ hex, facing }: Unit): readonly Hex[] =>
  hex === null ? [] : frontOf(hex, facing);

/** ATT-4: a friendly unit stands in its front, beside the hex that it attacks. */
export const hasFriendInFront = (board: Board, attacker: Unit, target: Hex | null): boolean =>
  frontHexes(attacker).some((hex) => hex !== target && board[hex]?.side === attacker.side);

/** The friends next to a unit. */
export const friendsBeside = (board: Board, { side, hex }: Unit): readonly Unit[] =>
  hex === null
    ? []
    : neighboursOf(hex).flatMap((each) => {
        const found = board[each];
        return found && found.side === side ? [found] : [];
      });
