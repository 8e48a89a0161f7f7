import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Site } from '../../scripts/server.ts';

type Tables = Record<string, readonly unknown[]>;

const FIXTURE = new URL('../store/import/fixtures/v0.1.0.json', import.meta.url);

/** The battle of the fixture that is under way: turn 8, 297 entries, one step undone. */
export const UNDER_WAY = '2fac4f3e-61f3-458e-9997-70dc5eaf90c6';

/** The database as the first release made and left it, with a battle open, where no page of the app runs. */
export async function leaveBehind(page: Page, { address }: Site, battle: string) {
  const { tables } = JSON.parse(readFileSync(FIXTURE, 'utf8')) as { tables: Tables };
  const left: Tables = { ...tables, meta: [{ key: 'lastBattle', value: battle }] };
  await page.goto(`${address}manifest.webmanifest`);
  await page.evaluate(
    (rows) =>
      new Promise<void>((done, failed) => {
        // Version 1 of the database; Dexie counts in tenths.
        const opening = indexedDB.open('shieldwall-companion', 10);
        opening.onupgradeneeded = () => {
          const db = opening.result;
          for (const name of ['battles', 'armies'])
            db.createObjectStore(name, { keyPath: 'id' }).createIndex('updated', 'updated');
          for (const name of ['lines', 'snapshots'])
            db.createObjectStore(name, { keyPath: ['battle', 'seq'] });
          for (const name of ['settings', 'meta']) db.createObjectStore(name, { keyPath: 'key' });
        };
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const writing = db.transaction(Object.keys(rows), 'readwrite', { durability: 'strict' });
          for (const [table, each] of Object.entries(rows))
            for (const row of each) writing.objectStore(table).put(row);
          writing.onerror = () => failed(writing.error);
          writing.oncomplete = () => {
            db.close();
            done();
          };
        };
      }),
    left,
  );
}
