import type { Level } from '#/games/shieldwall/rules';
import { Face } from './Face';
import css from './Ladder.module.css';
import { LEVEL_STEPS } from './levels';

export interface LadderProps {
  readonly label: string;
  readonly value: Level;
  /** "Set Leofsunu's band to Shaken" */
  readonly nameOf: (level: Level) => string;
  readonly onSet: (level: Level) => void;
}

/** A level is a place, a picture, a word and a colour at once. */
export function Ladder({ label, value, nameOf, onSet }: LadderProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div className={css.ladder} data-ladder role="group" aria-label={label}>
      {LEVEL_STEPS.map(({ id, word, tone }) => (
        <button
          key={id}
          type="button"
          className={css[`step${tone}`]}
          aria-label={nameOf(id)}
          aria-pressed={id === value}
          onClick={() => id !== value && onSet(id)}
        >
          <Face level={id} />
          <span>{word}</span>
        </button>
      ))}
    </div>
  );
}
