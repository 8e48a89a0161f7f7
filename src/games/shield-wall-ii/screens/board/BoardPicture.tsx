import type { ReactNode } from 'react';
import type { Battle } from '../../rules';
import { Ground } from './Ground';
import css from './HexBoard.module.css';
import { centreOf, frameOf, type Quarter } from './layout';
import { Piece } from './Piece';

export interface BoardPictureProps {
  /** What it shows, for who cannot see it. */
  readonly label: string;
  readonly battle: Pick<Battle, 'ground' | 'terrain' | 'units'>;
  readonly quarter?: Quarter;
  /** Drawn between the ground and the pieces. */
  readonly children?: ReactNode;
}

/** The board to be looked at: nothing on it takes taps. */
export function BoardPicture({ label, battle, quarter = 0, children }: BoardPictureProps) {
  const { x, y, width, height } = frameOf(quarter);
  return (
    <svg
      className={css.hexboard}
      data-hexboard
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <Ground ground={battle.ground} terrain={battle.terrain} quarter={quarter} />
      {children}
      {Object.values(battle.units).map(
        (unit) =>
          unit.hex !== null && (
            <Piece key={unit.id} unit={unit} quarter={quarter} {...centreOf(unit.hex, quarter)} />
          ),
      )}
    </svg>
  );
}
