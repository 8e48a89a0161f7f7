import { liveQuery } from 'dexie';
import type { Database } from './database';

/** How much there is, in short. */
export interface Held {
  readonly battles: number;
  readonly armies: number;
}

export async function countHeld(db: Database): Promise<Held> {
  const live = (row: { readonly deleted: number }) => row.deleted === 0;
  return {
    battles: await db.battles.filter(live).count(),
    armies: await db.armies.filter(live).count(),
  };
}

/** Tells it now and after every change. A failure to read is told by those who show what is there. */
export const watchHeld = (db: Database, tell: (held: Held) => void) =>
  liveQuery(() => countHeld(db)).subscribe({ next: tell, error: () => undefined });
