import type { ReactNode } from 'react';
import css from './EffectsList.module.css';
import tickCss from './tick.module.css';

export interface ListedEffect {
  /** "Ulf's band: Present → Shaken" */
  readonly text: ReactNode;
  /** What stands under it and is not part of what is tapped. */
  readonly under?: ReactNode;
}

export interface EffectsListProps {
  readonly label: string;
  readonly effects: readonly ListedEffect[];
  /** Places of the effects that the players let be. */
  readonly declined: readonly number[];
  readonly onDecline: (declined: readonly number[]) => void;
}

/** What would happen, line by line; a tap on a line lets it be. */
export function EffectsList({ label, effects, declined, onDecline }: EffectsListProps) {
  return (
    <ul className={css.effects} aria-label={label}>
      {effects.map(({ text, under }, place) => {
        const applies = !declined.includes(place);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an effect is known by its place
          <li key={place}>
            <label className={css.effect}>
              <input
                type="checkbox"
                className="sr-only"
                checked={applies}
                onChange={() =>
                  onDecline(
                    applies ? [...declined, place] : declined.filter((each) => each !== place),
                  )
                }
              />
              <i className={tickCss.tick} aria-hidden="true" />
              <span className={css.effectText}>{text}</span>
            </label>
            {under}
          </li>
        );
      })}
    </ul>
  );
}
