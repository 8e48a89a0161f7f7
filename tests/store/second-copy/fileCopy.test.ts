import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Files } from '#/core/files';
import { createArmy, listArmies } from '#/store/armies';
import { lastBattle } from '#/store/battle/battles';
import { linesOf, sumAfter } from '#/store/battle/lines';
import type { Database } from '#/store/database';
import type { LineRow } from '#/store/rows';
import { Copies } from '#/store/second-copy/copies';
import type { FileCopy } from '#/store/second-copy/fileCopy';
import { SEGMENT } from '#/store/second-copy/layout';
import { inWords, type Recovered } from '#/store/second-copy/recovered';
import { changeSetting, readSettings } from '#/store/settings';
import { copiedTab, copiedTabs, fill, newBattle, open, play, start, type Tab } from '../adding';
import { Folder } from '../folder';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

let folder: Folder;
/** Two visits to the app with one database. */
let first: Tab;
let next: Tab;
let db: Database;
let copy: FileCopy;
beforeEach(() => {
  folder = new Folder();
  [first, next] = copiedTabs(2) as [Tab, Tab];
  ({ db, copy } = first);
});

/** What a visit finds to bring back. */
async function recoveredBy(tab: Tab, files: Files): Promise<Recovered | null> {
  await start(tab, files);
  return tab.copy.getSnapshot().recovered;
}

/** A database that has come back empty, and what the folder brings back into it. */
async function afterLoss(files: Files): Promise<Database> {
  const tab = copiedTab();
  await start(tab, files);
  return tab.db;
}

async function playOn(base: Database, battle: string, ...commands: number[]) {
  const session = await open(base, battle);
  for (const each of commands) await session.run(each);
  await session.close();
}

async function stateOf(base: Database, battle: string) {
  const session = await open(base, battle);
  const { state } = session.getSnapshot();
  await session.close();
  return state;
}

/** The copy proper cannot be written for now, so that what was noted stays; how to write again. */
function holdBack(): Folder['write'] {
  const { write } = folder;
  folder.write = async () => {
    throw new Error('Not now.');
  };
  return write;
}

describe('copies', () => {
  it('are written over the older generation, never over the last good one', async () => {
    const copies = new Copies(folder);
    for (const each of [1, 2, 3]) await copies.write('a', { each });
    expect(folder.written).toEqual(['a.0', 'a.1', 'a.0']);
    expect(await copies.read('a')).toEqual({ each: 3 });
    folder.texts.set('a.0', 'rubbish');
    expect(await copies.read('a')).toEqual({ each: 2 });
    await copies.write('a', { each: 4 });
    expect(folder.written.at(-1)).toBe('a.0');
    expect(await copies.read('a')).toEqual({ each: 4 });
  });

  it('that read back otherwise are an error, and the last good one stays', async () => {
    const copies = new Copies(folder);
    await copies.write('a', 'good');
    folder.spoil = (_, text) => text.slice(0, -1);
    await expect(copies.write('a', 'bad')).rejects.toThrow('read back');
    expect(await copies.read('a')).toBe('good');
  });

  it('survive any damage to one generation', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(40),
        fc.nat(20),
        fc.string(),
        fc.boolean(),
        async (at, cut, put, first) => {
          const place = new Folder();
          const copies = new Copies(place);
          await copies.write('a', { old: 'x'.repeat(20) });
          await copies.write('a', { new: 'y'.repeat(20) });
          const name = first ? 'a.0' : 'a.1';
          const text = place.texts.get(name) ?? '';
          place.texts.set(name, text.slice(0, at) + put + text.slice(at + cut));
          const changed = place.texts.get(name) !== text;
          const expected = first || !changed ? { new: 'y'.repeat(20) } : { old: 'x'.repeat(20) };
          expect(await copies.read('a')).toEqual(expected);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('the second copy', () => {
  it('brings everything back when the database comes back empty, and says so', async () => {
    expect(await recoveredBy(first, folder)).toBeNull();
    const battle = await newBattle(db);
    await playOn(db, battle, 1, 2, 3);
    await createArmy(db, { game: 'adding', format: 1, name: 'Wessex', army: { men: 1 } });
    await changeSetting(db, 'theme', 'dark');
    await copy.flush();
    expect(copy.getSnapshot()).toMatchObject({ trouble: null, written: expect.any(Number) });

    const again = copiedTab();
    const empty = again.db;
    const recovered = await recoveredBy(again, folder);
    expect(recovered && inWords(recovered)).toBe(
      'The browser had lost stored data. Brought back from the second copy: the battle “Ashdown”, the army “Wessex”, your settings.',
    );
    expect(await stateOf(empty, battle)).toEqual(play(1, 2, 3));
    expect((await lastBattle(empty))?.id).toBe(battle);
    expect((await listArmies(empty, 'adding')).length).toBe(1);
    expect((await readSettings(empty)).theme).toBe('dark');
  });

  it('says which end of a battle, or which battles, neither copy has', async () => {
    await start(first, folder);
    const short = await newBattle(db);
    const gone = await newBattle(db);
    await fill(db, short, numbers(SEGMENT + 3));
    await copy.flush();
    for (const name of [...folder.texts.keys()]) {
      if (name.startsWith(`lines-${short}-1`) || name.startsWith(`battle-${gone}`)) {
        folder.texts.set(name, 'rubbish');
      }
    }
    const again = copiedTab();
    const empty = again.db;
    const recovered = await recoveredBy(again, folder);
    expect(recovered && inWords(recovered)).toBe(
      'The browser had lost stored data. Brought back from the second copy: the battle “Ashdown”. The last things done in “Ashdown” are lost: look at its journal. 1 battle could not be brought back.',
    );
    expect(await stateOf(empty, short)).toEqual(play(...numbers(SEGMENT)));
    expect(await recoveredBy(copiedTab(), new Folder())).toBeNull();
  });

  it('is written by itself', async () => {
    await start(first, folder);
    const battle = await newBattle(db);
    await playOn(db, battle, 1, 2);
    await expect.poll(() => folder.texts.has(`lines-${battle}-0.0`)).toBe(true);
    await copy.flush();
    const empty = await afterLoss(folder);
    expect(await stateOf(empty, battle)).toEqual(play(1, 2));
  });

  it('has every acknowledged command, however suddenly the end comes', async () => {
    // A killed browser gives its locks back.
    vi.stubGlobal('navigator', {});
    await start(first, folder);
    const battle = await newBattle(db);
    const session = await open(db, battle);
    for (const each of numbers(40)) {
      await session.run(each);
      // A copy of the folder as it is at this moment: the app never gets to write more.
      const ended = new Folder();
      for (const [name, text] of folder.texts) ended.texts.set(name, text);
      const empty = await afterLoss(ended);
      expect(await stateOf(empty, battle)).toEqual(play(...numbers(each)));
      expect([...ended.texts.keys()].filter((name) => name.startsWith('tail'))).toEqual([]);
    }
    await session.close();
  });

  it('leaves the notes of a tab that is still open to that tab', async () => {
    await start(first, folder);
    const write = holdBack();
    const session = await open(db, await newBattle(db));
    await session.run(1);
    const noted = () => [...folder.texts.keys()].filter((name) => name.startsWith('tail'));
    await expect.poll(noted).not.toEqual([]);
    const before = noted();
    folder.write = write;
    await start(next, folder);
    expect(noted()).toEqual(expect.arrayContaining(before));
    await session.close();
  });

  it('leaves out a command that was noted only in part', async () => {
    await start(first, folder);
    holdBack();
    const battle = await newBattle(db);
    await playOn(db, battle, 1, 2, 3);
    const tails = () => [...folder.texts].filter(([name]) => name.startsWith('tail'));
    await expect.poll(() => tails().at(-1)?.[1]).toContain('"command":3');
    const [tail = '', noted = ''] = tails().at(-1) ?? [];
    folder.texts.set(tail, noted.slice(0, -9));
    const ended = new Folder();
    for (const [name, text] of folder.texts) ended.texts.set(name, text);
    const empty = await afterLoss(ended);
    expect(await stateOf(empty, battle)).toEqual(play(1, 2));
  });

  it('copies what was done while it was being written, before its notes are dropped', async () => {
    await start(first, folder);
    const battle = await newBattle(db);
    const session = await open(db, battle);
    await session.run(1);
    const { write } = folder;
    let meanwhile: Promise<unknown> | null = null;
    folder.write = async (name, text) => {
      await write(name, text);
      if (name.startsWith('lines-')) meanwhile ??= session.run(2);
      await meanwhile;
    };
    await copy.flush();
    folder.write = write;
    await changeSetting(db, 'theme', 'dark');
    await copy.flush();
    const empty = await afterLoss(folder);
    expect(await stateOf(empty, battle)).toEqual(play(1, 2));
    await session.close();
  });

  it('notes with the next command what the disk would not take before', async () => {
    await start(first, folder);
    const battle = await newBattle(db);
    const { append } = folder;
    let failures = 0;
    folder.append = async (name, text) => {
      if (failures++ > 1) return append(name, text);
      await append(name, text.slice(0, text.length / 2));
      throw new Error('Only half of it was written.');
    };
    await playOn(db, battle, 1, 2, 3, 4);
    // The end comes before the copy proper is written, and the database is gone.
    const left = new Folder();
    for (const [name, text] of folder.texts) {
      if (name.startsWith('tail-') || name.startsWith('battle-')) left.texts.set(name, text);
    }
    const empty = await afterLoss(left);
    expect(await stateOf(empty, battle)).toEqual(play(1, 2, 3, 4));
  });

  it('notes no long journal with a tap: it is copied from its first line', async () => {
    const battle = await newBattle(db);
    const lines: LineRow[] = [];
    for (let seq = 0, sum = 0; seq < 2000; seq++) {
      const line = { type: 'did', at: 1, command: 1, events: [1], format: 1 } as const;
      sum = sumAfter(sum, line);
      lines.push({ battle, seq, sum, by: 'past', line });
    }
    await db.lines.bulkAdd(lines);
    const write = holdBack();
    await start(first, folder);
    await playOn(db, battle, 2);
    const noted = [...folder.texts.keys()].filter((name) => name.startsWith('tail-'));
    expect(noted.map((name) => folder.texts.get(name)?.length ?? 0).every((n) => n < 1000)).toBe(
      true,
    );
    folder.write = write;
    await copy.flush();
    const empty = await afterLoss(folder);
    expect(await empty.lines.count()).toBe(2001);
  });

  it('does not hold up the game when the disk does not answer', async () => {
    await start(first, folder);
    const battle = await newBattle(db);
    folder.append = () => new Promise(() => undefined);
    const session = await open(db, battle);
    expect(await session.run(1)).toMatchObject({ ok: true, value: { saved: true } });
    expect(copy.getSnapshot().trouble).toContain('does not answer');
    await session.close();
  });

  it('says nothing when nothing is missing', async () => {
    await start(first, folder);
    await playOn(db, await newBattle(db), 1);
    await copy.flush();
    expect(await recoveredBy(next, folder)).toBeNull();
  });

  it('brings back the lines that an older database lacks', async () => {
    await start(first, folder);
    const battle = await newBattle(db);
    await playOn(db, battle, ...numbers(10));
    await copy.flush();
    await db.lines.where('[battle+seq]').between([battle, 6], [battle, 99]).delete();
    const recovered = await recoveredBy(next, folder);
    expect(recovered?.battles).toEqual(['Ashdown']);
    expect(await stateOf(db, battle)).toEqual(play(...numbers(10)));
  });

  it('brings lines back under a battle that is already open and being tapped', async () => {
    await start(first, folder);
    const battle = await newBattle(db);
    await playOn(db, battle, ...numbers(10));
    await copy.flush();
    await db.lines.where('[battle+seq]').between([battle, 6], [battle, 99]).delete();
    const opening = Promise.withResolvers<Files>();
    const starting = start(next, opening.promise);
    const session = await open(next.db, battle);
    const kept = session.run(77);
    expect(session.getSnapshot().state).toEqual(play(...numbers(6), 77));
    opening.resolve(folder);
    await starting;
    expect(await kept).toMatchObject({ ok: true, value: { saved: true, entry: 10 } });
    expect(session.getSnapshot().state).toEqual(play(...numbers(10), 77));
    await session.close();
  });

  it('is not believed over a database that has gone on', async () => {
    await start(first, folder);
    const battle = await newBattle(db);
    await playOn(db, battle, 1, 2);
    await copy.flush();
    const old = new Map(folder.texts);
    await playOn(db, battle, 3, 4);
    await copy.flush();
    for (const [name, text] of old) folder.texts.set(name, text);
    expect(await recoveredBy(next, folder)).toBeNull();
    expect(await stateOf(db, battle)).toEqual(play(1, 2, 3, 4));
  });

  it.each([
    ['altered', (battle: string) => db.lines.update([battle, 3], { sum: 5 })],
    ['lost', (battle: string) => db.lines.delete([battle, 3])],
  ])('mends a journal in which a line was %s', async (_, harm) => {
    await start(first, folder);
    const battle = await newBattle(db);
    await playOn(db, battle, ...numbers(10));
    await copy.flush();
    await harm(battle);
    expect(await stateOf(db, battle)).toEqual(play(...numbers(10)));
    expect((await db.battles.get(battle))?.unreadable).toBeUndefined();
  });

  it('writes only what is new of a long journal', async () => {
    await start(first, folder);
    const battle = await newBattle(db);
    await fill(db, battle, numbers(3 * SEGMENT + 5));
    await copy.flush();
    folder.written.length = 0;
    await playOn(db, battle, 7);
    await copy.flush();
    expect(folder.written.filter((name) => name.startsWith('lines'))).toEqual([
      `lines-${battle}-3.1`,
    ]);
    const empty = await afterLoss(folder);
    expect(await stateOf(empty, battle)).toEqual(play(...numbers(3 * SEGMENT + 5), 7));
  });

  it('gives back what is sound when files of it are damaged, and the rest still opens', async () => {
    await start(first, folder);
    const battle = await newBattle(db);
    await fill(db, battle, numbers(3 * SEGMENT));
    await copy.flush();
    for (const each of ['0', '1']) folder.texts.delete(`lines-${battle}-2.${each}`);
    for (const each of ['0', '1']) folder.texts.set(`index.${each}`, 'rubbish');
    const empty = await afterLoss(folder);
    expect(await stateOf(empty, battle)).toEqual(play(...numbers(2 * SEGMENT)));
  });

  it('is never emptied by an empty database', async () => {
    await start(first, folder);
    const battle = await newBattle(db);
    await playOn(db, battle, 1, 2, 3);
    await createArmy(db, { game: 'adding', format: 1, name: 'Wessex', army: {} });
    await copy.flush();
    // The store is wiped under the running app, which then writes a setting and a line.
    await db.lines.clear();
    await db.armies.clear();
    await changeSetting(db, 'sound', true);
    await db.battles.update(battle, { name: 'Maldon' });
    await copy.flush();
    const empty = await afterLoss(folder);
    expect(await stateOf(empty, battle)).toEqual(play(1, 2, 3));
    expect((await listArmies(empty, 'adding')).length).toBe(1);
  });

  it('that cannot be written says so and is written once it can', async () => {
    await start(first, folder);
    const battle = await newBattle(db);
    folder.spoil = () => '';
    await playOn(db, battle, 1);
    await copy.flush();
    expect(copy.getSnapshot().trouble).toContain('stored only once');
    expect(await linesOf(db, battle).count()).toBe(1);
    folder.spoil = null;
    await playOn(db, battle, 2);
    await copy.flush();
    expect(copy.getSnapshot().trouble).toBeNull();
    const empty = await afterLoss(folder);
    expect(await stateOf(empty, battle)).toEqual(play(1, 2));
  });
});
