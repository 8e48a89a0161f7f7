import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createArmy, deleteArmy, restoreArmy } from '#/store/armies';
import { deleteBattle, purge, restoreBattle } from '#/store/battle/battles';
import type { Database } from '#/store/database';
import { listDeleted } from '#/store/deleted';
import { newBattle, tabs } from './adding';

const DAY = 24 * 60 * 60 * 1000;

it('what was deleted is listed for 30 days, the last first, and can be brought back', async () => {
  const [db] = tabs(1) as [Database];
  const battle = await newBattle(db);
  const { id: army } = await createArmy(db, {
    game: 'adding',
    format: 1,
    name: 'Wessex',
    army: {},
  });
  expect(await listDeleted(db)).toEqual([]);
  const now = Date.now();
  await deleteBattle(db, battle);
  await deleteArmy(db, army);
  await db.battles.update(battle, { deleted: now - 29 * DAY });
  await purge(db, now);
  expect((await listDeleted(db)).map(({ what, name }) => `${what} ${name}`)).toEqual([
    'army Wessex',
    'battle Ashdown',
  ]);
  await restoreBattle(db, battle);
  await restoreArmy(db, army);
  expect(await listDeleted(db)).toEqual([]);

  await deleteBattle(db, battle);
  await db.battles.update(battle, { deleted: now - 31 * DAY });
  await purge(db, now);
  expect(await listDeleted(db)).toEqual([]);
});
