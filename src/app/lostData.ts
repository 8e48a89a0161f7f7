import { type Counts, countStored, watchCounts } from '../store/counts';
import { database } from '../store/home';
import { readNote, writeNote } from './localNote';

const NAME = 'counts';

/**
 * How much there is, noted outside the database and its second copy: when a browser clears both,
 * the player hears of it instead of finding an app that looks like new. To be called once, when
 * what could be brought back is there.
 */
export async function reportLostData(): Promise<string | null> {
  const before = notedCounts();
  const { battles, armies } = await countStored(database);
  watchCounts(database, (counts) => writeNote(NAME, counts));
  if (battles + armies > 0 || before.battles + before.armies === 0) return null;
  const gone = `${before.battles} battles and ${before.armies} armies`;
  return `This browser has deleted what the app had stored, the second copy too: ${gone} are lost. If you have a backup, import it on the More page.`;
}

function notedCounts(): Counts {
  const note = readNote(NAME, 'held');
  const { battles, armies }: Partial<Record<keyof Counts, unknown>> =
    typeof note === 'object' && note !== null ? note : {};
  return { battles: countOf(battles), armies: countOf(armies) };
}

const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;
