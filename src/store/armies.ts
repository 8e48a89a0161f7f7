import type { ArmyRow, Database } from './database';

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

export async function saveArmy(
  db: Database,
  id: string,
  changes: { readonly name: string; readonly army: unknown },
): Promise<void> {
  await db.armies.update(id, { ...changes, updated: Date.now() });
}

/** Taken off the list; `restoreArmy` undoes it until it is purged with old battles. */
export async function deleteArmy(db: Database, id: string): Promise<void> {
  await db.armies.update(id, { deleted: Date.now() });
}

export async function restoreArmy(db: Database, id: string): Promise<void> {
  await db.armies.update(id, { deleted: 0 });
}
