import type { Table } from 'dexie';
import { freeName } from '#/core/freeName';
import { canonical } from '#/core/hash';
import { linesOf, NO_LINES, sumAfter } from '../battle/lines';
import type { Database } from '../database';
import { newId } from '../id';
import { between, breather, type Progress, UNHEARD } from '../progress';
import type { ArmyRow, BattleRow, LineRow, ValueRow } from '../rows';
import { noteStored } from '../second-copy/noteStored';
import { answerEach } from '../trouble';
import type { Bundle, BundledArmy, BundledBattle } from './bundle';

/**
 * `merge` keeps what is here unless the bundle has a later state of it; `replace` leaves only the
 * bundle. For a single army or battle that is here in another state: `overwrite` takes the bundle's,
 * whichever is later, `copy` adds it beside ours under a name of its own.
 */
export type ImportMode = 'merge' | 'replace' | 'overwrite' | 'copy';

/** What would become of one battle or army. */
export interface Change {
  readonly what: 'battle' | 'army';
  /** Where it is found afterwards; what is removed keeps its own. */
  readonly id: string;
  readonly name: string;
  /** `replaced` by a later state, `older` by an earlier one. */
  readonly fate: 'added' | 'replaced' | 'older' | 'kept' | 'same' | 'removed';
  /** When each was last changed, where both are there and differ. */
  readonly times?: { readonly ours: number; readonly theirs: number };
}

/** All that an import does: rows come in under new keys, others are thrown away. Nothing is overwritten. */
interface Plan {
  readonly changes: readonly Change[];
  readonly battles: readonly (BattleRow & { readonly rows: readonly LineRow[] })[];
  readonly armies: readonly ArmyRow[];
  readonly dropBattles: readonly string[];
  readonly dropArmies: readonly string[];
  /** Those that take the place of what is here, or null. */
  readonly settings: readonly ValueRow[] | null;
}

/** How to take an import back. Plain data, kept so that it can be done after a restart too. */
interface ImportUndo {
  readonly battles: readonly string[];
  readonly armies: readonly string[];
  readonly droppedBattles: readonly string[];
  readonly droppedArmies: readonly string[];
  readonly settings: readonly ValueRow[] | null;
}

/** What an import would do, without doing it. */
export async function previewImport(
  db: Database,
  bundle: Bundle,
  mode: ImportMode,
): Promise<readonly Change[]> {
  const tables = [db.battles, db.lines, db.armies];
  const journals = await journalsOf(bundle);
  return answerEach((step) =>
    db.transaction('r', tables, async () => (await plan(db, bundle, journals, mode, step)).changes),
  );
}

/** Does it in one transaction: all of it or nothing. `undoImport` takes it back. */
export async function importBundle(
  db: Database,
  bundle: Bundle,
  mode: ImportMode,
  onProgress = UNHEARD,
): Promise<readonly Change[]> {
  const journals = await journalsOf(bundle, between(onProgress, 0, 0.3));
  const { changes, undo } = await answerEach((step) => {
    const moved = (part: number) => {
      step();
      onProgress(part);
    };
    return store(db, bundle, journals, mode, between(moved, 0.3, 0.6));
  });
  await noteImport(db, undo, between(onProgress, 0.6, 1));
  return changes;
}

const store = (
  db: Database,
  bundle: Bundle,
  journals: Journals,
  mode: ImportMode,
  onProgress: Progress,
) => {
  const tables = [db.battles, db.lines, db.armies, db.settings, db.meta];
  return db.transaction('rw', tables, async () => {
    const { changes, battles, armies, dropBattles, dropArmies, settings } = await plan(
      db,
      bundle,
      journals,
      mode,
      between(onProgress, 0, 0.3),
    );
    const before = await db.settings.toArray();
    const now = Date.now();
    for (const id of dropBattles) await db.battles.update(id, { deleted: now });
    for (const id of dropArmies) await db.armies.update(id, { deleted: now });
    const part = between(onProgress, 0.3, 1);
    for (const [place, { rows, ...battle }] of battles.entries()) {
      await db.battles.add(battle);
      await db.lines.bulkAdd(rows);
      part((place + 1) / battles.length);
    }
    await db.armies.bulkAdd(armies);
    if (settings) {
      await db.settings.clear();
      await db.settings.bulkAdd(settings);
    }
    const undo: ImportUndo = {
      battles: battles.map(({ id }) => id),
      armies: armies.map(({ id }) => id),
      droppedBattles: dropBattles,
      droppedArmies: dropArmies,
      settings: settings && before,
    };
    await db.meta.put({ key: LAST_RESTORE, value: undo });
    return { changes, undo };
  });
};

/** In the second copy too, before the player is told that it is done. */
async function noteImport(db: Database, undo: ImportUndo, onProgress = UNHEARD): Promise<void> {
  for (let from = 0; from < undo.battles.length; from += AT_A_TIME) {
    onProgress(from / undo.battles.length);
    await noteStored(db, { journals: undo.battles.slice(from, from + AT_A_TIME) });
  }
  await noteStored(db, {
    battles: undo.droppedBattles,
    armies: [...undo.armies, ...undo.droppedArmies],
    settings: undo.settings !== null,
  });
}

/** Journals that are noted in one go. */
const AT_A_TIME = 8;

const LAST_RESTORE = 'lastRestore';

export const canUndoImport = async (db: Database): Promise<boolean> =>
  (await db.meta.get(LAST_RESTORE)) !== undefined;

/** Brings back what the last import threw away and throws away what it brought. */
export async function undoImport(db: Database): Promise<boolean> {
  const tables = [db.battles, db.armies, db.settings, db.meta];
  const undone = await answerEach((step) =>
    db.transaction('rw', tables, async () => {
      const undo = (await db.meta.get(LAST_RESTORE))?.value as ImportUndo | undefined;
      if (!undo) return null;
      const mark = async (
        table: Table<{ deleted: number }, string>,
        ids: readonly string[],
        deleted: number,
      ) => {
        for (const id of ids) {
          await table.update(id, { deleted });
          step();
        }
      };
      const now = Date.now();
      await mark(db.battles, undo.battles, now);
      await mark(db.armies, undo.armies, now);
      await mark(db.battles, undo.droppedBattles, 0);
      await mark(db.armies, undo.droppedArmies, 0);
      if (undo.settings) {
        await db.settings.clear();
        await db.settings.bulkAdd(undo.settings);
      }
      await db.meta.delete(LAST_RESTORE);
      return undo;
    }),
  );
  if (undone) await noteImport(db, undone);
  return undone !== null;
}

async function plan(
  db: Database,
  bundle: Bundle,
  journals: Journals,
  mode: ImportMode,
  onProgress: Progress,
): Promise<Plan> {
  const changes: Change[] = [];
  const battles = await planBattles(db, journals, mode, changes, onProgress);
  const armies = await planArmies(db, bundle.armies, mode, changes);
  // On a phone with nothing on it the backup's settings are the player's own.
  const isTaken = mode === 'replace' || (bundle.kind === 'backup' && (await isEmpty(db)));
  return { changes, settings: isTaken ? bundle.settings : null, ...battles, ...armies };
}

const isEmpty = async (db: Database): Promise<boolean> => {
  const here = (each: { readonly deleted: number }) => each.deleted === 0;
  return (await db.battles.filter(here).count()) + (await db.armies.filter(here).count()) === 0;
};

const liveNames = (rows: Iterable<{ readonly name: string; readonly deleted: number }>) =>
  [...rows].flatMap(({ name, deleted }) => (deleted === 0 ? [name] : []));

async function planBattles(
  db: Database,
  journals: Journals,
  mode: ImportMode,
  changes: Change[],
  onProgress: Progress,
) {
  const here = new Map((await db.battles.toArray()).map((row) => [row.id, row]));
  let done = 0;
  const stay = new Set<string>();
  const drop = new Set<string>();
  const battles: (BattleRow & { rows: readonly LineRow[] })[] = [];
  for (const [{ lines: _, sum: __, ...battle }, rows] of journals) {
    const { id, name } = battle;
    onProgress(++done / journals.size);
    const ours = twinOf(here, battle);
    const relation = ours ? await compare(db, ours, battle.setup, rows) : 'other';
    const times = ours && { times: { ours: ours.updated, theirs: battle.updated } };
    if (ours && relation === 'same') {
      stay.add(ours.id);
      changes.push({ what: 'battle', id: ours.id, name, fate: 'same' });
      continue;
    }
    if (ours && relation === 'ahead' && mode === 'merge') {
      stay.add(ours.id);
      changes.push({ what: 'battle', id: ours.id, name, fate: 'kept', ...times });
      continue;
    }
    const key = here.has(id) ? newId() : id;
    const isCopy = mode === 'copy' && ours !== undefined;
    const called = isCopy ? freeName(name, liveNames(here.values())) : name;
    battles.push({
      ...battle,
      id: key,
      name: called,
      deleted: 0,
      rows: rows.map((row) => ({ ...row, battle: key })),
    });
    if (!ours || isCopy || (relation !== 'behind' && mode === 'merge')) {
      changes.push({ what: 'battle', id: key, name: called, fate: 'added' });
      continue;
    }
    drop.add(ours.id);
    const isOlder = relation === 'ahead' || (relation === 'other' && ours.updated > battle.updated);
    const fate = isOlder ? 'older' : 'replaced';
    changes.push({ what: 'battle', id: key, name, fate, ...times });
  }
  for (const { id, name, deleted } of here.values()) {
    if (mode !== 'replace' || deleted > 0 || stay.has(id) || drop.has(id)) continue;
    drop.add(id);
    changes.push({ what: 'battle', id, name, fate: 'removed' });
  }
  return { battles, dropBattles: [...drop] };
}

/**
 * The battle here that may be the same one. A battle that goes to and fro between two phones gets a
 * new key each time it comes back, but it began at the same moment.
 */
const twinOf = (
  here: ReadonlyMap<string, BattleRow>,
  { id, game, created }: Pick<BattleRow, 'id' | 'game' | 'created'>,
): BattleRow | undefined => {
  const live = [...here.values()].filter(({ deleted }) => deleted === 0);
  return (
    live.find((row) => row.id === id) ??
    live.find((row) => row.game === game && row.created === created)
  );
};

/** How our journal stands to another of the same battle: equal, continued by it, continuing it, or neither. */
async function compare(
  db: Database,
  ours: BattleRow,
  setup: unknown,
  theirs: readonly LineRow[],
): Promise<'same' | 'behind' | 'ahead' | 'other'> {
  if (canonical(ours.setup) !== canonical(setup)) return 'other';
  const length = await linesOf(db, ours.id).count();
  const common = Math.min(length, theirs.length);
  if (common > 0) {
    const last = await db.lines.get([ours.id, common - 1]);
    if (last?.sum !== theirs[common - 1]?.sum) return 'other';
  }
  if (length === theirs.length) return 'same';
  return length < theirs.length ? 'behind' : 'ahead';
}

/** The rows of each battle's journal. */
type Journals = ReadonlyMap<BundledBattle, readonly LineRow[]>;

/** Before the transaction, which waits for nothing but the database. */
async function journalsOf({ battles }: Bundle, onProgress = UNHEARD): Promise<Journals> {
  const journals = new Map<BundledBattle, readonly LineRow[]>();
  const breathe = breather();
  for (const battle of battles) {
    journals.set(battle, rowsOf(battle.id, battle.lines));
    onProgress(journals.size / battles.length);
    await breathe();
  }
  return journals;
}

function rowsOf(battle: string, lines: BundledBattle['lines']): LineRow[] {
  let sum = NO_LINES.sum;
  return lines.map((line, seq) => {
    sum = sumAfter(sum, line);
    return { battle, seq, sum, by: 'restored', line };
  });
}

async function planArmies(
  db: Database,
  packed: readonly BundledArmy[],
  mode: ImportMode,
  changes: Change[],
) {
  const here = new Map((await db.armies.toArray()).map((row) => [row.id, row]));
  const stay = new Set<string>();
  const drop = new Set<string>();
  const armies: ArmyRow[] = [];
  for (const army of packed) {
    const { id, name } = army;
    const ours = here.get(id);
    const live = ours?.deleted === 0;
    const same = live && ours.name === name && canonical(ours.army) === canonical(army.army);
    if (same) {
      stay.add(id);
      changes.push({ what: 'army', id, name, fate: 'same' });
      continue;
    }
    const times = live && { times: { ours: ours.updated, theirs: army.updated } };
    const isOlder = live && ours.updated >= army.updated;
    if (isOlder && mode === 'merge') {
      stay.add(id);
      changes.push({ what: 'army', id, name, fate: 'kept', ...times });
      continue;
    }
    const key = ours ? newId() : id;
    if (!live || mode === 'copy') {
      const called = live ? freeName(name, liveNames(here.values())) : name;
      armies.push({ ...army, id: key, name: called, deleted: 0 });
      changes.push({ what: 'army', id: key, name: called, fate: 'added' });
      continue;
    }
    armies.push({ ...army, id: key, deleted: 0 });
    drop.add(id);
    const fate = isOlder ? 'older' : 'replaced';
    changes.push({ what: 'army', id: key, name, fate, ...times });
  }
  for (const { id, name, deleted } of here.values()) {
    if (mode !== 'replace' || deleted > 0 || stay.has(id) || drop.has(id)) continue;
    drop.add(id);
    changes.push({ what: 'army', id, name, fate: 'removed' });
  }
  return { armies, dropArmies: [...drop] };
}
