import type { Card } from '../rules';
import { PRACTICE } from './practice';

export { PRACTICE } from './practice';

/** The ready-made battles. The sources bring none, so there is the one of our own. */
export const SCENARIOS: readonly [Scenario, ...Scenario[]] = [{ id: 'practice', card: PRACTICE }];

export interface Scenario {
  readonly id: string;
  readonly card: Card;
}
