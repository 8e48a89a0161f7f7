import './Ladder.css';
import type { IconName } from './icons/drawings';
import { Icon } from './icons/Icon';

export interface LadderStep<T extends string> {
  readonly id: T;
  /** One short word under the picture. */
  readonly word: string;
  readonly icon: IconName;
  /** Its colour: 1 is the meekest, 4 the fiercest. */
  readonly tone: 1 | 2 | 3 | 4;
}

export interface LadderProps<T extends string> {
  readonly label: string;
  readonly steps: readonly LadderStep<T>[];
  readonly value: T;
  /** "Set Leofsunu's band to Shaken" */
  readonly nameOf: (step: LadderStep<T>) => string;
  readonly onSet: (id: T) => void;
}

/** A level is a place, a picture, a word and a colour at once. */
export function Ladder<T extends string>({ label, steps, value, nameOf, onSet }: LadderProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div className="ladder" role="group" aria-label={label}>
      {steps.map((step) => (
        <button
          key={step.id}
          type="button"
          className={`step-${step.tone}`}
          aria-label={nameOf(step)}
          aria-pressed={step.id === value}
          onClick={() => step.id !== value && onSet(step.id)}
        >
          <Icon name={step.icon} />
          <span>{step.word}</span>
        </button>
      ))}
    </div>
  );
}
