import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteArmy, listArmies, saveArmy } from '#/store/armies';
import { deleteBattle, listBattles, renameBattle } from '#/store/battle/battles';
import { linesOf } from '#/store/battle/lines';
import type { Database } from '#/store/database';
import { bundleArmy, bundleBattle, writeBundle } from '#/store/import/bundle';
import {
  canUndoImport,
  importBundle,
  previewImport,
  undoImport,
} from '#/store/import/importBundle';
import { changeSetting, readSettings } from '#/store/settings';
import { newBattle, open, play, tabs } from '../adding';
import { bundleOf, fates, someData, text } from './someData';

let here: Database;
let there: Database;
beforeEach(() => {
  [here] = tabs(1) as [Database];
  [there] = tabs(1) as [Database];
});

describe('a backup', () => {
  it('brings everything to another phone', async () => {
    const { battle } = await someData(here);
    const bundle = bundleOf(await text(here));
    expect(fates(await previewImport(there, bundle, 'merge'))).toEqual([
      'Ashdown: added',
      'Wessex: added',
    ]);
    expect(await listBattles(there)).toEqual([]);
    await importBundle(there, bundle, 'replace');
    const session = await open(there, battle);
    expect(session.getSnapshot()).toMatchObject({ state: play(1, 2), canRedo: true });
    await session.redo();
    await session.close();
    expect((await listArmies(there, 'adding')).map(({ army }) => army)).toEqual([
      { name: 'W', men: 3 },
    ]);
    expect((await readSettings(there)).theme).toBe('dark');
  });

  it('of what is already here changes nothing', async () => {
    await someData(here);
    const bundle = bundleOf(await text(here));
    for (const mode of ['merge', 'replace'] as const) {
      const before = await text(here);
      expect(fates(await importBundle(here, bundle, mode))).toEqual([
        'Ashdown: same',
        'Wessex: same',
      ]);
      expect({ ...JSON.parse(await text(here)), packed: 0 }).toEqual({
        ...JSON.parse(before),
        packed: 0,
      });
    }
  });

  it('merged, gives way to what has gone on here', async () => {
    const { battle, army } = await someData(here);
    const bundle = bundleOf(await text(here));
    const session = await open(here, battle);
    await session.run(9);
    await session.close();
    await saveArmy(here, army, { format: 1, name: 'Wessex again', army: { men: 4, name: 'W' } });
    expect(fates(await importBundle(here, bundle, 'merge'))).toEqual([
      'Ashdown: kept',
      'Wessex: kept',
    ]);
  });

  it('of one battle that goes to and fro leaves one battle on each phone', async () => {
    await someData(here);
    const send = async (from: Database, to: Database, n: number) => {
      const [row] = await listBattles(from);
      if (!row) throw new Error('nothing to send');
      const session = await open(from, row.id);
      await session.run(n);
      await session.close();
      const parcel = bundleOf(writeBundle(await bundleBattle(from, row.id)));
      return fates(await importBundle(to, parcel, 'merge'));
    };
    expect(await send(here, there, 4)).toEqual(['Ashdown: added']);
    expect(await send(there, here, 5)).toEqual(['Ashdown: replaced']);
    expect(await send(here, there, 6)).toEqual(['Ashdown: replaced']);
    expect(await send(there, here, 7)).toEqual(['Ashdown: replaced']);
    expect(await listBattles(here)).toHaveLength(1);
    expect(await listBattles(there)).toHaveLength(1);
  });

  it('merged, replaces what has gone on there, and both when they went apart', async () => {
    const { battle } = await someData(here);
    await importBundle(there, bundleOf(await text(here)), 'merge');
    const far = await open(there, battle);
    await far.run(7);
    await far.close();
    const bundle = bundleOf(await text(there));
    expect(fates(await previewImport(here, bundle, 'merge'))).toEqual([
      'Ashdown: replaced',
      'Wessex: same',
    ]);
    const near = await open(here, battle);
    await near.run(8);
    await near.close();
    expect(fates(await importBundle(here, bundle, 'merge'))).toEqual([
      'Ashdown: added',
      'Wessex: same',
    ]);
    const states = [];
    for (const { id } of await listBattles(here)) {
      const session = await open(here, id);
      states.push(session.getSnapshot().state.last);
      await session.close();
    }
    expect(states.toSorted()).toEqual([7, 8]);
  });

  it('replacing a newer battle and army says so, with both dates', async () => {
    const { battle, army } = await someData(here);
    const bundle = bundleOf(await text(here));
    const session = await open(here, battle);
    await session.run(9);
    await session.close();
    await saveArmy(here, army, { format: 1, name: 'Wessex', army: { men: 4, name: 'W' } });
    const changes = await previewImport(here, bundle, 'replace');
    expect(fates(changes)).toEqual(['Ashdown: older', 'Wessex: older']);
    for (const { times } of changes)
      expect(times?.ours).toBeGreaterThanOrEqual(times?.theirs ?? NaN);
  });

  it('merged on an empty phone brings the settings, elsewhere it leaves them', async () => {
    await someData(here);
    const bundle = bundleOf(await text(here));
    await changeSetting(there, 'theme', 'light');
    await importBundle(there, bundle, 'merge');
    expect((await readSettings(there)).theme).toBe('dark');
    await undoImport(there);
    expect((await readSettings(there)).theme).toBe('light');
    await newBattle(there);
    await importBundle(there, bundle, 'merge');
    expect((await readSettings(there)).theme).toBe('light');
  });

  it('replacing, leaves only itself, and can be undone', async () => {
    await someData(there);
    const bundle = bundleOf(await text(there));
    const { battle } = await someData(here);
    await renameBattle(here, battle, 'Maldon');
    await changeSetting(here, 'theme', 'light');
    const before = JSON.parse(await text(here));
    expect(await canUndoImport(here)).toBe(false);
    expect(fates(await importBundle(here, bundle, 'replace')).toSorted()).toEqual([
      'Ashdown: added',
      'Maldon: removed',
      'Wessex: added',
      'Wessex: removed',
    ]);
    expect((await listBattles(here)).map(({ name }) => name)).toEqual(['Ashdown']);
    expect((await readSettings(here)).theme).toBe('dark');
    expect(await undoImport(here)).toBe(true);
    expect({ ...JSON.parse(await text(here)), packed: 0 }).toEqual({ ...before, packed: 0 });
    expect(await undoImport(here)).toBe(false);
  });

  it('brings back what was thrown away', async () => {
    const { battle, army } = await someData(here);
    const bundle = bundleOf(await text(here));
    await deleteBattle(here, battle);
    await deleteArmy(here, army);
    expect(fates(await importBundle(here, bundle, 'merge'))).toEqual([
      'Ashdown: added',
      'Wessex: added',
    ]);
    expect((await listBattles(here)).length).toBe(1);
  });

  it('is written whole or not at all', async () => {
    await someData(there);
    const bundle = bundleOf(await text(there));
    const before = await text(here);
    here.settings.hook('creating', () => {
      throw new Error('The last write fails.');
    });
    await expect(importBundle(here, bundle, 'replace')).rejects.toThrow();
    expect({ ...JSON.parse(await text(here)), packed: 0 }).toEqual({
      ...JSON.parse(before),
      packed: 0,
    });
  });
});

describe('a backup of a store with a damaged battle', () => {
  const DAMAGES: readonly [string, (db: Database, battle: string) => Promise<unknown>, string][] = [
    [
      'an altered line',
      (db, battle) => db.lines.update([battle, 1], { line: { type: 'redo', at: 1 } }),
      'Line 2 has been altered.',
    ],
    ['a missing line', (db, battle) => db.lines.delete([battle, 1]), 'Line 2 is missing.'],
  ];

  it.each(DAMAGES)(
    '%s: the sound ones go, the damaged one goes raw and is named',
    async (_, damage, why) => {
      const { battle } = await someData(here);
      const sound = (await someData(here)).battle;
      await renameBattle(here, battle, 'Maldon');
      await damage(here, battle);
      const bundle = bundleOf(await text(here));
      expect(bundle.damaged).toMatchObject([{ what: 'battle', name: 'Maldon', why }]);
      const rows = JSON.parse(JSON.stringify(await linesOf(here, battle).toArray()));
      expect(bundle.damaged[0]?.stored).toMatchObject({ rows });
      expect(fates(await importBundle(there, bundle, 'merge'))).toEqual([
        'Ashdown: added',
        'Wessex: added',
        'Wessex: added',
      ]);
      const session = await open(there, sound);
      expect(session.getSnapshot().state).toEqual(play(1, 2));
      await session.close();
    },
  );

  it('of which one was spoilt on its way brings the others, and names it', async () => {
    const { battle } = await someData(here);
    await someData(here);
    await renameBattle(here, battle, 'Maldon');
    const whole = JSON.parse(await text(here));
    const spoilt = whole.battles.find(({ name }: { name: string }) => name === 'Maldon');
    spoilt.lines.splice(1, 1);
    const { battles, damaged } = bundleOf(JSON.stringify(whole));
    expect(battles.map(({ name }) => name)).toEqual(['Ashdown']);
    expect(damaged).toMatchObject([
      { name: 'Maldon', why: 'Its journal was changed after it was saved.' },
    ]);
  });
});

describe('a friend’s version of an army that was changed here', () => {
  const men = async (db: Database) =>
    (await listArmies(db, 'adding'))
      .map(({ name, army }) => ({ name, army }))
      .toSorted((a, b) => a.name.localeCompare(b.name));

  async function both() {
    const { army } = await someData(here);
    await importBundle(there, await bundleArmy(here, army), 'merge');
    await saveArmy(there, army, { format: 1, name: 'Wessex', army: { men: 9, name: 'W' } });
    const friends = await bundleArmy(there, army);
    await saveArmy(here, army, { format: 1, name: 'Wessex', army: { men: 4, name: 'W' } });
    return friends;
  }

  it('comes in beside it', async () => {
    const friends = await both();
    expect(fates(await importBundle(here, friends, 'copy'))).toEqual(['Wessex 2: added']);
    expect(await men(here)).toEqual([
      { name: 'Wessex', army: { men: 4, name: 'W' } },
      { name: 'Wessex 2', army: { men: 9, name: 'W' } },
    ]);
  });

  it('replaces it although it is older, touches nothing else, and that is undone', async () => {
    const friends = await both();
    await newBattle(here);
    expect(fates(await importBundle(here, friends, 'overwrite'))).toEqual(['Wessex: older']);
    expect(await men(here)).toEqual([{ name: 'Wessex', army: { men: 9, name: 'W' } }]);
    expect(await listBattles(here)).toHaveLength(2);
    await undoImport(here);
    expect(await men(here)).toEqual([{ name: 'Wessex', army: { men: 4, name: 'W' } }]);
  });
});
