import type { Line, Run } from '../core/journal';

/** A battle without its journal. `deleted` is 0, or when it was thrown away. */
export interface BattleRow {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly setup: unknown;
  /** Of the setup (core/upgrade.ts); the first one was not named. */
  readonly format?: number;
  readonly created: number;
  readonly updated: number;
  readonly deleted: number;
  /** Why it could not be opened, the last time that was tried. */
  readonly unreadable?: string;
}

export interface LineRow {
  readonly battle: string;
  /** From 0, without gaps. Rows are added, never put: two tabs cannot overwrite each other. */
  readonly seq: number;
  /** A hash of this line and all before it, by which two copies of a journal are told apart. */
  readonly sum: number;
  /** The session that wrote it, so that a session knows its own line when a failed write did succeed. */
  readonly by: string;
  readonly line: Line<unknown, unknown>;
}

/** The state after an entry, so that it need not be folded again. Can be thrown away at any time. */
export interface SnapshotRow {
  readonly battle: string;
  readonly seq: number;
  /** The line's sum, the rules' version and the state's hash: if one differs, the row is worthless. */
  readonly sum: number;
  readonly version: string;
  readonly stateSum: number;
  /** The journal's active runs up to and with this entry. */
  readonly active: readonly Run[];
  readonly state: unknown;
}

export interface ArmyRow {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly army: unknown;
  /** Of the army, as for a battle's setup. */
  readonly format?: number;
  readonly created: number;
  readonly updated: number;
  readonly deleted: number;
}

export interface ValueRow {
  readonly key: string;
  readonly value: unknown;
  /** Of what a game keeps here, as for a battle's setup. */
  readonly format?: number;
}
