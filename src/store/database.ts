import Dexie, { type Table } from 'dexie';
import type { ArmyRow, BattleRow, LineRow, SnapshotRow, ValueRow } from './rows';
import { NO_SECOND_COPY, type SecondCopy } from './second-copy/secondCopy';
import { withReconnect } from './trouble';
import { Unsaved } from './unsaved';

interface Migration {
  /** Tables and indexes are only ever added: an older app that finds one missing puts it back. */
  readonly stores: Readonly<Record<string, string>>;
}

/**
 * What each version of the database adds, oldest first. One is added with every change that an
 * older app could not read: it then shows what is stored and changes nothing. docs/upgrades.md.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    stores: {
      battles: 'id, updated',
      lines: '[battle+seq]',
      snapshots: '[battle+seq]',
      armies: 'id, updated',
      settings: 'key',
      meta: 'key',
    },
  },
  // 2: entries, setups, armies and settings say their format, which version 1 did not look at.
  { stores: {} },
];

const VERSION = MIGRATIONS.length;

export class Database extends Dexie {
  declare battles: Table<BattleRow, string>;
  declare lines: Table<LineRow, [string, number]>;
  declare snapshots: Table<SnapshotRow, [string, number]>;
  declare armies: Table<ArmyRow, string>;
  /** What the player chose. */
  declare settings: Table<ValueRow, string>;
  /** What the app remembers for itself: the last battle, the last export. */
  declare meta: Table<ValueRow, string>;

  readonly secondCopy: SecondCopy;
  readonly unsaved = new Unsaved();
  #newer = false;
  #blocked = false;

  /** What is stored was written by a newer app: it can be looked at, not changed. */
  get newer(): boolean {
    return this.#newer;
  }

  /** Another tab holds an older version open, so that this one cannot start. */
  get blocked(): boolean {
    return this.#blocked;
  }

  /** For those that are loaded before the store is. */
  withReconnect<T>(work: () => Promise<T>): Promise<T> {
    return withReconnect(this, work);
  }

  constructor(
    name = 'shieldwall-companion',
    indexedDB = globalThis.indexedDB,
    secondCopy = NO_SECOND_COPY,
  ) {
    const { IDBKeyRange } = globalThis;
    // Strict: a write is acknowledged when it is on disk. No cache: lists show what is stored.
    super(name, {
      chromeTransactionDurability: 'strict',
      cache: 'disabled',
      indexedDB,
      IDBKeyRange,
    });
    this.secondCopy = secondCopy;
    for (const [index, { stores }] of MIGRATIONS.entries()) this.version(index + 1).stores(stores);
    this.on('blocked', () => {
      this.#blocked = true;
    });
    // At every opening, also after a newer app has upgraded the database under this one. Dexie
    // opens it all the same; it counts versions in tenths.
    this.on(
      'ready',
      () => {
        this.#blocked = false;
        this.#newer = this.backendDB().version > VERSION * 10;
      },
      true,
    );
  }
}
