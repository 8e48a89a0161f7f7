import './PebbleTray.css';
import { Icon } from '#/ui/icons/Icon';

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

/**
 * The numeral carries the count, the stones confirm it. All numerals and stones lie ready, and a
 * tap only shows others: nothing has to be laid out before it is answered.
 */
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
  const numerals = Array.from({ length: Math.max(places, count) + 1 }, (_, numeral) => numeral);
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
        {numerals.map((numeral) => (
          <b key={numeral} className={numeral === count ? '' : 'off'}>
            {numeral}
          </b>
        ))}
      </span>
      <span className="pebbles-stones">
        {numerals.slice(1, places + 1).map((numeral) => (
          <i key={numeral} className={numeral <= count ? 'stone' : 'hollow'} />
        ))}
      </span>
      <button type="button" aria-label={giveLabel} onClick={onGive}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
