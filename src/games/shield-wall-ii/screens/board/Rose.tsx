import './Rose.css';
import { FACING_NAMES, FACINGS, type Facing } from '../../rules';
import { angleOf, type Quarter } from './layout';

export interface RoseProps {
  readonly facing: Facing;
  /** Those that it may turn to. */
  readonly open: readonly Facing[];
  readonly quarter: Quarter;
  readonly onTurn: (facing: Facing) => void;
}

/** The six facings as the board lies. */
export function Rose({ facing, open, quarter, onTurn }: RoseProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div className="rose" role="group" aria-label="Turn to face">
      {FACINGS.map((each) => (
        <button
          key={each}
          type="button"
          aria-label={`Face ${FACING_NAMES[each]}`}
          aria-pressed={each === facing}
          style={{ gridArea: AREAS[angleOf(each, quarter)] }}
          disabled={!open.includes(each) && each !== facing}
          onClick={() => open.includes(each) && onTurn(each)}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <path d="M0-10l8 16h-16z" transform={`rotate(${angleOf(each, quarter)})`} />
          </svg>
        </button>
      ))}
    </div>
  );
}

/** By the angle at which a facing is drawn: row, column, and how far they go. */
const AREAS: Readonly<Record<number, string>> = {
  0: '1 / 2',
  30: '1 / 3',
  60: '1 / 3',
  90: '1 / 4 / span 2',
  120: '2 / 3',
  150: '2 / 3',
  180: '2 / 2',
  210: '2 / 2',
  240: '2 / 1',
  270: '1 / 1 / span 2',
  300: '1 / 1',
  330: '1 / 2',
};
