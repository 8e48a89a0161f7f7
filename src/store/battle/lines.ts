import { Dexie } from 'dexie';
import { followAll } from '#/core/followAll';
import { canonical, hash } from '#/core/hash';
import { EMPTY, follow, type Journal, type Line } from '#/core/journal';
import type { Database } from '../database';
import type { LineRow } from '../rows';
import { DeletedError, GoneError } from '../trouble';

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
export class UnreadableError extends Error {
  override name = 'UnreadableError';
}

/** Binds a line to all before it. */
export const sumAfter = (sum: number, line: unknown): number => hash(canonical(line), sum);

/** How far a journal reaches with one more line. */
export function extend(extent: Extent, line: Line<unknown, unknown>): Extent {
  const journal = follow(extent.journal, line);
  if (!journal.ok) throw new UnreadableError(journal.error);
  return { journal: journal.value, sum: sumAfter(extent.sum, line) };
}

export const linesOf = (db: Database, battle: string) =>
  db.lines.where('[battle+seq]').between([battle, Dexie.minKey], [battle, Dexie.maxKey]);

/** So many rows at most, from this number on. */
export const linesFrom = (db: Database, battle: string, seq: number, limit: number) =>
  db.lines
    .where('[battle+seq]')
    .between([battle, seq], [battle, Dexie.maxKey])
    .limit(limit)
    .toArray();

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
    const stored = await db.battles.get(battle);
    if (!stored) throw new GoneError('The battle is not in the database.');
    if (stored.deleted > 0) throw new DeletedError('The battle was deleted in another tab.');
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
  const flaw = flawOf(rows, known);
  if (flaw) throw new UnreadableError(flaw);
  if (known.journal.length > 0) {
    return rows.reduce((extent, { line }) => extend(extent, line), known);
  }
  const journal = followAll(rows.map(({ line }) => line));
  if (!journal.ok) throw new UnreadableError(journal.error);
  return { journal: journal.value, sum: rows.at(-1)?.sum ?? known.sum };
}

/** Whether rows follow from what is known without a gap, and each from the one before; if not, where. */
export function flawOf(rows: readonly LineRow[], known = NO_LINES): string | null {
  let { sum } = known;
  for (const [index, row] of rows.entries()) {
    const number = known.journal.length + index + 1;
    if (row.seq !== number - 1) return `Line ${number} is missing.`;
    sum = sumAfter(sum, row.line);
    if (row.sum !== sum) return `Line ${number} has been altered.`;
  }
  return null;
}

/** The rows from the first on of which each follows the one before; what does not is left out. */
export function soundRows(rows: readonly LineRow[]): LineRow[] {
  let { sum } = NO_LINES;
  let length = 0;
  return rows.filter((row) => {
    const next = row.seq === length ? sumAfter(sum, row.line) : null;
    if (next !== row.sum) return false;
    sum = next;
    length++;
    return true;
  });
}
