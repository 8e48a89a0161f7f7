import css from './OddsBar.module.css';
import { percent } from './percent';

export interface OddsBand {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  /** 1 is the best for the one who asks, 5 the worst; each has its own pattern. */
  readonly tone: 1 | 2 | 3 | 4 | 5;
}

export interface OddsBarProps {
  readonly label: string;
  readonly bands: readonly OddsBand[];
}

/** Narrower bands have no room for words; the list under the bar has them all. */
const ROOM_FOR_A_NUMBER = 0.09;

/** What can come of a roll: a bar to glance at and a list to read. */
export function OddsBar({ label, bands }: OddsBarProps) {
  const possible = bands.filter((band) => band.share > 0);
  return (
    <figure className={css.odds} aria-label={label}>
      <div className={css.oddsBar} aria-hidden="true">
        {possible.map((band) => (
          <span
            key={band.label}
            className={css[`band${band.tone}`]}
            style={{ flexGrow: band.share }}
          >
            {band.share >= ROOM_FOR_A_NUMBER && <b>{Math.round(band.share * 100)}</b>}
          </span>
        ))}
      </div>
      <ul className={css.oddsList}>
        {possible.map((band) => (
          <li key={band.label}>
            <i className={css[`band${band.tone}`]} aria-hidden="true" />
            {band.label} <b>{percent(band.share)}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
