import type { Files } from '#/core/files';
import { linesOf } from '../battle/lines';
import type { Database } from '../database';
import { answer } from '../trouble';
import { Copies } from './copies';
import { battleFile, INDEX, type Index, OTHERS, type Others } from './layout';
import { alone } from './lock';
import { recoverBattle } from './recoverBattle';
import { isAny, type Recovered } from './recovered';
import { recoverOthers } from './recoverOthers';
import type { Note } from './secondCopy';
import { readLogs } from './writeAheadLog';

export interface Recovery {
  /** Null if nothing was missing. */
  readonly recovered: Recovered | null;
  /** How many lines of each battle the second copy holds without a gap. */
  readonly reach: ReadonlyMap<string, number>;
  /** Drops the notes that were read, once they are in the copy proper. */
  readonly drop: () => Promise<void>;
}

export const NOTHING_LOST: Recovery = {
  recovered: null,
  reach: new Map(),
  drop: async () => undefined,
};

/** At the start: brings back what the second copy has and the database has not. */
export async function recover(db: Database, files: Files): Promise<Recovery> {
  return alone(async () => {
    const copies = new Copies(files);
    const index = (await copies.read(INDEX)) as Index | null;
    const { notes, drop } = await readLogs(files);
    const missing = new Set<string>();
    for (const id of await copiedBattles(copies, index)) {
      const held = index?.battles[id];
      if (!held || !(await isThere(db, id, held))) missing.add(id);
    }
    for (const note of notes) {
      const id = battleOf(note);
      if (id && !(await isNoted(db, note))) missing.add(id);
    }
    const battles: string[] = [];
    for (const id of missing) {
      const battle = await recoverBattle(db, copies, id, notes);
      if (battle?.deleted === 0) battles.push(battle.name);
    }
    const losses = await lossesAmong(db, index, missing);
    const held = await judge(db, index?.battles ?? {}, missing);
    if (missing.size > 0) {
      const armies = index?.armies ?? [];
      await copies.write(INDEX, { armies, battles: held } satisfies Index);
    }
    const known = new Set(await answer(db.armies.toCollection().primaryKeys()));
    const isAnyLost = !index || index.armies.some((id) => !known.has(id)) || known.size === 0;
    const others = isAnyLost ? ((await copies.read(OTHERS)) as Others | null) : null;
    const recovered = { battles, ...losses, ...(await recoverOthers(db, others, notes)) };
    return { recovered: isAny(recovered) ? recovered : null, reach: reachOf(held, notes), drop };
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
    if (!(await answer(db.battles.get(id)))) delete after[id];
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
    const battle = await answer(db.battles.get(id));
    // A file that no index names was never finished, unless the index itself is gone.
    if (!battle) lost += !index || index.battles[id] ? 1 : 0;
    else if ((await answer(linesOf(db, id).count())) < (index?.battles[id]?.length ?? 0)) {
      cut.push(battle.name);
    }
  }
  return { cut, lost };
}

/** For one battle that cannot be read: true if the second copy made it whole. */
export const recoverOne = (db: Database, files: Files, battle: string): Promise<boolean> =>
  alone(async () => {
    const { notes } = await readLogs(files);
    return (await recoverBattle(db, new Copies(files), battle, notes)) !== null;
  });

/** Which battle a note is about, if any. */
function battleOf(note: Note): string | null {
  if ('line' in note) return note.line.battle;
  return 'battle' in note ? note.battle.id : null;
}

async function isNoted(db: Database, note: Note): Promise<boolean> {
  if (!('line' in note)) return (await answer(db.battles.get(battleOf(note) ?? ''))) !== undefined;
  const { battle, seq, sum } = note.line;
  return (await answer(db.lines.get([battle, seq])))?.sum === sum;
}

/** By the names of the files too: the app may have been killed before it wrote the index. */
export async function copiedBattles(
  copies: Copies,
  index: Index | null,
): Promise<ReadonlySet<string>> {
  const prefix = battleFile('');
  const named = [...(await copies.names())].filter((name) => name.startsWith(prefix));
  return new Set([
    ...Object.keys(index?.battles ?? {}),
    ...named.map((name) => name.slice(prefix.length)),
  ]);
}

async function isThere(
  db: Database,
  id: string,
  { length, sum }: Index['battles'][string],
): Promise<boolean> {
  if (!(await answer(db.battles.get(id)))) return false;
  return length === 0 || (await answer(db.lines.get([id, length - 1])))?.sum === sum;
}
