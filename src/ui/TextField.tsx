import { useId } from 'react';
import css from './TextField.module.css';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onSet: (value: string) => void;
  readonly placeholder?: string;
}

/** What is written here can be sent to another phone, whose app lets in no longer names. */
const LONGEST = 1000;

/** One line of any script; every keystroke counts at once. */
export function TextField({ label, value, onSet, placeholder }: TextFieldProps) {
  const id = useId();
  return (
    <div className={css.textField}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        dir="auto"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={LONGEST}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onSet(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </div>
  );
}
