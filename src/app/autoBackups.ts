import { useSyncExternalStore } from 'react';
import { database, secondCopy } from '#/store/home';
import { autoBackupDates, readAutoBackup, writeAutoBackup } from '#/store/second-copy/autoBackup';

/** While the app is open, one is written at most this often. */
const PAUSE = 10 * 60_000;

let last = Number.NEGATIVE_INFINITY;
let dates: readonly string[] = [];
const listeners = new Set<() => void>();
let started = false;

/** When the second copy has been looked at: now, and whenever the app is put away. */
export function startAutoBackups(): void {
  if (started) return;
  started = true;
  void backUpNow();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void backUpNow();
  });
}

/** Writes one when it is due. If that fails, the next start or pause tries again. */
async function backUpNow(): Promise<void> {
  const { files } = secondCopy;
  if (!files || performance.now() - last < PAUSE) return;
  const before = last;
  last = performance.now();
  await writeAutoBackup(database, files).then(list, () => {
    last = before;
  });
}

async function list(): Promise<void> {
  dates = secondCopy.files ? await autoBackupDates(secondCopy.files) : [];
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Where they cannot be listed there are none to offer; the remarks on the storage tell why.
  void list().catch(() => undefined);
  return () => {
    listeners.delete(listener);
  };
}

/** The days of which there is one, the latest first. */
export const useAutoBackups = (): readonly string[] => useSyncExternalStore(subscribe, () => dates);

export const autoBackupOf = async (date: string): Promise<string | null> =>
  secondCopy.files ? readAutoBackup(secondCopy.files, date) : null;
