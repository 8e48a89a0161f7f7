import type { ArmyRow, Database } from './database';
import { GoneError } from './trouble';

export async function createArmy(
  db: Database,
  draft: { readonly game: string; readonly name: string; readonly army: unknown },
): Promise<ArmyRow> {
  const now = Date.now();
  const row = { ...draft, id: crypto.randomUUID(), created: now, updated: now, deleted: 0 };
  await db.armies.add(row);
  return row;
}

/** Newest first, without those thrown away. */
export async function listArmies(db: Database, game: string): Promise<ArmyRow[]> {
  const rows = await db.armies.orderBy('updated').reverse().toArray();
  return rows.filter((each) => each.game === game && each.deleted === 0);
}

/** Gives the time it is saved under, by which a screen tells its own state from a later one. */
export async function saveArmy(
  db: Database,
  id: string,
  changes: { readonly name: string; readonly army: unknown },
): Promise<number> {
  const updated = Date.now();
  await db.transaction('rw', db.armies, async () => {
    const row = await db.armies.get(id);
    if (!row) throw new GoneError('The army is no longer there.');
    await db.armies.put({ ...row, ...changes, updated });
  });
  return updated;
}

/** Taken off the list; `restoreArmy` undoes it until it is purged with old battles. */
export async function deleteArmy(db: Database, id: string): Promise<void> {
  await db.armies.update(id, { deleted: Date.now() });
}

export async function restoreArmy(db: Database, id: string): Promise<void> {
  await db.armies.update(id, { deleted: 0 });
}
