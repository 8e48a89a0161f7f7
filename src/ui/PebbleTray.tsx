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
      <svg className="pebbles-stones" viewBox="0 0 34 30" aria-hidden="true">
        {STONES.slice(0, places).map((stone, place) => (
          <g key={stone.at} transform={stone.at} className={place < count ? 'stone' : 'hollow'}>
            <path d={stone.outline} />
            <path className="shine" d="M-3.500-2.300c.9-1.400 2.500-2.100 4.200-1.900" />
          </g>
        ))}
      </svg>
      <button type="button" aria-label={giveLabel} onClick={onGive}>
        <Icon name="plus" />
      </button>
    </div>
  );
}

/** No two pebbles are alike. */
const STONES = [
  {
    at: 'translate(8.500 7.500)',
    outline: 'M-7-.5C-7-4.300-3.800-6-.5-6S6.500-4.800 7-1 4.500 5.500.5 5.800-7 3.500-7-.5z',
  },
  {
    at: 'translate(25.500 7.500)',
    outline: 'M-7 1c0-4.500 2.500-6.600 6-7S7-4 7-.5 5 5.500 1.500 6-7 5-7 1z',
  },
  {
    at: 'translate(8.500 22.500)',
    outline: 'M-6.500.5C-7-3-4.500-5.800-.5-6S6.800-3.500 7 .3 4 6 0 6-6 4-6.500.5z',
  },
  {
    at: 'translate(25.500 22.500)',
    outline: 'M-7 0c-.2-3.500 3-6 6.500-6S7-3 7 .5 3.500 6-.5 6-6.800 3.500-7 0z',
  },
] as const;
