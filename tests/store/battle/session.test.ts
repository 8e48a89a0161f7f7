import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { BEGINNING } from '#/core/journal';
import { fail } from '#/core/result';
import { linesOf } from '#/store/battle/lines';
import { openSession } from '#/store/battle/open';
import { States } from '#/store/battle/states';
import type { Database } from '#/store/database';
import { adding, fill, newBattle, open, play, type Sum, tabs } from '../adding';
import { agrees, anySteps } from './model';

async function fresh() {
  const [db] = tabs(1) as [Database];
  const battle = await newBattle(db);
  return { db, battle, session: await open(db, battle) };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('a command', () => {
  it('is on the screen at once and on disk when it is acknowledged', async () => {
    const { db, battle, session } = await fresh();
    const kept = session.run(5);
    expect(session.getSnapshot()).toMatchObject({ state: play(5), saving: 1, length: 1 });
    expect(await kept).toEqual({ ok: true, value: { entry: 0, events: [5], saved: true } });
    expect(session.getSnapshot()).toMatchObject({ state: play(5), saving: 0 });
    expect((await linesOf(db, battle).toArray()).map((row) => row.line)).toMatchObject([
      { type: 'did', command: 5, events: [5] },
    ]);
  });

  it('that the rules refuse changes nothing', async () => {
    const { db, battle, session } = await fresh();
    expect(await session.run(-1)).toEqual(fail('There is not so much.'));
    expect(await linesOf(db, battle).count()).toBe(0);
  });

  it('that comes to nothing is no entry', async () => {
    const { db, battle, session } = await fresh();
    expect(await session.run(0)).toMatchObject({ ok: true, value: { events: [] } });
    expect(await linesOf(db, battle).count()).toBe(0);
  });

  it('may come before the one before it is on disk', async () => {
    const { db, battle, session } = await fresh();
    const all = numbers(20).map((each) => session.run(each));
    expect(session.getSnapshot().state).toEqual(play(...numbers(20)));
    await Promise.all(all);
    expect(await linesOf(db, battle).count()).toBe(20);
    expect(session.getSnapshot().saving).toBe(0);
  });

  it('tells those who listen', async () => {
    const { session } = await fresh();
    let heard = 0;
    const stop = session.subscribe(() => heard++);
    await session.run(1);
    expect(heard).toBe(2);
    stop();
    await session.run(1);
    expect(heard).toBe(2);
  });
});

describe('undo and redo', () => {
  it('survive a restart', async () => {
    const { db, battle, session } = await fresh();
    await session.run(1);
    await session.run(2);
    expect(await session.undo()).toBe(true);
    await session.close();
    const again = await open(db, battle);
    expect(again.getSnapshot()).toMatchObject({ state: play(1), canRedo: true, canUndo: true });
    expect(await again.redo()).toBe(true);
    expect(again.getSnapshot()).toMatchObject({ state: play(1, 2), canRedo: false });
  });

  it('say so when there is nothing to do', async () => {
    const { session } = await fresh();
    expect(await session.undo()).toBe(false);
    expect(await session.redo()).toBe(false);
    expect(await session.returnTo(BEGINNING)).toBe(false);
    expect(await session.returnTo(7)).toBe(false);
  });

  it('return to an entry in one step, which one redo takes back', async () => {
    const { session } = await fresh();
    for (const each of numbers(5)) await session.run(each);
    await session.returnTo(1);
    expect(session.getSnapshot().state).toEqual(play(1, 2));
    await session.redo();
    expect(session.getSnapshot().state).toEqual(play(...numbers(5)));
    await session.returnTo(BEGINNING);
    expect(session.getSnapshot()).toMatchObject({ state: play(), canUndo: false, top: BEGINNING });
  });

  it('reach back through a journal far longer than memory holds', async () => {
    const { db, battle, session } = await fresh();
    const all = numbers(400);
    await Promise.all(all.map((each) => session.run(each)));
    await session.settled();
    expect(await db.snapshots.count()).toBeGreaterThan(0);
    await session.close();

    const again = await open(db, battle);
    await again.returnTo(9);
    expect(again.getSnapshot().state).toEqual(play(...numbers(10)));
    await again.redo();
    expect(again.getSnapshot().state).toEqual(play(...all));
    // As fast as a thumb can go, without waiting for any of them.
    await Promise.all(numbers(390).map(() => again.undo()));
    expect(again.getSnapshot().state).toEqual(play(...numbers(10)));
    await Promise.all(numbers(390).map(() => again.redo()));
    expect(again.getSnapshot().state).toEqual(play(...all));
  });
});

describe('snapshots of the fold', () => {
  async function long() {
    const { db, battle } = await fresh();
    await fill(db, battle, numbers(300));
    await (await open(db, battle)).close();
    expect(await db.snapshots.count()).toBeGreaterThan(0);
    return { db, battle };
  }

  it('can be thrown away', async () => {
    const { db, battle } = await long();
    await db.snapshots.clear();
    expect((await open(db, battle)).getSnapshot().state).toEqual(play(...numbers(300)));
  });

  it('are not believed when they were altered', async () => {
    const { db, battle } = await long();
    await db.snapshots.toCollection().modify({ state: play(1, 2, 3) });
    expect((await open(db, battle)).getSnapshot().state).toEqual(play(...numbers(300)));
  });

  it('are not believed when they belong to another journal', async () => {
    const { db, battle } = await long();
    await db.snapshots.toCollection().modify({ sum: 1 });
    expect((await open(db, battle)).getSnapshot().state).toEqual(play(...numbers(300)));
  });

  it('are not believed when other rules made them', async () => {
    const { db, battle } = await long();
    const doubling = {
      ...adding,
      version: 'two',
      evolve: (state: Sum, event: number) => adding.evolve(state, 2 * event),
    };
    const state = (await open(db, battle, doubling)).getSnapshot().state;
    expect(state).toEqual(play(...numbers(300).map((each) => 2 * each)));
  });

  it('are read instead of the journal before them', async () => {
    const { db, battle } = await long();
    let folded = 0;
    const counting = {
      ...adding,
      evolve: (state: Sum, event: number) => {
        folded++;
        return adding.evolve(state, event);
      },
    };
    await open(db, battle, counting);
    expect(folded).toBeLessThanOrEqual(128);
  });
});

describe('the journal screen', () => {
  it('gets active entries in order, each with the state before it', async () => {
    const { session } = await fresh();
    for (const each of [1, 2, 3]) await session.run(each);
    await session.undo();
    await session.run(4);
    const unkept = session.run(5);
    const told = await session.entries();
    expect(told.map(({ entry, command, before }) => ({ entry, command, before }))).toEqual([
      { entry: 0, command: 1, before: play() },
      { entry: 1, command: 2, before: play(1) },
      { entry: 4, command: 4, before: play(1, 2) },
      { entry: 5, command: 5, before: play(1, 2, 4) },
    ]);
    await unkept;
    expect((await session.entries(4, 1)).map(({ entry }) => entry)).toEqual([1]);
    expect(await session.stateAt(1)).toEqual(play(1, 2));
  });
});

describe('a battle that cannot be opened', () => {
  it('is missing', async () => {
    const [db] = tabs(1) as [Database];
    expect(await openSession(db, adding, 'nowhere')).toMatchObject({
      error: { why: 'missing' },
    });
  });

  it.each([
    ['a line is missing', (db: Database, battle: string) => db.lines.delete([battle, 1])],
    [
      'a line was altered',
      (db: Database, battle: string) =>
        db.lines.update([battle, 1], { line: { type: 'did', at: 0, command: 9, events: [9] } }),
    ],
    [
      'its set-up makes the rules fail',
      (db: Database, battle: string) => db.battles.update(battle, { setup: null }),
    ],
  ])('is set aside when %s', async (_, harm) => {
    const { db, battle, session } = await fresh();
    for (const each of [1, 2, 3]) await session.run(each);
    await session.close();
    await harm(db, battle);
    const opened = await openSession(db, adding, battle);
    expect(opened).toMatchObject({ ok: false, error: { why: 'unreadable' } });
    expect((await db.battles.get(battle))?.unreadable).toContain('cannot be read');
  });
});

describe('two tabs', () => {
  it('keep all lines in one order, without overwriting each other', async () => {
    const [one, two] = tabs(2) as [Database, Database];
    const battle = await newBattle(one);
    const [left, right] = [await open(one, battle), await open(two, battle)];
    const results = await Promise.all(
      numbers(100).flatMap((each) => [left.run(each), right.run(1000 + each)]),
    );
    expect(results.every((each) => each.ok && each.value.saved)).toBe(true);
    left.wake();
    right.wake();
    await Promise.all([left.settled(), right.settled()]);
    const commands = (await left.entries()).map(({ command }) => command);
    expect(commands.toSorted((a, b) => a - b)).toEqual([
      ...numbers(100),
      ...numbers(100).map((each) => 1000 + each),
    ]);
    expect(left.getSnapshot().state).toEqual(play(...commands));
    expect(right.getSnapshot().state).toEqual(play(...commands));
    expect(commands.filter((each) => each > 1000)).toEqual(numbers(100).map((each) => 1000 + each));
  });

  it('see what the other did without being told to look', async () => {
    const [one, two] = tabs(2) as [Database, Database];
    const battle = await newBattle(one);
    const [left, right] = [await open(one, battle), await open(two, battle)];
    const seen = new Promise<void>((resolve) => {
      right.subscribe(() => right.getSnapshot().length === 1 && resolve());
    });
    await left.run(7);
    await seen;
    expect(right.getSnapshot().state).toEqual(play(7));
    await left.close();
    await right.close();
  });

  it('see what the other did while they were being opened', async () => {
    const [one, two] = tabs(2) as [Database, Database];
    const battle = await newBattle(one);
    const left = await open(one, battle);
    const { at } = States.prototype;
    const reading = vi.spyOn(States.prototype, 'at').mockImplementationOnce(async function (
      this: States<unknown, unknown, unknown, unknown, unknown>,
      ...asked
    ) {
      // The lines have been read; one more is written before the state is folded.
      await left.run(7);
      return at.apply(this, asked);
    });
    const right = await open(two, battle);
    reading.mockRestore();
    await expect.poll(() => right.getSnapshot().state).toEqual(play(7));
    await left.close();
    await right.close();
  });

  it('decide again when the other was faster, and refuse what no longer goes', async () => {
    const [one, two] = tabs(2) as [Database, Database];
    const battle = await newBattle(one);
    const [left, right] = [await open(one, battle), await open(two, battle)];
    await left.run(5);
    right.wake();
    await right.settled();
    const [first, second] = await Promise.all([left.run(-5), right.run(-5)]);
    expect([first.ok, second.ok].toSorted()).toEqual([false, true]);
    expect(first.ok ? second : first).toEqual(fail('There is not so much.'));
    for (const tab of [left, right]) {
      tab.wake();
      await tab.settled();
      expect(tab.getSnapshot().state).toEqual(play(5, -5));
    }
  });

  it('never undo what only the other has seen', async () => {
    const [one, two] = tabs(2) as [Database, Database];
    const battle = await newBattle(one);
    const left = await open(one, battle);
    await left.run(1);
    const right = await open(two, battle);
    // Both act on the same sight; the undo comes second and would hit the wrong entry.
    const [done, undone] = await Promise.all([left.run(2), right.undo()]);
    expect(done.ok).toBe(true);
    await left.settled();
    left.wake();
    right.wake();
    await Promise.all([left.settled(), right.settled()]);
    const expected = undone ? [2] : [1, 2];
    expect((await left.entries()).map(({ command }) => command)).toEqual(expected);
    expect(right.getSnapshot().state).toEqual(left.getSnapshot().state);
  });

  it('undo their own unwritten entries whatever came in between', async () => {
    const [one, two] = tabs(2) as [Database, Database];
    const battle = await newBattle(one);
    const [left, right] = [await open(one, battle), await open(two, battle)];
    await left.run(1);
    // `right` has not seen the 1 and is overtaken.
    const acts = [right.run(2), right.run(3), right.undo(), right.undo(), right.redo()] as const;
    const [, , first, second, third] = await Promise.all(acts);
    expect([first, second, third]).toEqual([true, true, true]);
    expect(right.getSnapshot().state).toEqual(play(1, 2));
  });

  it('know their own line when a write succeeded and was reported as failed', async () => {
    const { db, battle, session } = await fresh();
    let failures = 0;
    const transaction = db.transaction.bind(db) as (...args: unknown[]) => Promise<unknown>;
    Object.assign(db, {
      transaction: async (...args: unknown[]) => {
        const result = await transaction(...args);
        if (args[0] === 'rw' && failures++ === 0) {
          throw new DOMException(
            'Connection to Indexed Database server lost.',
            'InvalidStateError',
          );
        }
        return result;
      },
    });
    expect(await session.run(4)).toMatchObject({ ok: true, value: { saved: true } });
    expect(failures).toBe(2);
    expect(await linesOf(db, battle).count()).toBe(1);
    expect(session.getSnapshot().state).toEqual(play(4));
  });
});

describe('any sequence of steps', () => {
  it('agrees with two plain lists, before and after the disk', async () => {
    await fc.assert(fc.asyncProperty(anySteps(0, 60), fc.boolean(), agrees), { numRuns: 60 });
  });
});
