import type { ComponentType } from 'react';
import type { IconName } from '../../../../ui/icons/drawings';
import type { Phase } from '../../rules';
import type { About } from './field';

/** A calculator: where it belongs in the turn, and how it is loaded. */
export interface ToolEntry {
  readonly id: string;
  readonly name: string;
  readonly phase: Phase;
  /** Not bound to its phase. */
  readonly anyTime?: true;
  readonly icon: IconName;
  readonly load: () => Promise<{ default: ComponentType<{ readonly about: About }> }>;
}

/** Every calculator of the game, in the order of a turn. */
export const TOOLS: readonly ToolEntry[] = [
  {
    id: 'deployment',
    name: 'Deployment',
    phase: 'initiative',
    icon: 'standard',
    load: () => import('./deployment/Deployment'),
  },
  {
    id: 'leader-points',
    name: 'LPs of a leader',
    phase: 'initiative',
    icon: 'crown',
    load: () => import('./leader-points/LeaderPoints'),
  },
  {
    id: 'initiative',
    name: 'Initiative',
    phase: 'initiative',
    icon: 'dice',
    load: () => import('./initiative/Initiative'),
  },
  {
    id: 'gods',
    name: 'God pack',
    phase: 'gods',
    icon: 'cross',
    load: () => import('./gods/Gods'),
  },
  {
    id: 'duel',
    name: 'Duel',
    phase: 'leadership',
    icon: 'sword',
    load: () => import('./duel/Duel'),
  },
  {
    id: 'control',
    name: 'Control test',
    phase: 'movement',
    icon: 'horn',
    load: () => import('./control/Control'),
  },
  {
    id: 'movement',
    name: 'Movement',
    phase: 'movement',
    icon: 'follow',
    load: () => import('./movement/Movement'),
  },
  {
    id: 'missiles',
    name: 'Missiles',
    phase: 'missiles',
    icon: 'arrow',
    load: () => import('./missiles/Missiles'),
  },
  {
    id: 'charge',
    name: 'Charge',
    phase: 'combat',
    icon: 'charge',
    load: () => import('./charge/Charge'),
  },
  {
    id: 'combat',
    name: 'Combat',
    phase: 'combat',
    icon: 'swords',
    load: () => import('./combat/Combat'),
  },
  {
    id: 'risk',
    name: 'Risk to leader',
    phase: 'combat',
    icon: 'skull',
    load: () => import('./risk/Risk'),
  },
  {
    id: 'lost-retinue',
    name: 'Lost retinue',
    phase: 'combat',
    icon: 'scattered',
    load: () => import('./lost-retinue/LostRetinue'),
  },
  {
    id: 'morale',
    name: 'Morale',
    phase: 'combat',
    icon: 'faceShaken',
    load: () => import('./morale/Morale'),
  },
  {
    id: 'free-hack',
    name: 'Free hack',
    phase: 'combat',
    icon: 'axe',
    load: () => import('./free-hack/FreeHack'),
  },
  {
    id: 'dice',
    name: 'Dice',
    phase: 'combat',
    anyTime: true,
    icon: 'dice',
    load: () => import('./dice/PlainDice'),
  },
];
