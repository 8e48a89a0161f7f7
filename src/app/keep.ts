import { openFiles } from '../platform/files';
import { askToPersist } from '../platform/storage';
import { atFirstSave } from '../store/firstSave';
import { database, startStore } from '../store/home';
import { inWords } from '../store/recover';
import { noticeLoss } from './loss';

// The first question would open it; until then other things are done.
database.open().catch(() => undefined);

/**
 * The second copy is looked at when the first page stands (StoreNews): until then others work. Who
 * seems to be here for the first time (scripts/policy.ts) will ask for it at once.
 */
const called = new Promise<void>((resolve) => {
  database.hurry = resolve;
  setTimeout(resolve, document.documentElement.dataset.first === 'hidden' ? 3000 : 0);
});

/**
 * What the player must hear about the second copy at the start: what came back from it, or that it
 * could not be read. Null is the rule. Loading this module starts the store, so it is loaded
 * before any page uses the database.
 */
export const news: Promise<string | null> = startStore(called.then(openFiles)).then(
  (started) => (started?.recovered ? inWords(started.recovered) : noticeLoss()),
  (error) => `The second copy of your battles could not be read: ${error}`,
);

atFirstSave(database, askToPersist);
