import './PebbleTray.css';
import { Icon } from './icons/Icon';

export interface PebbleTrayProps {
  readonly count: number;
  /** How many stones lie ready; the numeral goes on where the stones end. */
  readonly places?: number;
  /** "DPs of Leofsunu's band" */
  readonly label: string;
  /** "Add a DP to Leofsunu's band" */
  readonly giveLabel: string;
  readonly takeLabel: string;
  readonly onGive: () => void;
  readonly onTake: () => void;
}

/** The numeral carries the count, the stones confirm it. */
export function PebbleTray({
  count,
  places = 4,
  label,
  giveLabel,
  takeLabel,
  onGive,
  onTake,
}: PebbleTrayProps) {
  const empty = count <= 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div className="pebbles" role="group" aria-label={`${label}: ${count}`}>
      <button
        type="button"
        aria-label={takeLabel}
        aria-disabled={empty}
        onClick={empty ? undefined : onTake}
      >
        <Icon name="minus" />
      </button>
      <span className="pebbles-count" aria-hidden="true">
        {count}
      </span>
      <span className="pebbles-stones">
        {STONES.slice(0, places).map((outline, place) => (
          <svg
            key={outline}
            viewBox="-8 -7 16 14"
            aria-hidden="true"
            className={place < count ? 'stone' : 'hollow'}
          >
            <path d={outline} />
            {place < count && <path className="shine" d="M-3.5-2.3c.9-1.4 2.5-2.1 4.2-1.9" />}
          </svg>
        ))}
      </span>
      <button type="button" aria-label={giveLabel} onClick={onGive}>
        <Icon name="plus" />
      </button>
    </div>
  );
}

/** No two pebbles are alike. */
const STONES = [
  'M-7-.5C-7-4.3-3.8-6-.5-6S6.5-4.8 7-1 4.5 5.5.5 5.8-7 3.5-7-.5z',
  'M-7 1c0-4.5 2.5-6.6 6-7S7-4 7-.5 5 5.5 1.5 6-7 5-7 1z',
  'M-6.5.5C-7-3-4.5-5.8-.5-6S6.8-3.5 7 .3 4 6 0 6-6 4-6.5.5z',
  'M-7 0c-.2-3.5 3-6 6.5-6S7-3 7 .5 3.5 6-.5 6-6.8 3.5-7 0z',
] as const;
