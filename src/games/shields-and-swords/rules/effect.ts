import type { UnitId } from './battle';
import type { Event, Reason } from './event';

/**
 * What the rules want to happen, one line each, before it is settled: the player sees these
 * lines and may decline any of them. `settle` turns what is left into events.
 */
export type Effect = Event | StepEffect;

/** UNIT-4: steps lost; `all` of them when a unit is eliminated. */
export interface StepEffect {
  readonly type: 'steps';
  readonly unit: UnitId;
  readonly n: number | 'all';
  readonly reason: Reason;
}
