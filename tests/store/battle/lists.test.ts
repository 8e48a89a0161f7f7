import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createArmy, deleteArmy, listArmies, restoreArmy, saveArmy } from '#/store/armies';
import {
  createBattle,
  deleteBattle,
  duplicateBattle,
  lastBattle,
  listBattles,
  rawBattle,
  rememberBattle,
  renameBattle,
  restoreBattle,
} from '#/store/battle/battles';
import type { Database } from '#/store/database';
import { changeSetting, DEFAULTS, readSettings } from '#/store/settings';
import { ChangedError } from '#/store/trouble';
import { newBattle, open, play, tabs } from '../adding';

let now = 1_000_000;
let db: Database;

beforeEach(() => {
  [db] = tabs(1) as [Database];
  vi.spyOn(Date, 'now').mockImplementation(() => now);
});

const later = (milliseconds: number) => {
  now += milliseconds;
};
const names = async () => (await listBattles(db)).map(({ name }) => name);
const battle = (name: string) =>
  createBattle(db, { game: 'adding', format: 1, name, setup: { start: 0 } });

describe('battles', () => {
  it('are listed newest first, and the newest is the one last played', async () => {
    const maldon = await battle('Maldon');
    later(1000);
    await battle('Ashdown');
    expect(await names()).toEqual(['Ashdown', 'Maldon']);
    later(100_000);
    const session = await open(db, maldon.id);
    await session.run(1);
    expect(await names()).toEqual(['Maldon', 'Ashdown']);
    await session.close();
  });

  it('are renamed', async () => {
    const { id } = await battle('Maldon');
    await renameBattle(db, id, '<b>مالدون</b> ⚔️');
    expect(await names()).toEqual(['<b>مالدون</b> ⚔️']);
  });

  it('are called Untitled where the name was cleared', async () => {
    const { id } = await battle(' ');
    expect(await names()).toEqual(['Untitled']);
    await renameBattle(db, id, 'Maldon');
    await renameBattle(db, id, '');
    expect(await names()).toEqual(['Untitled']);
  });

  it('are copied with their whole journal, and go their own ways', async () => {
    const id = await newBattle(db);
    const session = await open(db, id);
    for (const each of [1, 2, 3]) await session.run(each);
    await session.undo();
    const copy = await open(db, await duplicateBattle(db, id, 'Ashdown, otherwise'));
    expect(copy.getSnapshot()).toMatchObject({ state: play(1, 2), canRedo: true });
    await copy.redo();
    await copy.run(4);
    expect(copy.getSnapshot().state).toEqual(play(1, 2, 3, 4));
    expect(session.getSnapshot().state).toEqual(play(1, 2));
    await Promise.all([session.close(), copy.close()]);
  });

  it('are thrown away and brought back', async () => {
    const { id } = await battle('Maldon');
    await deleteBattle(db, id);
    expect(await names()).toEqual([]);
    await restoreBattle(db, id);
    expect(await names()).toEqual(['Maldon']);
  });

  it('remember which was open last, unless it is gone', async () => {
    expect(await lastBattle(db)).toBeUndefined();
    const maldon = await battle('Maldon');
    later(1000);
    const ashdown = await battle('Ashdown');
    expect((await lastBattle(db))?.name).toBe('Ashdown');
    await rememberBattle(db, maldon.id);
    expect((await lastBattle(db))?.name).toBe('Maldon');
    await deleteBattle(db, maldon.id);
    expect((await lastBattle(db))?.id).toBe(ashdown.id);
  });

  it('give out their raw data', async () => {
    const id = await newBattle(db);
    const session = await open(db, id);
    await session.run(1);
    await session.close();
    expect(JSON.parse(await rawBattle(db, id))).toMatchObject({
      battle: { id, name: 'Ashdown' },
      lines: [{ seq: 0, line: { command: 1 } }],
    });
  });
});

describe('armies', () => {
  it('changed in two windows: the second save is refused, and can be kept', async () => {
    const draft = { game: 'one', format: 1, name: 'Wessex', army: { men: 1 } };
    const { id, updated } = await createArmy(db, draft);
    const save = (men: number, seen?: number) =>
      saveArmy(db, id, { format: 1, name: 'Wessex', army: { men } }, seen);
    expect(await save(2, updated)).toBeGreaterThan(updated);
    await expect(save(3, updated)).rejects.toThrow(ChangedError);
    expect((await db.armies.get(id))?.army).toEqual({ men: 2 });
    await save(3);
    expect((await db.armies.get(id))?.army).toEqual({ men: 3 });
  });

  it('are made, listed newest first for their game, saved, thrown away and brought back', async () => {
    const wessex = await createArmy(db, {
      game: 'one',
      format: 1,
      name: 'Wessex',
      army: { men: 1 },
    });
    later(1000);
    await createArmy(db, { game: 'one', format: 1, name: 'Danes', army: {} });
    await createArmy(db, { game: 'two', format: 1, name: 'Others', army: {} });
    const list = async () => (await listArmies(db, 'one')).map(({ name }) => name);
    expect(await list()).toEqual(['Danes', 'Wessex']);
    later(1000);
    await saveArmy(db, wessex.id, { format: 1, name: 'West Saxons', army: { men: 2 } });
    expect(await list()).toEqual(['West Saxons', 'Danes']);
    expect((await db.armies.get(wessex.id))?.army).toEqual({ men: 2 });
    await deleteArmy(db, wessex.id);
    expect(await list()).toEqual(['Danes']);
    await restoreArmy(db, wessex.id);
    expect(await list()).toEqual(['West Saxons', 'Danes']);
  });
});

describe('settings', () => {
  it('are the defaults until changed', async () => {
    expect(await readSettings(db)).toEqual(DEFAULTS);
    await changeSetting(db, 'theme', 'dark');
    await changeSetting(db, 'sound', true);
    expect(await readSettings(db)).toEqual({ ...DEFAULTS, theme: 'dark', sound: true });
  });

  it('that are no choice of this version are passed over', async () => {
    await db.settings.bulkPut([
      { key: 'theme', value: 'plaid' },
      { key: 'textSize', value: '200' },
      { key: 'constructor', value: true },
      { key: 'diceStyle', value: 'real' },
    ]);
    expect(await readSettings(db)).toEqual({ ...DEFAULTS, diceStyle: 'real' });
  });
});
