import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '#/store/database';
import { readBundle } from '#/store/import/bundle';
import {
  autoBackupDates,
  datesToKeep,
  readAutoBackup,
  writeAutoBackup,
} from '#/store/second-copy/autoBackup';
import { newBattle, open, tabs } from '../adding';
import { Folder } from '../folder';
import { ADDING_READER } from '../import/addingReader';

const DAY = 24 * 60 * 60 * 1000;
/** A Wednesday, at noon wherever the test runs. */
let now: number;
let folder: Folder;
let db: Database;
beforeEach(() => {
  now = new Date(2026, 10, 18, 12).getTime();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  folder = new Folder();
  [db] = tabs(1) as [Database];
});

const commandsOn = async (date: string) => {
  const read = readBundle((await readAutoBackup(folder, date)) ?? '', [ADDING_READER]);
  if (!read.ok) throw new Error(read.error);
  return read.value.battles.map(({ lines }) => lines.length);
};

describe('automatic backups', () => {
  it('hold the last state of each day', async () => {
    const session = await open(db, await newBattle(db));
    await session.run(1);
    await writeAutoBackup(db, folder);
    await session.run(2);
    await writeAutoBackup(db, folder);
    now += DAY;
    await session.run(3);
    await writeAutoBackup(db, folder);
    expect(await autoBackupDates(folder)).toEqual(['2026-11-19', '2026-11-18']);
    expect(await commandsOn('2026-11-18')).toEqual([2]);
    expect(await commandsOn('2026-11-19')).toEqual([3]);
    await session.close();
  });

  it('are the last of seven days and of four weeks before them, whatever the clock says', async () => {
    await newBattle(db);
    for (let day = 0; day < 60; day++) {
      await writeAutoBackup(db, folder);
      now += DAY;
    }
    // The last day is Saturday 16 January; the weeks before the last seven days end on Saturday the
    // ninth, as far as they go, and on Sundays.
    const kept = [
      '2027-01-16',
      '2027-01-15',
      '2027-01-14',
      '2027-01-13',
      '2027-01-12',
      '2027-01-11',
      '2027-01-10',
      '2027-01-09',
      '2027-01-03',
      '2026-12-27',
      '2026-12-20',
    ];
    expect(await autoBackupDates(folder)).toEqual(kept);
    // A clock that jumps ahead costs the oldest of the days, no more.
    now += 1000 * DAY;
    await writeAutoBackup(db, folder);
    expect(await autoBackupDates(folder)).toHaveLength(kept.length);
  });

  it('are not written of a store that is empty: it may have been lost', async () => {
    const battle = await newBattle(db);
    await writeAutoBackup(db, folder);
    await db.battles.delete(battle);
    await writeAutoBackup(db, folder);
    expect(await commandsOn('2026-11-18')).toEqual([0]);
  });

  it('that are damaged are not offered as sound', async () => {
    await newBattle(db);
    await writeAutoBackup(db, folder);
    for (const name of folder.texts.keys()) folder.texts.set(name, 'rubbish');
    expect(await readAutoBackup(folder, '2026-11-18')).toBeNull();
  });

  it('are kept by rank: fewer than eleven are all kept, in any order', () => {
    const dates = ['2026-11-03', '2026-11-18', '2026-10-01', '2026-11-17'];
    expect(datesToKeep(dates)).toEqual(['2026-11-18', '2026-11-17', '2026-11-03', '2026-10-01']);
  });
});
