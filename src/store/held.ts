import type { Database } from './database';
import { live } from './live';

/** How much there is, in short. */
export interface Held {
  readonly battles: number;
  readonly armies: number;
}

export async function countHeld(db: Database): Promise<Held> {
  const isKept = (row: { readonly deleted: number }) => row.deleted === 0;
  return {
    battles: await db.battles.filter(isKept).count(),
    armies: await db.armies.filter(isKept).count(),
  };
}

/** Tells it now and after every change. A failure to read is told by those who show what is there. */
export const watchHeld = (db: Database, tell: (held: Held) => void) =>
  live(db, ['battles', 'armies'], () => countHeld(db), { next: tell, error: () => undefined });
