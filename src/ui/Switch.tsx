import type { ReactNode } from 'react';
import { RuleCode } from './RuleCode';
import css from './Switch.module.css';

export interface SwitchProps {
  readonly children: ReactNode;
  readonly on: boolean;
  /** The rule that it comes from. */
  readonly rule?: string;
  readonly onSet: (on: boolean) => void;
}

/** On or off, at once. */
export function Switch({ children, on, rule, onSet }: SwitchProps) {
  const button = (
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
  if (!rule) return button;
  return (
    <div className={css.switchRuled}>
      {button}
      <RuleCode rule={rule} />
    </div>
  );
}
