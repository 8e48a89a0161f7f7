import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createArmy } from '#/store/armies';
import type { Database } from '#/store/database';
import { live } from '#/store/live';
import { changeSetting, readSettings } from '#/store/settings';
import { newBattle, open, tabs } from './adding';

let db: Database;
let other: Database;
const error = vi.fn();

beforeEach(async () => {
  [db, other] = tabs(2) as [Database, Database];
  // Making the tables is a change too.
  await Promise.all([db.open(), other.open()]);
  error.mockReset();
});

describe('a live query', () => {
  it('tells what is stored now and after every change to its table, in any tab', async () => {
    const next = vi.fn();
    const stop = live(db, ['settings'], () => readSettings(db), { next, error });
    const seen = (theme: string) =>
      expect.poll(() => next.mock.lastCall).toEqual([expect.objectContaining({ theme })]);
    await seen('system');
    await changeSetting(db, 'theme', 'dark');
    await seen('dark');
    await changeSetting(other, 'theme', 'light');
    await seen('light');
    stop();
    await changeSetting(db, 'theme', 'contrast');
    expect(next).toHaveBeenCalledTimes(3);
    expect(error).not.toHaveBeenCalled();
  });

  it('is not asked again when other tables change', async () => {
    const query = vi.fn(() => readSettings(db));
    const stop = live(db, ['settings'], query, { next: () => undefined, error });
    const battle = await newBattle(db);
    const session = await open(db, battle);
    await session.run(3);
    await createArmy(db, { game: 'adding', format: 1, name: 'Essex', army: {} });
    expect(query).toHaveBeenCalledTimes(1);
    stop();
    await session.close();
  });

  it('lets a late answer to an earlier question pass', async () => {
    const answers: ((value: number) => void)[] = [];
    const query = () => new Promise<number>((resolve) => answers.push(resolve));
    const next = vi.fn();
    const stop = live(db, ['settings'], query, { next, error });
    await changeSetting(db, 'sound', true);
    await expect.poll(() => answers).toHaveLength(2);
    answers[1]?.(2);
    answers[0]?.(1);
    await Promise.resolve();
    expect(next.mock.calls).toEqual([[2]]);
    stop();
  });

  it('passes on why the store could not be read', async () => {
    const stop = live(db, ['armies'], () => Promise.reject(new Error('full')), {
      next: () => undefined,
      error,
    });
    await expect.poll(() => error.mock.calls).toContainEqual([new Error('full')]);
    stop();
  });
});
