import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { createArmy, deleteArmy } from '#/store/armies';
import { deleteBattle, restoreBattle } from '#/store/battle/battles';
import { linesOf } from '#/store/battle/lines';
import { Database } from '#/store/database';
import { FileCopy } from '#/store/second-copy/fileCopy';
import { newBattle, open, start } from './adding';
import { Folder } from './folder';

const DAY = 24 * 60 * 60 * 1000;

let now: number;
let indexedDB: IDBFactory;
let folder: Folder;
let thrownAway: string;
let kept: string;
let army: string;

/** The app is started, and closed again when the second copy is done. */
async function visit<T>(work: (db: Database, copy: FileCopy) => Promise<T>): Promise<T> {
  const copy = new FileCopy();
  const db = new Database('one', indexedDB, copy);
  await start({ db, copy }, folder);
  const result = await work(db, copy);
  await copy.flush();
  db.close();
  return result;
}

/** Which of the three each copy has. */
const there = () =>
  visit(async (db, copy) => {
    const among = (rows: readonly { readonly id: string }[]) =>
      [thrownAway, kept, army].filter((id) => rows.some((row) => row.id === id));
    const copied = await copy.read();
    return {
      database: among([...(await db.battles.toArray()), ...(await db.armies.toArray())]),
      files: among([...(copied?.battles.map(({ row }) => row) ?? []), ...(copied?.armies ?? [])]),
      lines: await linesOf(db, thrownAway).count(),
    };
  });

beforeEach(async () => {
  // Nobody holds the logs of a window that was closed.
  vi.stubGlobal('navigator', {});
  now = Date.UTC(2026, 10, 18);
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  indexedDB = new IDBFactory();
  folder = new Folder();
  await visit(async (db) => {
    [thrownAway, kept] = [await newBattle(db), await newBattle(db)];
    const session = await open(db, thrownAway);
    await session.run(1);
    await session.close();
    army = (await createArmy(db, { game: 'adding', format: 1, name: 'A', army: {} })).id;
    await deleteBattle(db, thrownAway);
    await deleteArmy(db, army);
  });
});

const ALL = () => [thrownAway, kept, army];

it('a clock that is a month ahead clears nothing up', async () => {
  for (const ahead of [31, 62, 400]) {
    now += ahead * DAY;
    expect(await there()).toMatchObject({ database: ALL(), files: ALL() });
  }
});

it('what was thrown away goes after thirty days of use, first from one copy, then from the other', async () => {
  for (let day = 0; day < 30; day++) {
    expect(await there()).toEqual({ database: ALL(), files: ALL(), lines: 1 });
    now += DAY;
  }
  // The thirtieth day began when it was first found there.
  await visit(async () => undefined);
  expect(await there()).toEqual({ database: ALL(), files: [kept], lines: 1 });
  now += DAY;
  expect(await there()).toEqual({ database: [kept], files: [kept], lines: 0 });
  // And it does not come back.
  expect(await there()).toEqual({ database: [kept], files: [kept], lines: 0 });
});

it('what is put back at the last moment is in both copies again', async () => {
  for (let day = 0; day < 31; day++) {
    now += DAY;
    await there();
  }
  expect(await there()).toMatchObject({ files: [kept] });
  await visit((db) => restoreBattle(db, thrownAway));
  now += 40 * DAY;
  expect(await there()).toMatchObject({ database: [thrownAway, kept], files: [thrownAway, kept] });
});
