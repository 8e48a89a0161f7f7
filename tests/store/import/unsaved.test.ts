import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Line } from '#/core/journal';
import { createArmy } from '#/store/armies';
import { ArmyWriter } from '#/store/armyWriter';
import { beginBattle, deleteBattle } from '#/store/battle/battles';
import { sumAfter } from '#/store/battle/lines';
import type { Database } from '#/store/database';
import { type Bundle, readBundle, writeBundle } from '#/store/import/bundle';
import { bundleAll, bundleWithoutDatabase } from '#/store/import/bundleAll';
import { copiedTab, newBattle, open, start, type Tab, tabs } from '../adding';
import { Faults } from '../battle/faults';
import { Folder } from '../folder';
import { ADDING_READER } from './addingReader';

/** What an import of this backup would find, and what it would not take. */
function read(bundle: Bundle) {
  const found = readBundle(writeBundle(bundle), [ADDING_READER]);
  if (!found.ok) throw new Error(found.error);
  const { battles, damaged } = found.value;
  const commands = (lines: readonly Line<unknown, unknown>[]) =>
    lines.map((line) => (line.type === 'did' ? line.command : line.type));
  return { battles: battles.map(({ lines }) => commands(lines)), damaged };
}

let db: Database;
let other: Database;
let faults: Faults;
beforeEach(() => {
  [db, other] = tabs(2) as [Database, Database];
  faults = new Faults(db);
});

/** Writing fails; reading does not. */
const failWrites = () => {
  faults.failsWrite = () => 'QuotaExceededError';
};

/** Another window adds a line, and this one has not heard of it. */
async function write(battle: string, seq: number, line: Line<unknown, unknown>) {
  const before = await other.lines.get([battle, seq - 1]);
  await other.lines.add({ battle, seq, sum: sumAfter(before?.sum ?? 0, line), by: 'it', line });
}

describe('a backup made while nothing can be saved', () => {
  it('holds what is on the screen and not on disk', async () => {
    const session = await open(db, await newBattle(db));
    await session.run(1);
    failWrites();
    await session.run(2);
    await session.undo();
    await session.run(3);
    expect(session.getSnapshot().saving).toBe(3);
    expect(read(await bundleAll(db)).battles).toEqual([[1, 2, 'undo', 3]]);
  });

  it('holds a battle that has begun and is not stored at all', async () => {
    failWrites();
    const { id } = beginBattle(db, { game: 'adding', format: 1, name: 'A', setup: { start: 0 } });
    expect(read(await bundleAll(db)).battles).toEqual([[]]);
    const session = await open(db, id);
    await session.run(1);
    expect(read(await bundleAll(db)).battles).toEqual([[1]]);
  });

  it('holds a battle that another window has thrown away', async () => {
    const battle = await newBattle(db);
    const session = await open(db, battle);
    await session.run(1);
    await deleteBattle(other, battle);
    await session.run(2);
    expect(session.getSnapshot().trouble?.kind).toBe('deleted');
    expect(read(await bundleAll(db)).battles).toEqual([[1, 2]]);
  });

  it('holds both ways of a battle that another window went on with', async () => {
    const battle = await newBattle(db);
    const session = await open(db, battle);
    await session.run(1);
    failWrites();
    await session.run(2);
    await write(battle, 1, { type: 'did', at: 1, command: 9, events: [9], format: 1 });
    expect(read(await bundleAll(db)).battles).toEqual([
      [1, 9],
      [1, 2],
    ]);
  });

  it('counts a line once that was stored although its write was reported as failed', async () => {
    const battle = await newBattle(db);
    const session = await open(db, battle);
    failWrites();
    await session.run(2);
    const [line] = db.unsaved.battles[0]?.lines ?? [];
    if (!line) throw new Error('Nothing is unsaved.');
    await write(battle, 0, line);
    expect(db.unsaved.battles).toHaveLength(1);
    expect(read(await bundleAll(db)).battles).toEqual([[2]]);
  });

  it('holds an army as it stands on the page', async () => {
    const army = await createArmy(db, {
      game: 'adding',
      format: 1,
      name: 'Wessex',
      army: { name: 'Wessex', men: 1 },
    });
    failWrites();
    new ArmyWriter(db).put({ ...army, army: { name: 'Wessex', men: 7 } }, army.updated);
    await expect.poll(() => db.unsaved.getSnapshot().trouble?.kind).toBe('full');
    expect((await bundleAll(db)).armies).toMatchObject([{ id: army.id, army: { men: 7 } }]);
  });
});

describe('a backup of a database that cannot be read', () => {
  let tab: Tab;
  let broken: Faults;
  beforeEach(() => {
    tab = copiedTab();
    broken = new Faults(tab.db);
  });

  it('holds the second copy, and what is on the screen', async () => {
    await start(tab, new Folder());
    const session = await open(tab.db, await newBattle(tab.db));
    await session.run(1);
    await session.run(2);
    broken.fails = () => 'UnknownError';
    await session.run(3);
    await expect(bundleAll(tab.db)).rejects.toThrow();
    expect(read(await bundleWithoutDatabase(tab.db)).battles).toEqual([[1, 2, 3]]);
  });

  it('keeps what is on the screen raw when nothing before it can be had', async () => {
    const session = await open(tab.db, await newBattle(tab.db));
    void start(tab, new Promise<Folder>(() => undefined));
    await tab.copy.ready;
    await session.run(1);
    broken.fails = () => 'UnknownError';
    await session.run(2);
    const { battles, damaged } = read(await bundleWithoutDatabase(tab.db));
    expect(battles).toEqual([]);
    expect(damaged).toMatchObject([
      { name: 'Ashdown', why: expect.stringContaining('last 1 lines were not saved') },
    ]);
    expect(JSON.stringify(damaged)).toContain('"command":2');
  });
});
