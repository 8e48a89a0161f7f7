import { Dexie } from 'dexie';
import { canonical, hash } from '../core/hash';
import { EMPTY, follow, type Journal, type Line } from '../core/journal';
import type { Database, LineRow } from './database';
import { GoneError } from './trouble';

/** A journal as far as it is known, and the sum of its last line. */
export interface Extent {
  readonly journal: Journal;
  readonly sum: number;
}

export const NO_LINES: Extent = { journal: EMPTY, sum: 0 };

/** Somebody else has written to this journal since it was read. */
export class DivergedError extends Error {
  override name = 'DivergedError';
}

/** The journal on disk makes no sense. */
class UnreadableError extends Error {
  override name = 'UnreadableError';
}

/** How far a journal reaches with one more line. */
export function extend(extent: Extent, line: Line<unknown, unknown>): Extent {
  const journal = follow(extent.journal, line);
  if (!journal.ok) throw new UnreadableError(journal.error);
  return { journal: journal.value, sum: hash(canonical(line), extent.sum) };
}

/** Adds one line in one transaction, provided that the journal on disk ends where we think it does. */
export async function addLine(
  db: Database,
  row: LineRow,
  known: Extent,
  touch: boolean,
): Promise<void> {
  const { battle } = row;
  await db.transaction('rw', db.battles, db.lines, async () => {
    if (db.newer) throw new Dexie.VersionError('A newer app has changed the database.');
    const [next] = await readAfter(db, battle, known);
    // A write that was reported as failed, and was not.
    if (next?.by === row.by && next.sum === row.sum) return;
    if (next) throw new DivergedError('Another tab has written a line here.');
    await db.lines.add(row);
    if (touch) await db.battles.update(battle, { updated: row.line.at });
  });
}

/** The lines on disk after those that are known. */
export const linesAfter = (db: Database, battle: string, known: Extent): Promise<LineRow[]> =>
  db.transaction('r', db.battles, db.lines, () => readAfter(db, battle, known));

async function readAfter(db: Database, battle: string, known: Extent): Promise<LineRow[]> {
  const { length } = known.journal;
  const rows = await db.lines
    .where('[battle+seq]')
    .between([battle, length - 1], [battle, Dexie.maxKey])
    .toArray();
  if (length === 0) {
    if (!(await db.battles.get(battle))) throw new GoneError('The battle is not in the database.');
    return rows;
  }
  const last = rows.shift();
  if (last?.seq !== length - 1) throw new GoneError('Lines are missing from the database.');
  if (last.sum !== known.sum) throw new DivergedError('The journal on disk is another one.');
  return rows;
}

/** Follows rows from the disk, making sure that none is missing or altered. */
export function followRows(known: Extent, rows: readonly LineRow[]): Extent {
  return rows.reduce((extent, row) => {
    const { length } = extent.journal;
    if (row.seq !== length) throw new UnreadableError(`Line ${length + 1} is missing.`);
    const next = extend(extent, row.line);
    if (next.sum !== row.sum) throw new UnreadableError(`Line ${length + 1} has been altered.`);
    return next;
  }, known);
}
