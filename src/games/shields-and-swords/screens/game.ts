import type { Rules } from '#/core/rules';
import {
  type Battle,
  begin,
  type Command,
  decide,
  type Effect,
  type Event,
  evolve,
  knows,
  type Refusal,
  type Setup,
} from '../rules';

/** The kernel as the store wants it. The version is raised when old events would fold differently. */
export const RULES: Rules<Setup, Battle, Command, Event, Refusal> = {
  version: '1',
  upgrades: [],
  begin,
  decide,
  evolve,
  knows,
};

/** Of all that this game stores (docs/upgrades.md). */
export const FORMAT = 1;

/** Its types, as play/ wants them. */
export interface GameTypes {
  readonly setup: Setup;
  readonly state: Battle;
  readonly command: Command;
  readonly event: Event;
  readonly outcome: readonly Effect[];
}
