import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/games/shieldwall/rules';
import { RULES } from '../../src/games/shieldwall/screens/game';
import { KNOWN } from '../../src/games/shieldwall/screens/known';
import type { Database } from '../../src/store/database';
import { openSession } from '../../src/store/open';
import { readParcel } from '../../src/store/parcel';
import { restore } from '../../src/store/restore';
import { readSettings } from '../../src/store/settings';
import { startMirror } from '../../src/store/start';
import { tabs } from './adding';
import { Folder } from './folder';

/** What an app of this shape left behind: its tables, its second copy and a backup, as they were. */
interface Released {
  readonly battle: string;
  readonly entries: number;
  readonly canRedo: boolean;
  readonly state: Battle;
  readonly tables: Readonly<Record<string, readonly unknown[]>>;
  readonly backup: unknown;
  readonly files: Readonly<Record<string, string>>;
}

/** One for each shape that was ever released; none is ever changed or removed. */
const SHAPES = ['v1'] as const;

const read = (shape: string): Released =>
  JSON.parse(readFileSync(new URL(`fixtures/${shape}.json`, import.meta.url), 'utf8')) as Released;

async function expectAll(db: Database, { battle, entries, canRedo, state }: Released) {
  const session = await openSession(db, RULES, battle);
  if (!session.ok) throw new Error(session.error.message);
  expect(session.value.getSnapshot()).toMatchObject({ length: entries, canRedo, trouble: null });
  expect(session.value.getSnapshot().state).toEqual(state);
  expect((await session.value.entries()).length).toBe(entries);
  expect(await session.value.redo()).toBe(true);
  await session.value.close();
  expect((await db.armies.toArray()).map(({ name }) => name)).toEqual([state.sides.red.name]);
  expect((await readSettings(db)).theme).toBe('contrast');
}

describe.each(SHAPES)('data of shape %s', (shape) => {
  const released = read(shape);
  const empty = () => (tabs(1) as [Database])[0];

  it('is read from its tables', async () => {
    const db = empty();
    for (const [name, rows] of Object.entries(released.tables)) await db.table(name).bulkAdd(rows);
    await expectAll(db, released);
  });

  it('is read from its tables without the folded states', async () => {
    const db = empty();
    for (const [name, rows] of Object.entries(released.tables)) {
      if (name !== 'snapshots') await db.table(name).bulkAdd(rows);
    }
    await expectAll(db, released);
  });

  it('is read from its backup', async () => {
    const db = empty();
    const parcel = readParcel(JSON.stringify(released.backup), [KNOWN]);
    if (!parcel.ok) throw new Error(parcel.error);
    await restore(db, parcel.value, 'replace');
    await expectAll(db, released);
  });

  it('comes back from its second copy', async () => {
    const db = empty();
    const folder = new Folder();
    for (const [name, text] of Object.entries(released.files)) folder.texts.set(name, text);
    const started = await startMirror(db, Promise.resolve(folder));
    expect(started?.recovered?.battles).toEqual(['Maldon 991']);
    await expectAll(db, released);
  });
});
