import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createArmy, saveArmy } from '#/store/armies';
import { deleteBattle, duplicateBattle, renameBattle, restoreBattle } from '#/store/battle/battles';
import type { Database } from '#/store/database';
import { type Bundle, readBundle, writeBundle } from '#/store/import/bundle';
import { bundleAll } from '#/store/import/bundleAll';
import { importBundle, undoImport } from '#/store/import/importBundle';
import { changeSetting, readSettings } from '#/store/settings';
import { copiedTab, newBattle, open, start, tabs } from '../adding';
import { Folder, Mortal } from '../folder';
import { ADDING_READER } from '../import/addingReader';

/** A backup of another phone: two battles with some lines, an army, a setting. */
let backup: Bundle;
beforeAll(async () => {
  const [db] = tabs(1) as [Database];
  for (const commands of [
    [1, 2, 3],
    [4, 5],
  ]) {
    const session = await open(db, await newBattle(db));
    for (const each of commands) await session.run(each);
    await session.close();
  }
  await createArmy(db, { game: 'adding', format: 1, name: 'W', army: { name: 'W', men: 3 } });
  await changeSetting(db, 'theme', 'contrast');
  const read = readBundle(writeBundle(await bundleAll(db)), [ADDING_READER]);
  if (!read.ok) throw new Error(read.error);
  backup = read.value;
});

// A killed browser gives its locks back; here they would be held for ever.
beforeEach(() => void vi.stubGlobal('navigator', {}));

/** All that a player could miss, whatever it is called inside. */
async function allOf(db: Database) {
  const battles = await db.battles.toArray();
  const lines = await db.lines.toArray();
  return {
    battles: battles
      .map(({ id, name, deleted }) => ({
        name,
        thrownAway: deleted > 0,
        lines: lines.filter(({ battle }) => battle === id).map(({ line }) => line),
      }))
      .toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))),
    armies: (await db.armies.toArray())
      .map(({ army, deleted }) => ({ army, thrownAway: deleted > 0 }))
      .toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))),
    settings: await readSettings(db),
  };
}

type All = Awaited<ReturnType<typeof allOf>>;

const inBoth = <T>(some: readonly T[], others: readonly T[]): T[] => {
  const texts = others.map((each) => JSON.stringify(each));
  return some.filter((each) => texts.includes(JSON.stringify(each)));
};

type Act = (db: Database, place: number) => Promise<unknown>;

/** Everything that is stored without being a line of a journal. */
const ACTS: Readonly<Record<string, Act>> = {
  imports: (db) => importBundle(db, backup, 'merge'),
  replaces: (db) => importBundle(db, backup, 'replace'),
  takesItBack: (db) => undoImport(db),
  makesAnArmy: (db, men) =>
    createArmy(db, { game: 'adding', format: 1, name: `${men}`, army: { name: 'A', men } }),
  changesAnArmy: async (db, men) => {
    const [army] = await db.armies.toArray();
    const changes = { name: 'B', army: { name: 'B', men }, format: 1 };
    if (army) await saveArmy(db, army.id, changes);
  },
  chooses: (db, place) => changeSetting(db, 'textSize', place % 2 ? 115 : 130),
  renames: async (db, place) => {
    const [battle] = await db.battles.toArray();
    if (battle) await renameBattle(db, battle.id, `Battle ${place}`);
  },
  copies: async (db, place) => {
    const [battle] = await db.battles.toArray();
    if (battle) await duplicateBattle(db, battle.id, `Copy ${place}`);
  },
  throwsAway: async (db) => {
    const [battle] = await db.battles.toArray();
    if (battle) await deleteBattle(db, battle.id);
  },
  putsBack: async (db) => {
    const [battle] = await db.battles.toArray();
    if (battle) await restoreBattle(db, battle.id);
  },
};

const acts = fc.array(fc.constantFrom(...Object.keys(ACTS)), { minLength: 1, maxLength: 8 });

it.each([
  ['the second copy stands', true],
  ['the app has just started', false],
])(
  'an import that was acknowledged when %s survives a kill and a lost database',
  async (_, stands) => {
    const folder = new Folder();
    const tab = copiedTab();
    const mortal = new Mortal(folder, Number.POSITIVE_INFINITY);
    // Unless somebody hurries, it is looked at later.
    const starting = tab.copy.start({ db: tab.db, open: async () => mortal }, stands ? 0 : 60_000);
    if (stands) await starting;
    await importBundle(tab.db, backup, 'merge');
    mortal.kill();
    const before = await allOf(tab.db);
    const again = copiedTab();
    await start(again, folder);
    expect(await allOf(again.db)).toEqual(before);
    expect(before).toMatchObject({
      settings: { theme: 'contrast' },
      armies: [{ army: { men: 3 } }],
    });
    expect(before.battles.map(({ lines }) => lines.length)).toEqual([3, 2]);
    await starting;
  },
);

it('whatever was acknowledged is there, whenever the app is killed and the database lost', async () => {
  await fc.assert(
    fc.asyncProperty(acts, fc.nat(120), fc.boolean(), async (all, calls, waits) => {
      const folder = new Folder();
      const tab = copiedTab();
      const mortal = new Mortal(folder, calls);
      const starting = start(tab, mortal);
      if (waits) await starting;
      // What was not acknowledged any more may be there or not.
      const possible = [await allOf(tab.db)];
      for (const [place, act] of all.entries()) {
        await ACTS[act]?.(tab.db, place);
        possible.push(await allOf(tab.db));
        if (mortal.dead) break;
        possible.shift();
      }
      mortal.kill();
      await starting;
      const again = copiedTab();
      // Nothing says in which order files are listed.
      const { list } = folder;
      folder.list = async () => (await list()).reverse();
      await start(again, folder);
      const back = await allOf(again.db);
      const [before, after] = [possible[0] as All, possible.at(-1) as All];
      if (before === after) expect(back).toEqual(after);
      // What was under way is back in part, perhaps; what it did not touch is there.
      expect(back.battles).toEqual(expect.arrayContaining(inBoth(before.battles, after.battles)));
      expect(back.armies).toEqual(expect.arrayContaining(inBoth(before.armies, after.armies)));
      for (const [key, value] of Object.entries(back.settings))
        expect(possible.map(({ settings }) => Reflect.get(settings, key))).toContain(value);
    }),
    { numRuns: Number(process.env.KILLS ?? 150), interruptAfterTimeLimit: 40_000 },
  );
}, 60_000);

it('what was chosen last is what comes back, in whichever order the notes are listed', async () => {
  const folder = new Folder();
  const tab = copiedTab();
  await start(tab, folder);
  folder.write = async () => {
    throw new Error('Not now.');
  };
  // Each flush begins another file of notes.
  for (const textSize of [115, 130, 150, 175] as const) {
    await changeSetting(tab.db, 'textSize', textSize);
    await tab.copy.flush();
  }
  const left = new Folder();
  for (const [name, text] of [...folder.texts].reverse()) left.texts.set(name, text);
  const again = copiedTab();
  await start(again, left);
  expect((await readSettings(again.db)).textSize).toBe(175);
});
