import { createArmy } from '#/store/armies';
import type { Database } from '#/store/database';
import { type Bundle, readBundle, writeBundle } from '#/store/import/bundle';
import { bundleAll } from '#/store/import/bundleAll';
import { changeSetting } from '#/store/settings';
import { newBattle, open } from '../adding';
import { ADDING_READER } from './addingReader';

export const games = [ADDING_READER];

export async function someData(db: Database) {
  const battle = await newBattle(db);
  const session = await open(db, battle);
  for (const each of [1, 2, 3]) await session.run(each);
  await session.undo();
  await session.close();
  const army = await createArmy(db, {
    game: 'adding',
    format: 1,
    name: 'Wessex',
    army: { name: 'W', men: 3 },
  });
  await changeSetting(db, 'theme', 'dark');
  return { battle, army: army.id };
}

export const text = async (db: Database) => writeBundle(await bundleAll(db));

export function bundleOf(source: string): Bundle {
  const bundle = readBundle(source, games);
  if (!bundle.ok) throw new Error(bundle.error);
  return bundle.value;
}

export const fates = (changes: readonly { name: string; fate: string }[]) =>
  changes.map(({ name, fate }) => `${name}: ${fate}`);
