import { IDBFactory } from 'fake-indexeddb';
import type { Files } from '#/core/files';
import { fail, ok } from '#/core/result';
import type { Rules } from '#/core/rules';
import { createBattle } from '#/store/battle/battles';
import { extend, NO_LINES } from '#/store/battle/lines';
import { openSession } from '#/store/battle/open';
import { Database } from '#/store/database';
import { FileCopy } from '#/store/second-copy/fileCopy';

/** A game whose state tells every entry and their order: a list of numbers, each larger than nothing. */
export interface Sum {
  readonly total: number;
  readonly last: number;
  readonly trail: number;
}

export const adding: Rules<{ start: number }, Sum, number, number, string> = {
  version: 'one',
  upgrades: [],
  begin: ({ start }) => ({ total: start, last: 0, trail: 0 }),
  decide: (state, command) => {
    if (command < 0 && state.total + command < 0) return fail('There is not so much.');
    return ok(command === 0 ? [] : [command]);
  },
  evolve: (state, event) => ({
    total: state.total + event,
    last: event,
    trail: (state.trail * 31 + event) % 1_000_003,
  }),
  knows: (event) => typeof event === 'number',
};

export const play = (...commands: number[]): Sum =>
  commands.reduce(adding.evolve, adding.begin({ start: 0 }));

/** Databases that share one store, as tabs do. */
export function tabs(count: number): Database[] {
  const indexedDB = new IDBFactory();
  const name = crypto.randomUUID();
  return Array.from({ length: count }, () => new Database(name, indexedDB));
}

export interface Tab {
  readonly db: Database;
  readonly copy: FileCopy;
}

/** The same, each with a second copy that is not started yet; some with a way of their own to the store. */
export function copiedTabs(
  count: number,
  ways: readonly ((store: IDBFactory) => IDBFactory)[] = [],
): Tab[] {
  const indexedDB = new IDBFactory();
  const name = crypto.randomUUID();
  return Array.from({ length: count }, (_, place) => {
    const copy = new FileCopy();
    return { db: new Database(name, ways[place]?.(indexedDB) ?? indexedDB, copy), copy };
  });
}

export const copiedTab = (): Tab => (copiedTabs(1) as [Tab])[0];

/** Starts the second copy in this folder. */
export const start = ({ db, copy }: Tab, files: Files | Promise<Files>): Promise<void> =>
  copy.start({ db, open: async () => files });

export async function newBattle(db: Database): Promise<string> {
  return (
    await createBattle(db, { game: 'adding', format: 1, name: 'Ashdown', setup: { start: 0 } })
  ).id;
}

export async function open(db: Database, battle: string, rules = adding) {
  const session = await openSession(db, rules, battle);
  if (!session.ok) throw new Error(session.error.message);
  return session.value;
}

/** A long journal, written straight to the store. */
export async function fill(db: Database, battle: string, commands: readonly number[]) {
  let extent = NO_LINES;
  const rows = commands.map((command, seq) => {
    const line = { type: 'did', at: seq, command, events: [command] } as const;
    extent = extend(extent, line);
    return { battle, seq, sum: extent.sum, by: 'test', line };
  });
  await db.lines.bulkAdd(rows);
}
