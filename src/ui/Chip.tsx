import type { ReactNode } from 'react';
import css from './Chip.module.css';
import type { IconName } from './icons/drawings';
import { Icon } from './icons/Icon';

export type ChipTone = 'plain' | 'red' | 'black' | 'gold';

export interface ChipProps {
  readonly tone?: ChipTone;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** A word that tells a state. */
export function Chip({ tone = 'plain', icon, children }: ChipProps) {
  return (
    <span className={`${css.chip} ${css[tone] ?? ''}`} data-chip={tone}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
