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

export interface Recovery {
  /** Null if nothing was missing. */
  readonly recovered: Recovered | null;
  /** How many lines of each battle the second copy holds without a gap. */
  readonly reach: ReadonlyMap<string, number>;
  /** Drops the notes that were read, once they are in the copy proper. */
  readonly drop: () => Promise<void>;
}

/** At the start: brings back what the mirror has and the database has not. */
export async function recover(db: Database, files: Files): Promise<Recovery> {
  return alone(async () => {
    const copies = new Copies(files);
    const index = (await copies.read('index')) as Index | null;
    const { notes, drop } = await readTails(files);
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
    const held = await judge(db, index?.battles ?? {}, missing);
    if (missing.size > 0) {
      const armies = index?.armies ?? [];
      await copies.write('index', { armies, battles: held } satisfies Index);
    }
    const known = new Set(await db.armies.toCollection().primaryKeys());
    const shelved = !index || index.armies.some((id) => !known.has(id)) || known.size === 0;
    const shelf = shelved ? ((await copies.read('shelf')) as Shelf | null) : null;
    const rest = shelf ? await recoverShelf(db, shelf) : { armies: [], settings: false };
    const any =
      battles.length + rest.armies.length + losses.cut.length + losses.lost > 0 || rest.settings;
    const recovered = any ? { battles, ...rest, ...losses } : null;
    return { recovered, reach: reachOf(held, notes), drop };
  });
}

/** Nothing is sure of it: it is copied from the first line. */
const UNSURE: Index['battles'][string] = { length: 0, sum: 0, row: 0 };

/**
 * What the second copy may still be believed to hold. A battle stays in its index until it is copied
 * anew: if the database were lost before that, it would otherwise not be looked for.
 */
async function judge(
  db: Database,
  held: Index['battles'],
  judged: ReadonlySet<string>,
): Promise<Index['battles']> {
  const after = { ...held };
  for (const id of judged) {
    const before = held[id];
    if (!(await db.battles.get(id))) delete after[id];
    else after[id] = before && (await isThere(db, id, before)) ? before : UNSURE;
  }
  return after;
}

function reachOf(held: Index['battles'], notes: readonly Note[]): Map<string, number> {
  const noted = new Set(
    notes.map((note) => ('line' in note ? `${note.line.battle} ${note.line.seq}` : '')),
  );
  return new Map(
    Object.entries(held).map(([id, each]) => {
      let reach = each.length;
      while (each !== UNSURE && noted.has(`${id} ${reach}`)) reach++;
      return [id, reach];
    }),
  );
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
  const held = withTail(await readSegments(copies, id), id, notes);
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
function withTail(rows: readonly LineRow[], id: string, notes: readonly Note[]): LineRow[] {
  const noted = notes.flatMap((note) =>
    'line' in note && note.line.battle === id ? [note.line] : [],
  );
  return soundRows([...rows, ...noted.toSorted((one, other) => one.seq - other.seq)]);
}

/** From the first on, each that follows from those before; what does not is left out. */
function soundRows(rows: readonly LineRow[]): LineRow[] {
  let extent = NO_LINES;
  return rows.filter((row) => {
    const next = row.seq === extent.journal.length && attempt(() => extend(extent, row.line));
    if (!next || next.sum !== row.sum) return false;
    extent = next;
    return true;
  });
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
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
