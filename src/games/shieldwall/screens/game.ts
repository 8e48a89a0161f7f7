import type { Rules } from '../../../core/rules';
import type { Session } from '../../../store/session';
import {
  type Battle,
  begin,
  type Command,
  decide,
  type Event,
  evolve,
  type Refusal,
  type Setup,
} from '../rules';

/** The kernel as the store wants it. The version is raised when old events would fold differently. */
export const RULES: Rules<Setup, Battle, Command, Event, Refusal> = {
  version: '1',
  begin,
  decide,
  evolve,
};

export type BattleSession = Session<Setup, Battle, Command, Event, Refusal>;
