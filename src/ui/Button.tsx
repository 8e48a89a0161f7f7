import './Button.css';
import type { ComponentProps } from 'react';
import type { IconName } from './icons/drawings';
import { Icon } from './icons/Icon';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `main` is the one thing to do next, `quiet` has no box. */
  readonly kind?: 'plain' | 'main' | 'quiet';
  readonly icon?: IconName;
}

export function Button({ kind = 'plain', icon, children, className, ...rest }: ButtonProps) {
  return (
    <button type="button" className={`button ${kind} ${className ?? ''}`} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
