import type { Files } from '../core/files';
import { Database } from './database';
import { type Started, startMirror } from './start';

/** The one database of the app. */
export const database = new Database();

/** Until the store has been started nobody knows what is lost, and nothing is written. */
let recovers: (lost: Promise<boolean>) => void = () => undefined;
database.recovered = new Promise((resolve) => {
  recovers = resolve;
});

let start: Promise<Started | null> = Promise.resolve(null);

/** What became of the second copy at the start, for those who show it. */
export const started = (): Promise<Started | null> => start;

/** Called once when the app starts: see `startMirror`. */
export function startStore(files: Promise<Files | null>): Promise<Started | null> {
  start = startMirror(database, files);
  recovers(database.recovered);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void start.then((each) => each?.mirror.flush());
  });
  return start;
}
