import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createArmy, deleteArmy, restoreArmy } from '#/store/armies';
import { deleteBattle, restoreBattle } from '#/store/battle/battles';
import type { Database } from '#/store/database';
import { listDeleted } from '#/store/deleted';
import { newBattle, tabs } from './adding';

it('what was deleted is listed, the last first, and can be brought back', async () => {
  const [db] = tabs(1) as [Database];
  const battle = await newBattle(db);
  const { id: army } = await createArmy(db, {
    game: 'adding',
    format: 1,
    name: 'Wessex',
    army: {},
  });
  expect(await listDeleted(db)).toEqual([]);
  await deleteBattle(db, battle);
  await deleteArmy(db, army);
  await db.battles.update(battle, { deleted: Date.now() - 1000 });
  expect((await listDeleted(db)).map(({ what, name }) => `${what} ${name}`)).toEqual([
    'army Wessex',
    'battle Ashdown',
  ]);
  await restoreBattle(db, battle);
  await restoreArmy(db, army);
  expect(await listDeleted(db)).toEqual([]);
});
