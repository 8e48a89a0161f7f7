import { Icon } from '#/ui/icons/Icon';
import css from './PebbleTray.module.css';

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
    <div className={css.pebbles} data-pebbles role="group" aria-label={`${label}: ${count}`}>
      <button
        type="button"
        aria-label={takeLabel}
        aria-disabled={empty}
        onClick={empty ? undefined : onTake}
      >
        <Icon name="minus" />
      </button>
      <span className={css.pebblesCount} aria-hidden="true">
        {numerals.map((numeral) => (
          <b key={numeral} className={numeral === count ? '' : css.off}>
            {numeral}
          </b>
        ))}
      </span>
      <span className={css.pebblesStones}>
        {numerals.slice(1, places + 1).map((numeral) => (
          <i key={numeral} className={numeral <= count ? css.stone : ''} />
        ))}
      </span>
      <button type="button" aria-label={giveLabel} onClick={onGive}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
