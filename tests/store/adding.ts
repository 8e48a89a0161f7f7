import { IDBFactory } from 'fake-indexeddb';
import { fail, ok } from '../../src/core/result';
import type { Rules } from '../../src/core/rules';
import { createBattle } from '../../src/store/battles';
import { Database } from '../../src/store/database';
import { extend, NO_LINES } from '../../src/store/lines';
import { openSession } from '../../src/store/open';

/** A game whose state tells every entry and their order: a list of numbers, each larger than nothing. */
export interface Sum {
  readonly total: number;
  readonly last: number;
  readonly trail: number;
}

export const adding: Rules<{ start: number }, Sum, number, number, string> = {
  version: 'one',
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
};

export const play = (...commands: number[]): Sum =>
  commands.reduce(adding.evolve, adding.begin({ start: 0 }));

/** Databases that share one store, as tabs do. */
export function tabs(count: number): Database[] {
  const indexedDB = new IDBFactory();
  const name = crypto.randomUUID();
  return Array.from({ length: count }, () => new Database(name, indexedDB));
}

export async function newBattle(db: Database): Promise<string> {
  return (await createBattle(db, { game: 'adding', name: 'Ashdown', setup: { start: 0 } })).id;
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
