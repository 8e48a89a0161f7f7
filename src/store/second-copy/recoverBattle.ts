import { linesOf, soundRows } from '../battle/lines';
import type { Database } from '../database';
import type { BattleRow, LineRow } from '../rows';
import { answer } from '../trouble';
import type { Copies } from './copies';
import { battleFile, SEGMENT, segmentFile } from './layout';
import type { Note } from './secondCopy';

/** The battle if lines of it, or all of it, came back. */
export async function recoverBattle(
  db: Database,
  copies: Copies,
  id: string,
  notes: readonly Note[],
): Promise<BattleRow | null> {
  const { row: battle, rows: held } = await readCopiedBattle(copies, id, notes);
  const work = db.transaction('rw', db.battles, db.lines, async () => {
    const ours = await db.battles.get(id);
    const row = ours ?? battle;
    if (!row) return null;
    const rows = await linesOf(db, id).toArray();
    const sound = soundRows(rows);
    const continued =
      sound.length === 0 || held[sound.length - 1]?.sum === sound[sound.length - 1]?.sum;
    // Ours is whole and no shorter, or it went another way: the database is right.
    if (ours && (held.length <= sound.length || (!continued && sound.length === rows.length))) {
      return null;
    }
    const keep = continued ? sound.length : 0;
    await db.lines
      .where('[battle+seq]')
      .between([id, keep], [id, Number.MAX_SAFE_INTEGER])
      .delete();
    await db.lines.bulkAdd(held.slice(keep));
    const { unreadable: _, ...readable } = row;
    await db.battles.put(readable);
    return readable;
  });
  return answer(work);
}

/** What the second copy holds of a battle, as far as it is sound. */
export async function readCopiedBattle(copies: Copies, id: string, notes: readonly Note[]) {
  const copied = (await copies.read(battleFile(id))) as BattleRow | null;
  const noted = notes.flatMap((note) =>
    'battle' in note && note.battle.id === id ? note.battle : [],
  );
  return {
    row: latest([...(copied ? [copied] : []), ...noted]),
    rows: withNotes(await readSegments(copies, id), id, notes),
  };
}

/** Of equals the last, which was noted last. */
const latest = (rows: readonly BattleRow[]): BattleRow | undefined =>
  rows.reduce<BattleRow | undefined>(
    (best, row) => (best && best.updated > row.updated ? best : row),
    undefined,
  );

async function readSegments(copies: Copies, id: string): Promise<LineRow[]> {
  const rows: LineRow[] = [];
  for (let segment = 0; ; segment++) {
    const part = (await copies.read(segmentFile(id, segment))) as LineRow[] | null;
    if (part) rows.push(...part);
    if (!part || part.length < SEGMENT) return rows;
  }
}

/** Goes on from the full files with what was noted after them, whichever tab noted it. */
function withNotes(rows: readonly LineRow[], id: string, notes: readonly Note[]): LineRow[] {
  const noted = notes.flatMap((note) =>
    'line' in note && note.line.battle === id ? [note.line] : [],
  );
  return soundRows([...rows, ...noted.toSorted((one, other) => one.seq - other.seq)]);
}
