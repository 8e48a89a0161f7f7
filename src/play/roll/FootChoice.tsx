import { Icon } from '#/ui/icons/Icon';
import css from './FootChoice.module.css';

export interface FootChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly id: T; readonly word: string }[];
  readonly onSet: (id: T) => void;
}

/** One of two, beside the main button: both in sight, the one that is on with a tick. */
export function FootChoice<T extends string>({ label, value, options, onSet }: FootChoiceProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser
    <div className={css.footChoice} role="group" aria-label={label}>
      {options.map(({ id, word }) => (
        <button key={id} type="button" aria-pressed={id === value} onClick={() => onSet(id)}>
          {id === value && <Icon name="check" />}
          {word}
        </button>
      ))}
    </div>
  );
}
