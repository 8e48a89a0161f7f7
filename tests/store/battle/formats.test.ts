import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSession } from '#/store/battle/open';
import type { Database } from '#/store/database';
import { adding, newBattle, open, play, tabs } from '../adding';
import { addingLater } from '../newer';

let db: Database;
let other: Database;
let battle: string;
beforeEach(async () => {
  [db, other] = tabs(2) as [Database, Database];
  battle = await newBattle(db);
});

async function playOn(base: Database, ...commands: number[]) {
  const session = await open(base, battle);
  for (const each of commands) await session.run(each);
  await session.close();
}

async function openLater(base: Database) {
  const opened = await openSession(base, addingLater, battle);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}

const linesOn = (base: Database) => base.lines.orderBy('[battle+seq]').toArray();

describe('a battle of an older version', () => {
  it('is read by the upgrades and played on; what is stored stays as it was', async () => {
    await playOn(db, 1, 2, 3);
    const before = await linesOn(db);
    const session = await openLater(db);
    expect(session.getSnapshot()).toMatchObject({ state: play(1, 2, 3), readOnly: null });
    await session.run({ double: true });
    expect(session.getSnapshot().state).toEqual(play(1, 2, 3, 6));
    const [first] = await session.entries();
    expect(first).toMatchObject({ command: { add: 1 }, events: [{ add: 1 }] });
    await session.close();
    const after = await linesOn(db);
    expect(after.slice(0, 3)).toEqual(before);
    expect(after[3]?.line).toMatchObject({ format: 2 });
  });
});

describe('a battle that a newer version went on with', () => {
  beforeEach(async () => {
    await playOn(db, 1, 2);
    const later = await openLater(db);
    await later.run({ add: 3 });
    await later.undo();
    await later.run({ double: true });
    await later.close();
  });

  it('is shown as it stood before, and can be read, not changed', async () => {
    const stored = await linesOn(db);
    const session = await open(db, battle);
    const { state, readOnly, length } = session.getSnapshot();
    expect({ state, length, kind: readOnly?.kind }).toEqual({
      state: play(1, 2),
      length: 2,
      kind: 'newerBattle',
    });
    await expect(session.run(9)).rejects.toThrow('newer version');
    await expect(session.undo()).rejects.toThrow('newer version');
    expect((await session.entries()).map(({ command }) => command)).toEqual([1, 2]);
    await session.close();
    expect(await linesOn(db)).toEqual(stored);
    expect((await db.battles.get(battle))?.unreadable).toBeUndefined();
  });

  it('is whole again in the newer version', async () => {
    await (await open(db, battle)).close();
    const later = await openLater(db);
    expect(later.getSnapshot().state).toEqual(play(1, 2, 3));
    expect(later.getSnapshot()).toMatchObject({ length: 3, readOnly: null });
    await later.close();
  });
});

it('a newer version in another tab makes the older one stop, and what it has not saved is named', async () => {
  await playOn(db, 1);
  const mine = await open(db, battle);
  const later = await openLater(other);
  await later.run({ double: true });
  await later.close();
  // Shown at once; the line of the other tab is met when this one is to be written.
  const done = await mine.run(5);
  expect(done).toMatchObject({ ok: true });
  await mine.settled();
  expect(mine.getSnapshot()).toMatchObject({ state: play(1), saving: 0, dropped: 1 });
  expect(mine.getSnapshot().readOnly?.kind).toBe('newerBattle');
  await mine.close();
});

it('an event of an unknown kind is left alone, whatever format it says', async () => {
  await playOn(db, 1);
  const session = await openSession(db, { ...adding, evolve: () => ({ ...play(7) }) }, battle);
  if (!session.ok) throw new Error(session.error.message);
  await session.value.close();
  const narrow = { ...adding, version: 'narrow', knows: (event: unknown) => event !== 1 };
  const opened = await open(db, battle, narrow);
  expect(opened.getSnapshot()).toMatchObject({ state: play(), readOnly: { kind: 'newerBattle' } });
  await opened.close();
});

it('a line of an unknown kind is left alone with all that follows', async () => {
  await playOn(db, 1, 2);
  const rows = await linesOn(db);
  const { sumAfter } = await import('#/store/battle/lines');
  const line = { type: 'remark', at: 5, text: 'hm' };
  const sum = sumAfter(rows.at(-1)?.sum ?? 0, line);
  await db.lines.add({ battle, seq: 2, sum, by: 'newer', line: line as never });
  const opened = await open(db, battle);
  expect(opened.getSnapshot()).toMatchObject({
    state: play(1, 2),
    readOnly: { kind: 'newerBattle' },
  });
  await opened.close();
});

it('a battle that a newer version began is not opened, not marked as damaged, and said so', async () => {
  await db.battles.update(battle, { format: 2 });
  const opened = await openSession(db, adding, battle);
  expect(opened).toMatchObject({ ok: false, error: { why: 'newer' } });
  expect((await db.battles.get(battle))?.unreadable).toBeUndefined();
});
