import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { lastBattle } from '#/store/battle/battles';
import { openSession } from '#/store/battle/open';
import { Database } from '#/store/database';
import { adding, newBattle, open, play, tabs } from '../adding';
import { Faults, KINDS, type Kind } from './faults';

/** One evening in short: what is done, and what must be on the screen after each step. */
async function evening(faults: Faults, db: Database, battle: string) {
  faults.calls = 0;
  const opened = await openSession(db, adding, battle);
  if (!opened.ok) return opened;
  const session = opened.value;
  const shows = (...commands: number[]) =>
    expect(session.getSnapshot().state).toEqual(play(...commands));
  shows(9);
  const told = [await session.run(1)];
  shows(9, 1);
  told.push(await session.run(2), await session.run(3));
  shows(9, 1, 2, 3);
  await session.undo();
  shows(9, 1, 2);
  await session.undo();
  await session.redo();
  shows(9, 1, 2);
  await Promise.all([session.run(4), session.run(5)]);
  shows(9, 1, 2, 4, 5);
  return { ok: true as const, session, told };
}

async function prepared() {
  const [db, mended] = tabs(2) as [Database, Database];
  const faults = new Faults(db);
  const battle = await newBattle(db);
  const first = await open(db, battle);
  await first.run(9);
  await first.close();
  return { db, mended, faults, battle };
}

async function countCalls(): Promise<number> {
  const { db, faults, battle } = await prepared();
  await evening(faults, db, battle);
  return faults.calls;
}

async function suffer(kind: Kind, fails: (call: number) => boolean) {
  const { db, mended, faults, battle } = await prepared();
  faults.fails = (call) => (fails(call) ? kind : null);
  const result = await evening(faults, db, battle);
  faults.fails = () => null;
  if (!result.ok) {
    // It did not open: said in words, not blamed on the battle, and mended by trying again.
    expect(result.error.why).toBe('trouble');
    expect(result.error.message).toMatch(/storage.*\. /i);
    expect((await mended.battles.get(battle))?.unreadable).toBeUndefined();
    const again = await evening(faults, db, battle);
    expect(again.ok).toBe(true);
    return { opened: false, troubled: false };
  }
  const { session, told } = result;
  const { trouble } = session.getSnapshot();
  if (trouble) expect(trouble.risk.length * trouble.advice.length).toBeGreaterThan(0);
  // Acknowledged means kept: whatever was reported as kept is on disk now.
  const onDisk = (await mended.lines.toArray()).map(({ line }) => line);
  told.forEach((each, index) => {
    if (each.ok && each.value.saved)
      expect(onDisk).toContainEqual(expect.objectContaining({ command: index + 1 }));
  });
  session.wake();
  await session.settled();
  expect(session.getSnapshot()).toMatchObject({ trouble: null, saving: 0 });
  const after = await open(mended, battle);
  expect(after.getSnapshot().state).toEqual(play(9, 1, 2, 4, 5));
  expect((await after.entries()).map(({ command }) => command)).toEqual([9, 1, 2, 4, 5]);
  await Promise.all([session.close(), after.close()]);
  return { opened: true, troubled: trouble !== null };
}

describe.each(KINDS)('%s', (kind) => {
  it('at any one call: nothing is lost and nothing wrong is shown', async () => {
    const calls = await countCalls();
    expect(calls).toBeGreaterThan(20);
    for (let at = 0; at < calls; at++) await suffer(kind, (call) => call === at);
    console.log(`${kind}: injected once at each of ${calls} storage calls`);
  });

  it('at every call from some point on: play goes on, in words, and is saved once mended', async () => {
    const calls = await countCalls();
    let troubled = 0;
    for (let from = 0; from < calls; from += 3) {
      const outcome = await suffer(kind, (call) => call >= from);
      if (outcome.troubled) troubled++;
    }
    expect(troubled).toBeGreaterThan(3);
  });
});

describe('the message', () => {
  it.each([
    ['QuotaExceededError', 'full'],
    ['AbortError', 'unknown'],
    ['UnknownError', 'unknown'],
    ['InvalidStateError', 'lost'],
  ] as const)('for %s says %s', async (kind, expected) => {
    const { db, faults, battle } = await prepared();
    const session = await open(db, battle);
    faults.fails = () => kind;
    expect(await session.run(1)).toMatchObject({ ok: true, value: { saved: false } });
    expect(session.getSnapshot()).toMatchObject({ trouble: { kind: expected }, saving: 1 });
    // The next command tries again by itself.
    faults.fails = () => null;
    expect(await session.run(2)).toMatchObject({ ok: true, value: { saved: true } });
    expect(session.getSnapshot()).toMatchObject({ trouble: null, saving: 0, state: play(9, 1, 2) });
  });

  it('for a lost connection is not needed when reopening helps', async () => {
    const { db, faults, battle } = await prepared();
    const session = await open(db, battle);
    const now = faults.calls;
    faults.fails = (call) => (call === now ? 'InvalidStateError' : null);
    expect(await session.run(1)).toMatchObject({ ok: true, value: { saved: true } });
    expect(session.getSnapshot().trouble).toBeNull();
  });
});

describe('a store that takes nothing from the start', () => {
  it.each(KINDS)(
    '(%s) lets a new battle be played in memory, and stores it once it can',
    async (kind) => {
      const [db, mended] = tabs(2) as [Database, Database];
      const faults = new Faults(db);
      faults.fails = () => kind;
      const battle = await newBattle(db);
      const session = await open(db, battle);
      expect(await session.run(1)).toMatchObject({ ok: true, value: { saved: false } });
      await session.run(2);
      await session.undo();
      // Three lines and the battle itself.
      expect(session.getSnapshot()).toMatchObject({ state: play(1), saving: 4 });
      expect(session.getSnapshot().trouble?.risk).toContain('only in memory');
      expect((await lastBattle(db))?.id).toBe(battle);
      expect(await mended.battles.count()).toBe(0);

      faults.fails = () => null;
      session.wake();
      await session.settled();
      expect(session.getSnapshot()).toMatchObject({ trouble: null, saving: 0 });
      const again = await open(mended, battle);
      expect(again.getSnapshot()).toMatchObject({ state: play(1), canRedo: true });
      await Promise.all([session.close(), again.close()]);
    },
  );
});

class NewerApp extends Database {
  constructor(name: string, indexedDB: IDBFactory) {
    super(name, indexedDB);
    this.version(9).stores({ tales: 'id' });
  }
}

describe('data of a newer app', () => {
  it('can be looked at and not changed', async () => {
    const indexedDB = new IDBFactory();
    const db = new Database('shared', indexedDB);
    const battle = await newBattle(db);
    const before = await open(db, battle);
    await before.run(9);
    await before.close();
    const newer = new NewerApp('shared', indexedDB);
    await newer.open();

    const session = await open(db, battle);
    expect(session.getSnapshot()).toMatchObject({ state: play(9), readOnly: { kind: 'newer' } });
    await expect(session.run(1)).rejects.toThrow('newer version');
    expect(session.getSnapshot().state).toEqual(play(9));
  });

  it('that comes while a battle is open is left alone', async () => {
    const indexedDB = new IDBFactory();
    const db = new Database('shared', indexedDB);
    const session = await open(db, await newBattle(db));
    await session.run(9);
    const newer = new NewerApp('shared', indexedDB);
    await newer.open();

    expect(await session.run(1)).toMatchObject({ ok: true, value: { saved: false } });
    expect(session.getSnapshot().readOnly).toMatchObject({ kind: 'newer' });
    expect(await newer.lines.count()).toBe(1);
  });
});
