import Dexie, { type Table } from 'dexie';
import type { Line, Run } from '../core/journal';

/**
 * The version of what we keep. Raised with every change that an older app could not read; tables
 * and indexes are only ever added, since an older app that finds one missing puts it back.
 */
const SHAPE = 1;

/** A battle without its journal. `deleted` is 0, or when it was thrown away. */
export interface BattleRow {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly setup: unknown;
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
  readonly created: number;
  readonly updated: number;
  readonly deleted: number;
}

export interface ValueRow {
  readonly key: string;
  readonly value: unknown;
}

/** What has just been written here and is not yet in the second copy proper. */
export type Note = { readonly line: LineRow } | { readonly battle: BattleRow };

export class Database extends Dexie {
  declare battles: Table<BattleRow, string>;
  declare lines: Table<LineRow, [string, number]>;
  declare snapshots: Table<SnapshotRow, [string, number]>;
  declare armies: Table<ArmyRow, string>;
  /** What the player chose. */
  declare settings: Table<ValueRow, string>;
  /** What the app remembers for itself: the last battle, the last export. */
  declare meta: Table<ValueRow, string>;

  /** What is stored was written by a newer app: it can be looked at, not changed. */
  newer = false;
  /** Another tab holds an older version open, so that this one cannot start. */
  blocked = false;

  /** Whether anything had been lost and is back from the second copy. Nothing is written before. */
  recovered: Promise<boolean> = Promise.resolve(false);
  /** From those who cannot go on without it: otherwise it can wait until the first page stands. */
  hurry: () => void = () => undefined;
  /** Battles that have begun and are not stored yet: played in memory until they are. */
  readonly unborn = new Map<string, BattleRow>();
  /** Writes to the second copy what has just been written here. Never fails. */
  note: (note: Note) => Promise<void> = async () => undefined;
  /** Makes a battle whole from the second copy, if it can. */
  mend: (battle: string) => Promise<boolean> = async () => false;

  constructor(name = 'shieldwall-companion', indexedDB = globalThis.indexedDB) {
    const { IDBKeyRange } = globalThis;
    // Strict: a write is acknowledged when it is on disk. No cache: lists show what is stored.
    super(name, {
      chromeTransactionDurability: 'strict',
      cache: 'disabled',
      indexedDB,
      IDBKeyRange,
    });
    this.version(SHAPE).stores({
      battles: 'id, updated',
      lines: '[battle+seq]',
      snapshots: '[battle+seq]',
      armies: 'id, updated',
      settings: 'key',
      meta: 'key',
    });
    this.on('blocked', () => {
      this.blocked = true;
    });
    // At every opening, also after a newer app has upgraded the database under this one. Dexie
    // opens it all the same; it counts versions in tenths.
    this.on(
      'ready',
      () => {
        this.blocked = false;
        this.newer = this.backendDB().version > SHAPE * 10;
      },
      true,
    );
  }
}
