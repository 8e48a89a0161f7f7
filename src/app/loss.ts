import { countHeld, type Held, watchHeld } from '../store/held';
import { database } from '../store/home';

const KEY = 'held';

/**
 * How much there is, noted outside the database and its second copy: when a browser clears both,
 * the player hears of it instead of finding an app that looks like new. To be called once, when
 * what could be brought back is there.
 */
export async function noticeLoss(): Promise<string | null> {
  const before = readNote();
  const { battles, armies } = await countHeld(database);
  watchHeld(database, writeNote);
  if (battles + armies > 0 || before.battles + before.armies === 0) return null;
  const gone = `${before.battles} battles and ${before.armies} armies`;
  return `This browser has deleted what the app had stored, the second copy too: ${gone} are lost. If you have a backup, take it in on the More page.`;
}

function readNote(): Held {
  const none = { battles: 0, armies: 0 };
  try {
    const note: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof note === 'object' && note !== null ? { ...none, ...note } : none;
  } catch {
    // No storage, or not what we wrote: then nothing is known.
    return none;
  }
}

function writeNote(held: Held): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(held));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
