import type { Database } from './database';
import { live } from './live';

/** How much there is, in short. */
export interface Counts {
  readonly battles: number;
  readonly armies: number;
}

export async function countStored(db: Database): Promise<Counts> {
  const isKept = (row: { readonly deleted: number }) => row.deleted === 0;
  return {
    battles: await db.battles.filter(isKept).count(),
    armies: await db.armies.filter(isKept).count(),
  };
}

/** Tells it now and after every change. A failure to read is told by those who show what is there. */
export const watchCounts = (db: Database, tell: (counts: Counts) => void) =>
  live(db, ['battles', 'armies'], () => countStored(db), { next: tell, error: () => undefined });
