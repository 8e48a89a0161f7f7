import './Switch.css';
import type { ReactNode } from 'react';

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
      className="switch"
      aria-checked={on}
      onClick={() => onSet(!on)}
    >
      <span className="switch-label">{children}</span>
      <span className="switch-track" aria-hidden="true" />
    </button>
  );
}
