import type { KernelTypes, RulesOf } from '#/core/kernel';
import type { SessionOf } from '#/play/battle/session';
import {
  type Battle,
  begin,
  type Command,
  decide,
  type Event,
  evolve,
  knows,
  type Outcome,
  type Setup,
} from '../rules';
import { UPGRADES } from '../schemas/upgrades';

export interface ShieldwallTypes extends KernelTypes {
  readonly setup: Setup;
  readonly state: Battle;
  readonly command: Command;
  readonly event: Event;
  readonly outcome: Outcome;
}

/** The kernel as the store wants it. The version is raised when old events would fold differently. */
export const RULES: RulesOf<ShieldwallTypes> = {
  version: '6',
  upgrades: UPGRADES,
  begin,
  decide,
  evolve,
  knows,
};

export type BattleSession = SessionOf<ShieldwallTypes>;
