import 'fake-indexeddb/auto';
// Loaded on demand, which takes time by another clock than the test's.
import '#/store/second-copy/readCopy';
import { describe, expect, it } from 'vitest';
import { openFiles } from '#/platform/files';
import { createArmy, deleteArmy, restoreArmy, saveArmy } from '#/store/armies';
import {
  createBattle,
  deleteBattle,
  duplicateBattle,
  rawBattle,
  renameBattle,
  restoreBattle,
} from '#/store/battle/battles';
import { checkStore } from '#/store/checkStore';
import type { Database } from '#/store/database';
import { type Bundle, bundleArmy, bundleBattle } from '#/store/import/bundle';
import { bundleAll } from '#/store/import/bundleAll';
import { importBundle, previewImport, undoImport } from '#/store/import/importBundle';
import { writeAutoBackup } from '#/store/second-copy/autoBackup';
import { putSetting } from '#/store/settings';
import { isOfTheStore } from '#/store/trouble';
import { copiedTabs, newBattle, open, start, type Tab } from './adding';
import { Hardship, type Port, WAYS } from './battle/hardship';
import { ending, outcome, pass, stopClock } from './clock';
import { Folder } from './folder';
import { ADDING_READER } from './import/addingReader';

stopClock();

interface There {
  readonly db: Database;
  readonly battle: string;
  readonly army: string;
  /** Another phone's: one battle and one army. */
  readonly bundle: Bundle;
}

interface Request {
  readonly act: (there: There) => Promise<unknown>;
  /** Whether it is done, as another window sees it. */
  readonly isDone?: (there: There) => Promise<boolean>;
}

const ARMY = { game: 'adding', format: 1, name: 'W', army: { name: 'W', men: 1 } };
const liveBattles = async ({ db }: There) =>
  (await db.battles.toArray()).filter((row) => !row.deleted);
const liveArmies = async ({ db }: There) =>
  (await db.armies.toArray()).filter((row) => !row.deleted);

/** All that a page asks of the store beside the lines of a battle. One battle and one army are there. */
const REQUESTS: Readonly<Record<string, Request>> = {
  'a new army': {
    act: ({ db }) => createArmy(db, ARMY),
    isDone: async (there) => (await liveArmies(there)).length === 2,
  },
  'an army under another name': {
    act: ({ db, army }) => saveArmy(db, army, { ...ARMY, name: 'X' }),
    isDone: async ({ db, army }) => (await db.armies.get(army))?.name === 'X',
  },
  'an army deleted': {
    act: ({ db, army }) => deleteArmy(db, army),
    isDone: async (there) => (await liveArmies(there)).length === 0,
  },
  'an army restored': { act: ({ db, army }) => restoreArmy(db, army) },
  'a new battle': {
    act: ({ db }) =>
      createBattle(db, { game: 'adding', format: 1, name: 'B', setup: { start: 0 } }),
  },
  'a battle renamed': {
    act: ({ db, battle }) => renameBattle(db, battle, 'Maldon'),
    isDone: async ({ db, battle }) => (await db.battles.get(battle))?.name === 'Maldon',
  },
  'a battle duplicated': {
    act: ({ db, battle }) => duplicateBattle(db, battle, 'Copy'),
    isDone: async (there) => (await liveBattles(there)).length === 2,
  },
  'a battle deleted': {
    act: ({ db, battle }) => deleteBattle(db, battle),
    isDone: async (there) => (await liveBattles(there)).length === 0,
  },
  'a battle restored': { act: ({ db, battle }) => restoreBattle(db, battle) },
  'a battle as it is stored': { act: ({ db, battle }) => rawBattle(db, battle) },
  'a battle to be shared': { act: ({ db, battle }) => bundleBattle(db, battle) },
  'an army to be shared': { act: ({ db, army }) => bundleArmy(db, army) },
  'a backup': { act: ({ db }) => bundleAll(db) },
  'an automatic backup': { act: ({ db }) => writeAutoBackup(db, new Folder()) },
  'a check of everything': { act: ({ db }) => checkStore(db, [ADDING_READER]) },
  'a look at an import': { act: ({ db, bundle }) => previewImport(db, bundle, 'merge') },
  'an import': {
    act: ({ db, bundle }) => importBundle(db, bundle, 'merge'),
    isDone: async (there) =>
      (await liveBattles(there)).length === 2 && (await liveArmies(there)).length === 2,
  },
  'an import undone': { act: ({ db }) => undoImport(db) },
  'a setting': {
    act: ({ db }) => putSetting(db, { key: 'most', value: 7 }),
    isDone: async ({ db }) => (await db.settings.get('most'))?.value === 7,
  },
};

/** One battle and one army, with the second copy standing. */
async function furnish(tab: Tab, folder = new Folder()): Promise<Omit<There, 'bundle'>> {
  await start(tab, folder);
  const battle = await newBattle(tab.db);
  const session = await open(tab.db, battle);
  await session.run(1);
  await session.close();
  const army = (await createArmy(tab.db, ARMY)).id;
  await tab.copy.flush();
  return { db: tab.db, battle, army };
}

const until = async <T>(work: Promise<T>): Promise<T> => {
  const value = await outcome(work);
  if (value === null) throw new Error('The clock does not go.');
  return value;
};

async function suffer(request: Request, port: Port, way: (typeof WAYS)[number], from: number) {
  const hardship = new Hardship();
  hardship.takeOver(new Folder());
  const [elsewhere] = copiedTabs(1) as [Tab];
  const bundle = await until(furnish(elsewhere).then(({ db }) => bundleAll(db)));
  const [mine, other] = copiedTabs(2, [hardship.opening]) as [Tab, Tab];
  hardship.strike(mine.db);
  const there = { ...(await until(furnish(mine))), bundle };
  if (port === 'opening') mine.db.close({ disableAutoOpen: false });
  hardship.faults = [{ port, way, from, calls: 200, milliseconds: 7000 }];
  const ended = await ending(request.act(there));
  expect(ended, `${port} ${from}`).not.toBeNull();
  // What failed is the store's, so there are words for it; what did not is done.
  if (ended?.status === 'rejected') expect(isOfTheStore(ended.reason)).toBe(true);
  else if (request.isDone) expect(await request.isDone({ ...there, db: other.db })).toBe(true);
  hardship.mend();
  await pass(8000);
  mine.db.close();
  other.db.close();
}

describe.each(Object.keys(REQUESTS))('%s', (name) => {
  it.each(WAYS)('ends, done or with a reason, where the storage answers %s', async (way) => {
    const request = REQUESTS[name] as Request;
    await suffer(request, 'opening', way, 0);
    for (const from of [0, 1, 2, 5]) await suffer(request, 'storage', way, from);
  });
});

describe('a second copy that cannot be looked at in time', () => {
  it.each([
    ['storage', 'never', 6000, 5000],
    ['worker', 'late', 10_500, 2900],
  ] as const)(
    'because of the %s is said to be none for now, and is looked at again',
    async (port, way, wait, milliseconds) => {
      const hardship = new Hardship();
      const folder = new Folder();
      hardship.takeOver(folder);
      const [past] = copiedTabs(1) as [Tab];
      await until(furnish(past, folder));
      // The browser has lost the database.
      const [mine] = copiedTabs(1) as [Tab];
      hardship.strike(mine.db);
      hardship.faults = [{ port, way, from: 0, calls: 200, milliseconds }];
      void mine.copy.start({ db: mine.db, open: openFiles });
      await pass(wait);
      expect(mine.copy.getSnapshot().trouble ?? '').toContain('stored only once');
      hardship.mend();
      await pass(40_000);
      await until(renameBattle(mine.db, 'none', 'Maldon').then(() => true));
      await pass(5000);
      expect(mine.copy.getSnapshot()).toMatchObject({ exists: true, trouble: null });
      expect(await mine.db.battles.count()).toBe(1);
      past.db.close();
      mine.db.close();
    },
  );
});
