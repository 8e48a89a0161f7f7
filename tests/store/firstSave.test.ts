import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { Database } from '#/store/database';
import { atFirstSave } from '#/store/firstSave';
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
  await expect.poll(() => db.meta.get('askedToPersist')).toBeDefined();
  expect(ask).toHaveBeenCalledTimes(1);

  const again = vi.fn(async () => true);
  const look = vi.spyOn(later.meta, 'get');
  atFirstSave(later, again);
  await newBattle(later);
  await expect.poll(() => look.mock.calls).toContainEqual(['askedToPersist']);
  await Promise.all(look.mock.results.map(({ value }) => value));
  expect(again).not.toHaveBeenCalled();
});
