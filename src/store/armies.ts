import { canonical } from '#/core/hash';
import type { Database } from './database';
import { newId } from './id';
import type { ArmyRow } from './rows';
import { noteStored } from './second-copy/noteStored';
import { answer, ChangedError, GoneError } from './trouble';

export async function createArmy(
  db: Database,
  draft: Pick<ArmyRow, 'game' | 'name' | 'army'> & { readonly format: number },
): Promise<ArmyRow> {
  const now = Date.now();
  const row = { ...draft, id: newId(), created: now, updated: now, deleted: 0 };
  await answer(db.armies.add(row));
  await noteStored(db, { armies: [row.id] });
  return row;
}

/** Newest first, without those thrown away. */
export async function listArmies(db: Database, game: string): Promise<ArmyRow[]> {
  const rows = await db.armies.orderBy('updated').reverse().toArray();
  return rows.filter((each) => each.game === game && each.deleted === 0);
}

/**
 * Gives the time it is saved under, by which a screen tells its own state from a later one. With
 * `seen`, the time of the state that was changed, a later state of another window is not overwritten.
 */
export async function saveArmy(
  db: Database,
  id: string,
  changes: Pick<ArmyRow, 'name' | 'army'> & { readonly format: number },
  seen = Number.POSITIVE_INFINITY,
): Promise<number> {
  const save = db.transaction('rw', db.armies, async () => {
    const row = await db.armies.get(id);
    if (!row) throw new GoneError('The army is no longer there.');
    if (row.updated > seen) {
      // A write that was given up, and was done after all.
      if (row.name === changes.name && canonical(row.army) === canonical(changes.army))
        return row.updated;
      throw new ChangedError('Another window has changed the army.');
    }
    // Two states never have the same time, however fast they follow each other.
    const now = Math.max(Date.now(), row.updated + 1);
    await db.armies.put({ ...row, ...changes, updated: now });
    return now;
  });
  const updated = await answer(save);
  await noteStored(db, { armies: [id] });
  return updated;
}

/** Taken off the list; `restoreArmy` undoes it until it is purged with old battles. */
export async function deleteArmy(db: Database, id: string): Promise<void> {
  await markArmy(db, id, Date.now());
}

export async function restoreArmy(db: Database, id: string): Promise<void> {
  await markArmy(db, id, 0);
}

async function markArmy(db: Database, id: string, deleted: number): Promise<void> {
  await answer(db.armies.update(id, { deleted }));
  await noteStored(db, { armies: [id] });
}
