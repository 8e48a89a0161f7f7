import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { saveBackup } from '#/app/backup';
import { createBattle } from '#/store/battle/battles';
import { database } from '#/store/home';
import { lastExport } from '#/store/report';

const saved = vi.hoisted((): string[] => []);
vi.mock('#/platform/share', () => ({
  saveAsFile: async (_: string, text: string) => {
    saved.push(text);
    return 'downloads';
  },
}));

const battle = { game: 'shieldwall', format: 1, name: 'Maldon', setup: {} };

beforeEach(async () => {
  saved.length = 0;
  await database.battles.clear();
  await database.meta.clear();
});

it('a backup that an import would not take is not saved, nor called one', async () => {
  const row = await createBattle(database, battle);
  await database.battles.add({ ...row, id: 'no id of ours' });
  expect(await saveBackup()).toMatch(/^The backup was read back and is not sound, so it was not/);
  expect(saved).toEqual([]);
  expect(await lastExport(database)).toBeNull();
});

it('what of it cannot be read is named, and goes along as it is', async () => {
  await createBattle(database, battle);
  expect(await saveBackup()).toBe(
    "The backup is among your downloads. “Maldon” cannot be read (The battle's set-up is damaged): the backup holds what is stored of it, as it is.",
  );
  expect(JSON.parse(saved[0] ?? '')).toMatchObject({ kind: 'backup' });
  expect(await lastExport(database)).not.toBeNull();
});
