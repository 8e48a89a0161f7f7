import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { Database } from '../../src/store/database';
import { atFirstSave } from '../../src/store/firstSave';
import { newBattle, open, tabs } from './adding';

it('asks to be kept once something is, and never again', async () => {
  const [db, later] = tabs(2) as [Database, Database];
  const ask = vi.fn(async () => true);
  atFirstSave(db, ask);
  await db.settings.put({ key: 'theme', value: 'dark' });
  expect(ask).not.toHaveBeenCalled();

  const battle = await newBattle(db);
  const session = await open(db, battle);
  await session.run(1);
  await session.close();
  await vi.waitFor(async () => expect(await db.meta.get('askedToPersist')).toBeDefined());
  expect(ask).toHaveBeenCalledTimes(1);

  const again = vi.fn(async () => true);
  atFirstSave(later, again);
  await newBattle(later);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(again).not.toHaveBeenCalled();
});
