import type { Phase } from '#/games/shieldwall/rules';
import type { ToolId } from '#/games/shieldwall/rules/tools';
import type { IconName } from '#/ui/icons/drawings';
import { type OnDemand, onDemand } from '#/ui/onDemand';
import type { About } from './toolBattle';

/** A calculator: where it belongs in the turn, and how it is loaded. */
export interface ToolEntry {
  readonly id: ToolId;
  readonly name: string;
  readonly phase: Phase;
  /** Not bound to its phase. */
  readonly anyTime?: true;
  readonly icon: IconName | 'shaken';
  readonly Tool: OnDemand<{ readonly about: About }>;
}

/** Every calculator of the game, in the order of a turn. */
export const TOOLS: readonly ToolEntry[] = [
  {
    id: 'deployment',
    name: 'Deployment',
    phase: 'initiative',
    icon: 'standard',
    Tool: onDemand(() => import('./deployment/Deployment')),
  },
  {
    id: 'leader-points',
    name: 'Leader’s LPs',
    phase: 'initiative',
    icon: 'crown',
    Tool: onDemand(() => import('./leader-points/LeaderPoints')),
  },
  {
    id: 'initiative',
    name: 'Initiative',
    phase: 'initiative',
    icon: 'dice',
    Tool: onDemand(() => import('./initiative/Initiative')),
  },
  {
    id: 'gods',
    name: 'God pack',
    phase: 'gods',
    icon: 'cross',
    Tool: onDemand(() => import('./gods/Gods')),
  },
  {
    id: 'duel',
    name: 'Duel',
    phase: 'leadership',
    icon: 'sword',
    Tool: onDemand(() => import('./duel/Duel')),
  },
  {
    id: 'control',
    name: 'Control test',
    phase: 'movement',
    icon: 'horn',
    Tool: onDemand(() => import('./control/Control')),
  },
  {
    id: 'movement',
    name: 'Movement',
    phase: 'movement',
    icon: 'follow',
    Tool: onDemand(() => import('./movement/Movement')),
  },
  {
    id: 'rest',
    name: 'Rest',
    phase: 'movement',
    icon: 'tent',
    Tool: onDemand(() => import('./rest/Rest')),
  },
  {
    id: 'missiles',
    name: 'Missiles',
    phase: 'missiles',
    icon: 'arrow',
    Tool: onDemand(() => import('./missiles/Missiles')),
  },
  {
    id: 'charge',
    name: 'Charge',
    phase: 'combat',
    icon: 'charge',
    Tool: onDemand(() => import('./charge/Charge')),
  },
  {
    id: 'combat',
    name: 'Combat',
    phase: 'combat',
    icon: 'swords',
    Tool: onDemand(() => import('./combat/Combat')),
  },
  {
    id: 'risk',
    name: 'Risk to leader',
    phase: 'combat',
    icon: 'skull',
    Tool: onDemand(() => import('./risk/Risk')),
  },
  {
    id: 'lost-retinue',
    name: 'Lost retinue',
    phase: 'combat',
    icon: 'scattered',
    Tool: onDemand(() => import('./lost-retinue/LostRetinue')),
  },
  {
    id: 'morale',
    name: 'Morale',
    phase: 'combat',
    icon: 'shaken',
    Tool: onDemand(() => import('./morale/Morale')),
  },
  {
    id: 'pursuit',
    name: 'Pursuit',
    phase: 'combat',
    icon: 'pursue',
    Tool: onDemand(() => import('./pursuit/Pursuit')),
  },
  {
    id: 'free-hack',
    name: 'Free hack',
    phase: 'combat',
    icon: 'axe',
    Tool: onDemand(() => import('./free-hack/FreeHack')),
  },
  {
    id: 'dice',
    name: 'Dice',
    phase: 'combat',
    anyTime: true,
    icon: 'dice',
    Tool: onDemand(() => import('./dice/PlainDice')),
  },
];
