import { linesOf } from '../battle/lines';
import type { Database } from '../database';
import { answer } from '../trouble';
import type { Note } from './secondCopy';

/** By their ids: battles without and with their journals, armies; and all settings, or none. */
interface Stored {
  readonly battles?: readonly string[];
  readonly journals?: readonly string[];
  readonly armies?: readonly string[];
  readonly settings?: boolean;
}

/** Notes what has just been stored in the second copy, before it is acknowledged. */
export async function noteStored(db: Database, stored: Stored): Promise<void> {
  // It is stored: what cannot be noted now is copied later.
  await answer(read(db, stored))
    .then((notes) => db.secondCopy.note(notes))
    .catch(() => undefined);
}

async function read(
  db: Database,
  { battles = [], journals = [], armies = [], settings = false }: Stored,
): Promise<Note[]> {
  const rows = await db.battles.bulkGet([...battles, ...journals]);
  const lines = await Promise.all(journals.map((id) => linesOf(db, id).toArray()));
  const armyRows = await db.armies.bulkGet([...armies]);
  const all = settings ? [{ settings: await db.settings.toArray() }] : [];
  return [
    ...rows.flatMap((battle) => (battle ? [{ battle }] : [])),
    ...lines.flat().map((line) => ({ line })),
    ...armyRows.flatMap((army) => (army ? [{ army }] : [])),
    ...all,
  ];
}
