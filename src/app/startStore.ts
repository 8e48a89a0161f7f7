import { openFiles } from '../platform/files';
import { askToPersist } from '../platform/storage';
import { atFirstSave } from '../store/firstSave';
import { database, secondCopy, startStore } from '../store/home';
import { reportLostData } from './lostData';
import { warnBeforeLeaving } from './warnBeforeLeaving';

// The first question would open it; until then other things are done.
database.open().catch(() => undefined);

/**
 * The second copy is looked at when the first page stands (StoreNews): until then others work. Who
 * seems to be here for the first time (scripts/policy.ts) will ask for it at once. Loading this
 * module starts the store, so it is loaded before any page uses the database.
 */
startStore(openFiles, document.documentElement.dataset.first === 'hidden' ? 3000 : 0);

/** What was lost for good, in words; null is the rule. What came back is told by the second copy. */
export const lostData: Promise<string | null> = secondCopy.ready.then(() => {
  const { recovered, trouble } = secondCopy.getSnapshot();
  // A database that cannot be read is told by those who need it.
  return recovered || trouble ? null : reportLostData().catch(() => null);
});

atFirstSave(database, askToPersist);
warnBeforeLeaving();
