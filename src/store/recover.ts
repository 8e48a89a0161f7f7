import type { Files } from '../core/files';
import { linesOf } from './battles';
import { Copies } from './copies';
import type { BattleRow, Database, LineRow, Note } from './database';
import { extend, NO_LINES } from './lines';
import { alone, battleFile, type Index, SEGMENT, type Shelf, segmentFile } from './mirror';
import { readTails } from './tail';

/** What was missing from the database and has come back from the second copy. */
export interface Recovered {
  readonly battles: readonly string[];
  readonly armies: readonly string[];
  readonly settings: boolean;
  /** Battles whose last commands are in neither copy. */
  readonly cut: readonly string[];
  /** How many battles are in neither copy. */
  readonly lost: number;
}

export function inWords({ battles, armies, settings, cut, lost }: Recovered): string {
  const parts = [
    ...battles.map((name) => `the battle “${name}”`),
    ...armies.map((name) => `the army “${name}”`),
    ...(settings ? ['your settings'] : []),
  ];
  const sentences = [
    'The browser had lost stored data.',
    ...(parts.length > 0 ? [`Brought back from the second copy: ${parts.join(', ')}.`] : []),
    ...cut.map((name) => `The last things done in “${name}” are lost: look at its journal.`),
    ...(lost > 0
      ? [`${lost} ${lost === 1 ? 'battle' : 'battles'} could not be brought back.`]
      : []),
  ];
  return sentences.join(' ');
}

/** At the start: brings back what the mirror has and the database has not. Null if nothing is missing. */
export async function recover(db: Database, files: Files): Promise<Recovered | null> {
  return alone(async () => {
    const copies = new Copies(files);
    const index = (await copies.read('index')) as Index | null;
    const { notes } = await readTails(files);
    const missing = new Set<string>();
    for (const id of await mirroredBattles(copies, index)) {
      const held = index?.battles[id];
      if (!held || !(await isThere(db, id, held))) missing.add(id);
    }
    for (const note of notes) if (!(await isNoted(db, note))) missing.add(battleOf(note));
    const battles: string[] = [];
    for (const id of missing) {
      const battle = await recoverBattle(db, copies, id, notes);
      if (battle?.deleted === 0) battles.push(battle.name);
    }
    const losses = await lossesAmong(db, index, missing);
    // Whatever has been judged is copied anew, also where the database was right.
    if (index && missing.size > 0) {
      const rest = Object.entries(index.battles).filter(([id]) => !missing.has(id));
      await copies.write('index', { ...index, battles: Object.fromEntries(rest) } satisfies Index);
    }
    const known = new Set(await db.armies.toCollection().primaryKeys());
    const shelved = !index || index.armies.some((id) => !known.has(id)) || known.size === 0;
    const shelf = shelved ? ((await copies.read('shelf')) as Shelf | null) : null;
    const rest = shelf ? await recoverShelf(db, shelf) : { armies: [], settings: false };
    const any =
      battles.length + rest.armies.length + losses.cut.length + losses.lost > 0 || rest.settings;
    return any ? { battles, ...rest, ...losses } : null;
  });
}

/** What the second copy had held of these and neither copy has now. */
async function lossesAmong(db: Database, index: Index | null, ids: ReadonlySet<string>) {
  const cut: string[] = [];
  let lost = 0;
  for (const id of ids) {
    const battle = await db.battles.get(id);
    if (!battle) lost++;
    else if ((await linesOf(db, id).count()) < (index?.battles[id]?.length ?? 0)) {
      cut.push(battle.name);
    }
  }
  return { cut, lost };
}

/** For one battle that cannot be read: true if the mirror made it whole. */
export const recoverOne = (db: Database, files: Files, battle: string): Promise<boolean> =>
  alone(async () => {
    const { notes } = await readTails(files);
    return (await recoverBattle(db, new Copies(files), battle, notes)) !== null;
  });

const battleOf = (note: Note): string => ('line' in note ? note.line.battle : note.battle.id);

async function isNoted(db: Database, note: Note): Promise<boolean> {
  if ('battle' in note) return (await db.battles.get(note.battle.id)) !== undefined;
  const { battle, seq, sum } = note.line;
  return (await db.lines.get([battle, seq]))?.sum === sum;
}

async function mirroredBattles(copies: Copies, index: Index | null): Promise<readonly string[]> {
  if (index) return Object.keys(index.battles);
  // The index itself is gone: go by the names of the files.
  const prefix = battleFile('');
  return [...(await copies.names())]
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
}

async function isThere(
  db: Database,
  id: string,
  { length, sum }: Index['battles'][string],
): Promise<boolean> {
  if (!(await db.battles.get(id))) return false;
  return length === 0 || (await db.lines.get([id, length - 1]))?.sum === sum;
}

/** The battle if lines of it, or all of it, came back. */
async function recoverBattle(
  db: Database,
  copies: Copies,
  id: string,
  notes: readonly Note[],
): Promise<BattleRow | null> {
  const begun = notes.find((note) => 'battle' in note && note.battle.id === id);
  const battle =
    ((await copies.read(battleFile(id))) as BattleRow | null) ??
    (begun && 'battle' in begun ? begun.battle : null);
  const held = soundRows(withTail(await readSegments(copies, id), id, notes));
  return db.transaction('rw', db.battles, db.lines, async () => {
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
}

async function readSegments(copies: Copies, id: string): Promise<LineRow[]> {
  const rows: LineRow[] = [];
  for (let segment = 0; ; segment++) {
    const part = (await copies.read(segmentFile(id, segment))) as LineRow[] | null;
    if (part) rows.push(...part);
    if (!part || part.length < SEGMENT) return rows;
  }
}

/** Goes on from the full files with what was noted after them, whichever tab noted it. */
function withTail(rows: LineRow[], id: string, notes: readonly Note[]): LineRow[] {
  const noted = new Map<number, LineRow>();
  for (const note of notes) {
    if ('line' in note && note.line.battle === id) noted.set(note.line.seq, note.line);
  }
  for (let next = noted.get(rows.length); next; next = noted.get(rows.length)) rows.push(next);
  return rows;
}

/** The rows from the first on, as far as each follows from the one before. */
function soundRows(rows: readonly LineRow[]): readonly LineRow[] {
  let extent = NO_LINES;
  const end = rows.findIndex((row) => {
    try {
      extent = extend(extent, row.line);
    } catch {
      return true;
    }
    return row.seq !== extent.journal.length - 1 || row.sum !== extent.sum;
  });
  return end < 0 ? rows : rows.slice(0, end);
}

async function recoverShelf(db: Database, { armies, settings, meta }: Shelf) {
  return db.transaction('rw', db.armies, db.settings, db.meta, async () => {
    const known = new Set(await db.armies.toCollection().primaryKeys());
    const lost = armies.filter(({ id }) => !known.has(id));
    await db.armies.bulkAdd(lost);
    const blank = (await db.settings.count()) === 0 && settings.length > 0;
    if (blank) await db.settings.bulkAdd(settings);
    if ((await db.meta.count()) === 0) await db.meta.bulkAdd(meta);
    const shown = lost.filter(({ deleted }) => deleted === 0);
    return { armies: shown.map(({ name }) => name), settings: blank };
  });
}
