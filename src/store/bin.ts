import { Dexie } from 'dexie';
import { linesOf } from './battle/lines';
import type { Database } from './database';

const DAY = 24 * 60 * 60 * 1000;
/** How long what was thrown away can be put back at least. */
const KEPT = 30 * DAY;

const BIN = 'bin';

/**
 * What was thrown away, by the time that the app has seen pass: at most a day from one start to the
 * next, however far the device's clock has jumped.
 */
interface Bin {
  /** The device's clock at the last start. */
  readonly last: number;
  readonly seen: number;
  readonly items: Readonly<Record<string, Item>>;
}

interface Item {
  /** When it was first found in the bin. */
  readonly since: number;
  /** When it was taken out of the second copy; the database follows a day later at the earliest. */
  readonly dropped?: number;
}

async function readBin(db: Database): Promise<Bin | null> {
  const value = (await db.meta.get(BIN))?.value as Partial<Bin> | undefined;
  const isBin = Number.isFinite(value?.last) && Number.isFinite(value?.seen) && value?.items;
  return isBin ? (value as Bin) : null;
}

/** What is to be in the second copy no longer. */
export async function droppedFromCopy(db: Database): Promise<ReadonlySet<string>> {
  const items = Object.entries((await readBin(db))?.items ?? {});
  return new Set(items.flatMap(([id, { dropped }]) => (dropped === undefined ? [] : [id])));
}

/** Clears up what was thrown away a month ago: at each start, never from both copies at once. */
export async function purge(db: Database, now = Date.now()): Promise<void> {
  const tables = [db.battles, db.lines, db.snapshots, db.armies, db.meta];
  await db.transaction('rw', tables, async () => {
    const bin = (await readBin(db)) ?? { last: now, seen: 0, items: {} };
    const seen = bin.seen + Math.min(Math.max(now - bin.last, 0), DAY);
    const items: Record<string, Item> = {};
    for (const id of await thrownAway(db)) {
      const item = bin.items[id] ?? { since: seen };
      if (item.dropped !== undefined && seen - item.dropped >= DAY) {
        await removeForGood(db, id);
      } else {
        const isDue = item.dropped === undefined && seen - item.since >= KEPT;
        items[id] = isDue ? { ...item, dropped: seen } : item;
      }
    }
    await db.meta.put({ key: BIN, value: { last: now, seen, items } satisfies Bin });
  });
}

async function thrownAway(db: Database): Promise<string[]> {
  const isThrownAway = (row: { readonly deleted: number }) => row.deleted > 0;
  return [
    ...(await db.battles.filter(isThrownAway).primaryKeys()),
    ...(await db.armies.filter(isThrownAway).primaryKeys()),
  ];
}

async function removeForGood(db: Database, id: string): Promise<void> {
  await linesOf(db, id).delete();
  await db.snapshots.where('[battle+seq]').between([id, Dexie.minKey], [id, Dexie.maxKey]).delete();
  await db.battles.delete(id);
  await db.armies.delete(id);
}
