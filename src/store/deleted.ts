import type { Database } from './database';

/** What was deleted and can still be brought back, until the bin is emptied (bin.ts). */
export interface Deleted {
  readonly what: 'battle' | 'army';
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly deleted: number;
}

/** The last deleted first. */
export async function listDeleted(db: Database): Promise<Deleted[]> {
  const isDeleted = (each: { readonly deleted: number }) => each.deleted > 0;
  const [battles, armies] = await Promise.all([
    db.battles.filter(isDeleted).toArray(),
    db.armies.filter(isDeleted).toArray(),
  ]);
  return [
    ...battles.map(({ id, game, name, deleted }) => {
      return { what: 'battle' as const, id, game, name, deleted };
    }),
    ...armies.map(({ id, game, name, deleted }) => {
      return { what: 'army' as const, id, game, name, deleted };
    }),
  ].toSorted((one, other) => other.deleted - one.deleted);
}
