import type { Files } from '../core/files';
import { Database } from './database';
import { FileCopy } from './second-copy/fileCopy';

export const secondCopy = new FileCopy();

/** The one database of the app. */
export const database = new Database(undefined, undefined, secondCopy);

/** Called once when the app starts: see `FileCopy.start`. */
export function startStore(open: () => Promise<Files | null>, delay: number): void {
  void secondCopy.start({ db: database, open }, delay);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void secondCopy.flush();
  });
}
