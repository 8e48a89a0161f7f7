import { memo } from 'react';
import type { Unit } from '../../rules';
import css from './HexBoard.module.css';
import { angleOf, type Quarter } from './layout';

export interface PieceProps {
  readonly unit: Unit;
  readonly x: number;
  readonly y: number;
  /** Null beside the board, where nobody faces anywhere. */
  readonly quarter: Quarter | null;
}

const KITE = 'M-13-13h26v10q0 10.500-13 17q-13-6.500-13-17z';
const ROUND = 'M-13.500 0a13.500 13.500 0 1 0 27 0a13.500 13.500 0 1 0-27 0z';
const CROWN = 'M-8 6h16M-8 3.500l-1-9 5 4 4-7 4 7 5-4-1 9z';
const CRACK = 'M2-16l-5 10 7 4-7 6 4 12';
const TENT = 'M0-15l17 28h-34z';
const DOOR = 'M0-3l-7 16h14z';
/** At the right of the piece; turned to where it faces. */
const WEDGE = 'M25 0l-8.500-6.500v13z';
const MOVED = 'M-19 14l4 5 8-9';
const ATTACKED = 'M9 11l8 8M17 11l-8 8';

const QUARTER = 90;

/**
 * A warband or a camp. Kite is red, round is black; hollow and cracked is spent; a crown is the
 * lord; the wedge shows the facing, the tick who has moved, the cross who has attacked.
 */
export const Piece = memo(function Piece({ unit, x, y, quarter }: PieceProps) {
  const { side, kind, state, name, facing, moved, attacked } = unit;
  return (
    <g
      className={`${css.piece} ${css[side] ?? ''} ${css[state] ?? ''}`}
      transform={`translate(${x} ${y})`}
    >
      {kind === 'camp' ? (
        <>
          <path className={css.shield} d={TENT} />
          <path className={css.door} d={DOOR} />
        </>
      ) : (
        <>
          {quarter !== null && (
            <path
              className={css.wedge}
              transform={`rotate(${angleOf(facing, quarter) - QUARTER})`}
              d={WEDGE}
            />
          )}
          <path className={css.shield} d={side === 'red' ? KITE : ROUND} />
          {state === 'spent' && <path className={css.crack} d={CRACK} />}
          {kind === 'lord' ? (
            <path className={css.crown} d={CROWN} />
          ) : (
            <text y={5}>{initialOf(name)}</text>
          )}
          {moved && <path className={css.done} d={MOVED} />}
          {attacked && <path className={css.done} d={ATTACKED} />}
        </>
      )}
    </g>
  );
});

const initialOf = (name: string): string => [...name][0]?.toUpperCase() ?? '';
