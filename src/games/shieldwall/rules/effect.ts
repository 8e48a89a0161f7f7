import type { UnitId } from './battle';
import type { Event, Reason } from './event';
import type { DpCause } from './words';

/**
 * What the rules want to happen, one line each, before it is settled: the player sees these
 * lines and may decline any of them. `settle` turns what is left into events.
 */
export type Effect = Event | DpEffect | LevelEffect | StandEffect;

/** `n` DPs given, or taken off when it is negative. */
export interface DpEffect {
  readonly type: 'dps';
  readonly unit: UnitId;
  readonly n: number;
  readonly cause: DpCause;
  readonly reason: Reason;
}

export interface LevelEffect {
  readonly type: 'level';
  readonly unit: UnitId;
  readonly by: number;
  readonly reason: Reason;
}

/** Stands taken off as casualties. */
export interface StandEffect {
  readonly type: 'stands';
  readonly unit: UnitId;
  readonly n: number;
  readonly reason: Reason;
}
