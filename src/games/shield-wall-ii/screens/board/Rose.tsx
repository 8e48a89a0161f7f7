import type { CSSProperties } from 'react';
import { FACING_NAMES, FACINGS, type Facing } from '../../rules';
import { angleOf, type Quarter } from './layout';
import css from './Rose.module.css';

export interface RoseProps {
  readonly facing: Facing;
  /** Those that it may turn to. */
  readonly open: readonly Facing[];
  readonly quarter: Quarter;
  /** In a row wherever it stands. */
  readonly inRow?: boolean;
  readonly onTurn: (facing: Facing) => void;
}

/** The six facings as the board lies: in a ring, or in a row where there is no room for one. */
export function Rose({ facing, open, quarter, inRow = false, onTurn }: RoseProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div
      className={`${css.rose} ${inRow ? css.row : ''}`}
      data-rose
      role="group"
      aria-label="Turn to face"
    >
      <span aria-hidden="true">Turn</span>
      {FACINGS.map((each) => (
        <button
          key={each}
          type="button"
          aria-label={`Face ${FACING_NAMES[each]}`}
          aria-pressed={each === facing}
          style={placeAt(angleOf(each, quarter))}
          disabled={!open.includes(each) && each !== facing}
          onClick={() => open.includes(each) && onTurn(each)}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <path d="M0-11l6.500 20h-13z" transform={`rotate(${angleOf(each, quarter)})`} />
          </svg>
        </button>
      ))}
    </div>
  );
}

/** A ring of six in a grid of half buttons: the first row and column of each, and its turn in a row. */
const placeAt = (angle: number): CSSProperties => {
  const radians = (angle * Math.PI) / 180;
  const [column, row] = [Math.round(2 * Math.sin(radians)), -Math.round(2 * Math.cos(radians))];
  return {
    '--column': column + 3,
    '--row': row + 3,
    '--turn': (angle + 90) % 360,
  } as CSSProperties;
};
