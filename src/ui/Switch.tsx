import type { ReactNode } from 'react';
import css from './Switch.module.css';

export interface SwitchProps {
  readonly children: ReactNode;
  readonly on: boolean;
  readonly onSet: (on: boolean) => void;
}

/** On or off, at once. */
export function Switch({ children, on, onSet }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={css.field}
      aria-checked={on}
      onClick={() => onSet(!on)}
    >
      <span className={css.switchLabel}>{children}</span>
      <span className={css.switchTrack} aria-hidden="true" />
    </button>
  );
}
