import { ASHDOWN } from './ashdown';
import { MALDON } from './maldon';
import type { Scenario } from './scenario';
import { STAMFORD_BRIDGE } from './stamford-bridge';

export type { Scenario } from './scenario';

/** The ready-made battles; the first one is what a new player is offered. */
export const SCENARIOS: readonly [Scenario, ...Scenario[]] = [MALDON, ASHDOWN, STAMFORD_BRIDGE];
