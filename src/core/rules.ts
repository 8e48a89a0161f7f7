import type { Result } from './result';
import type { Upgrade } from './upgrade';

/** What a game must be able to do for its battles to be kept as a journal. All of it pure. */
export interface Rules<Setup, State, Command, Event, Refusal> {
  /** Changed whenever old events would fold into another state: folds kept under another version are thrown away. */
  readonly version: string;
  /** How data of older formats are read, the oldest step first. */
  readonly upgrades: readonly Upgrade[];
  begin(setup: Setup): State;
  decide(state: State, command: Command): Result<readonly Event[], Refusal>;
  evolve(state: State, event: Event): State;
  /** Whether this is a kind of event that these rules have: a newer version may have written others. */
  knows(event: unknown): boolean;
}
