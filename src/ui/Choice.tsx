import './Choice.css';
import { useId } from 'react';
import type { Side } from '#/core/sides';
import type { IconName } from './icons/drawings';
import { Icon } from './icons/Icon';
import { Ruled } from './Ruled';
import { SideMark } from './SideMark';

export interface ChoiceOption<T extends string> {
  readonly id: T;
  readonly word: string;
  readonly icon?: IconName;
  /** A side of the table, shown by its shield and its colour. */
  readonly side?: Side;
}

export interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly options: readonly ChoiceOption<T>[];
  readonly value: T | null;
  readonly onSet: (id: T) => void;
}

/** One of a few, all in sight. */
export function Choice<T extends string>({ label, options, value, onSet }: ChoiceProps<T>) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a flex row
    <div className="choice" role="group" aria-labelledby={id}>
      <span id={id} className="choice-label">
        <Ruled text={label} />
      </span>
      <div className="choice-options">
        {options.map((option) => (
          <button
            key={option.id}
            type="button"
            className={option.side}
            aria-pressed={option.id === value}
            onClick={() => onSet(option.id)}
          >
            {option.side && <SideMark side={option.side} />}
            {option.icon && <Icon name={option.icon} />}
            {option.word}
          </button>
        ))}
      </div>
    </div>
  );
}
