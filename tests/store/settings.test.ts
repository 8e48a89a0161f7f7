import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#/store/database';
import { putSetting } from '#/store/settings';
import { tabs } from './adding';
import { Faults } from './battle/faults';

let db: Database;
beforeEach(() => {
  [db] = tabs(1) as [Database];
});

const unsaved = () => db.unsaved.getSnapshot().count;

describe('a setting that is changed', () => {
  it('counts as unsaved until it is stored', async () => {
    const kept = putSetting(db, { key: 'pins', value: ['gods'] });
    expect(unsaved()).toBe(1);
    await kept;
    expect(unsaved()).toBe(0);
    expect((await db.settings.get('pins'))?.value).toEqual(['gods']);
  });

  it('stays unsaved when it cannot be stored, is told, and is stored by another try', async () => {
    const faults = new Faults(db);
    faults.failsWrite = () => 'QuotaExceededError';
    await expect(putSetting(db, { key: 'pins', value: ['gods'] })).rejects.toThrow();
    expect(db.unsaved.getSnapshot()).toMatchObject({ count: 1, trouble: { kind: 'full' } });
    faults.failsWrite = () => null;
    db.unsaved.saveAll();
    await expect.poll(unsaved).toBe(0);
    expect((await db.settings.get('pins'))?.value).toEqual(['gods']);
  });
});
