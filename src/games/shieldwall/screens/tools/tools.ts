import type { ComponentType } from 'react';
import type { IconName } from '../../../../ui/icons/drawings';
import type { Phase } from '../../rules';
import type { About } from './field';

/** A calculator: where it belongs in the turn, and how it is loaded. */
export interface ToolEntry {
  readonly id: string;
  readonly name: string;
  readonly phase: Phase;
  readonly icon: IconName;
  readonly load: () => Promise<{ default: ComponentType<{ readonly about: About }> }>;
}

/** Every calculator of the game, in the order of a turn. */
export const TOOLS: readonly ToolEntry[] = [
  {
    id: 'combat',
    name: 'Combat',
    phase: 'combat',
    icon: 'swords',
    load: () => import('./combat/Combat'),
  },
];
