import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { createArmy, deleteArmy } from '#/store/armies';
import { renameBattle } from '#/store/battle/battles';
import { checkInWords, checkStore } from '#/store/checkStore';
import { changeSetting } from '#/store/settings';
import { copiedTab, newBattle, open, start, type Tab } from './adding';
import { Folder } from './folder';
import { ADDING_READER } from './import/addingReader';

let tab: Tab;
let folder: Folder;
let battle: string;
const says = async () => checkInWords(await checkStore(tab.db, [ADDING_READER]));

beforeEach(async () => {
  tab = copiedTab();
  folder = new Folder();
  await start(tab, folder);
  const { db } = tab;
  battle = await newBattle(db);
  const session = await open(db, battle);
  for (const each of [1, 2, 3]) await session.run(each);
  await session.close();
  const draft = { game: 'adding', format: 1, name: 'Wessex', army: { name: 'W', men: 1 } };
  await createArmy(db, draft);
  await deleteArmy(db, (await createArmy(db, draft)).id);
  await changeSetting(db, 'theme', 'dark');
});

it('all is well', async () => {
  expect(await says()).toBe('Everything can be read: 1 battle, 1 army. Both copies are equal.');
});

it('a battle and an army that cannot be read are named', async () => {
  await tab.db.lines.delete([battle, 1]);
  await createArmy(tab.db, { game: 'adding', format: 1, name: 'Mercia', army: { men: 'many' } });
  expect(await says()).toMatch(
    /^There are 1 battle, 2 armies\. “Ashdown” cannot be read\. Line 2 is missing\. “Mercia” cannot be read\. The army is damaged\./,
  );
});

it('a second copy that differs is named', async () => {
  await tab.db.secondCopy.flush();
  for (const [name, text] of folder.texts)
    if (name.startsWith('lines-')) folder.texts.set(name, text.slice(1));
  expect(await says()).toContain('The second copy differs in “Ashdown”: save a backup.');
});

it('there may be no second copy', async () => {
  const alone = copiedTab();
  await newBattle(alone.db);
  await renameBattle(alone.db, battle, 'Maldon');
  expect(checkInWords(await checkStore(alone.db, [ADDING_READER]))).toBe(
    'Everything can be read: 1 battle, 0 armies. There is no second copy to compare with.',
  );
});
