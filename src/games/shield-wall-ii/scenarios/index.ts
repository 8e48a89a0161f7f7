import { ASHDOWN, BRUNANBURH, CLONTARF, FULFORD, MALDON, STAMFORD_BRIDGE } from './battles';
import type { Scenario } from './scenario';

export { LAST_STANDS } from './lastStands';
export { type Scenario, setupOf } from './scenario';

/** The six battles, in the order of their years (BAT-1). */
export const SCENARIOS: readonly [Scenario, ...Scenario[]] = [
  ASHDOWN,
  BRUNANBURH,
  MALDON,
  CLONTARF,
  FULFORD,
  STAMFORD_BRIDGE,
];
