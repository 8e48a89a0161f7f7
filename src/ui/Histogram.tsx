import css from './Histogram.module.css';
import { percent } from './percent';

export interface HistogramBar {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  /** The one that came up, or is asked about. */
  readonly marked?: boolean;
}

export interface HistogramProps {
  readonly label: string;
  readonly bars: readonly HistogramBar[];
}

/** How likely each result is. */
export function Histogram({ label, bars }: HistogramProps) {
  const highest = Math.max(...bars.map((bar) => bar.share));
  return (
    <figure className={css.histogram} aria-label={label}>
      <ol>
        {bars.map((bar) => (
          <li key={bar.label} className={bar.marked ? css.marked : ''}>
            <span className={css.histogramShare}>{percent(bar.share)}</span>
            <i
              aria-hidden="true"
              style={{ height: `${highest > 0 ? (bar.share / highest) * 4 : 0}rem` }}
            />
            <b>{bar.label}</b>
          </li>
        ))}
      </ol>
    </figure>
  );
}
