import type { Database } from '../database';
import type { ArmyRow, ValueRow } from '../rows';
import { answer } from '../trouble';
import type { Others } from './layout';
import type { Note } from './secondCopy';

export const NO_OTHERS: Others = { armies: [], settings: [], meta: [] };

/** Armies that are missing or older here, and all settings where there are none; what came back. */
export async function recoverOthers(db: Database, copied: Others | null, notes: readonly Note[]) {
  const { armies, settings, meta } = copied ?? NO_OTHERS;
  const noted = notes.flatMap((note) => ('army' in note ? note.army : []));
  const chosen = latestSettings(settings, notes);
  const work = db.transaction('rw', db.armies, db.settings, db.meta, async () => {
    const here = new Map((await db.armies.toArray()).map((row) => [row.id, row]));
    const lost = [...latestArmies([...armies, ...noted]).values()].filter(
      ({ id, updated }) => updated > (here.get(id)?.updated ?? Number.NEGATIVE_INFINITY),
    );
    await db.armies.bulkPut(lost);
    const isBlank = (await db.settings.count()) === 0 && chosen.length > 0;
    if (isBlank) await db.settings.bulkPut(chosen);
    if ((await db.meta.count()) === 0) await db.meta.bulkAdd(meta);
    const shown = lost.filter(({ deleted }) => deleted === 0);
    return { armies: shown.map(({ name }) => name), settings: isBlank };
  });
  return answer(work);
}

/** Of those that were noted the last counts, also when the time is the same. */
export function latestArmies(rows: readonly ArmyRow[]): ReadonlyMap<string, ArmyRow> {
  const latest = new Map<string, ArmyRow>();
  for (const row of rows) {
    const known = latest.get(row.id);
    if (!known || row.updated >= known.updated) latest.set(row.id, row);
  }
  return latest;
}

/** The settings that are copied, with what was noted after them. */
export function latestSettings(copied: readonly ValueRow[], notes: readonly Note[]): ValueRow[] {
  let latest = new Map(copied.map((row) => [row.key, row]));
  for (const note of notes) {
    if ('setting' in note) latest.set(note.setting.key, note.setting);
    if ('settings' in note) latest = new Map(note.settings.map((row) => [row.key, row]));
  }
  return [...latest.values()];
}
