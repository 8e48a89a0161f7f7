import { canonical } from '../core/hash';
import { linesOf } from './battles';
import type { ArmyRow, BattleRow, Database, LineRow, ValueRow } from './database';
import { extend, NO_LINES } from './lines';
import type { PackedArmy, PackedBattle, Parcel } from './parcel';

/** `merge` keeps what is here unless the parcel has a later state of it; `replace` leaves only the parcel. */
export type Manner = 'merge' | 'replace';

/** What would become of one battle or army. */
export interface Change {
  readonly what: 'battle' | 'army';
  /** Where it is found afterwards; what is removed keeps its own. */
  readonly id: string;
  readonly name: string;
  readonly fate: 'added' | 'replaced' | 'kept' | 'same' | 'removed';
}

/** All that a restore does: rows come in under new keys, others are thrown away. Nothing is overwritten. */
interface Plan {
  readonly changes: readonly Change[];
  readonly battles: readonly (BattleRow & { readonly rows: readonly LineRow[] })[];
  readonly armies: readonly ArmyRow[];
  readonly dropBattles: readonly string[];
  readonly dropArmies: readonly string[];
  readonly settings: readonly ValueRow[];
}

/** How to take a restore back. Plain data, kept so that it can be done after a restart too. */
interface Undo {
  readonly battles: readonly string[];
  readonly armies: readonly string[];
  readonly droppedBattles: readonly string[];
  readonly droppedArmies: readonly string[];
  readonly settings: readonly ValueRow[] | null;
}

/** What a restore would do, without doing it. */
export async function previewRestore(
  db: Database,
  parcel: Parcel,
  manner: Manner,
): Promise<readonly Change[]> {
  const tables = [db.battles, db.lines, db.armies];
  return db.transaction('r', tables, async () => (await plan(db, parcel, manner)).changes);
}

/** Does it in one transaction: all of it or nothing. `undoRestore` takes it back. */
export async function restore(
  db: Database,
  parcel: Parcel,
  manner: Manner,
): Promise<readonly Change[]> {
  const tables = [db.battles, db.lines, db.armies, db.settings, db.meta];
  return db.transaction('rw', tables, async () => {
    const { changes, battles, armies, dropBattles, dropArmies, settings } = await plan(
      db,
      parcel,
      manner,
    );
    const before = await db.settings.toArray();
    const now = Date.now();
    for (const id of dropBattles) await db.battles.update(id, { deleted: now });
    for (const id of dropArmies) await db.armies.update(id, { deleted: now });
    for (const { rows, ...battle } of battles) {
      await db.battles.add(battle);
      await db.lines.bulkAdd(rows);
    }
    await db.armies.bulkAdd(armies);
    if (manner === 'replace') {
      await db.settings.clear();
      await db.settings.bulkAdd(settings);
    }
    const undo: Undo = {
      battles: battles.map(({ id }) => id),
      armies: armies.map(({ id }) => id),
      droppedBattles: dropBattles,
      droppedArmies: dropArmies,
      settings: manner === 'replace' ? before : null,
    };
    await db.meta.put({ key: LAST_RESTORE, value: undo });
    return changes;
  });
}

const LAST_RESTORE = 'lastRestore';

export const canUndoRestore = async (db: Database): Promise<boolean> =>
  (await db.meta.get(LAST_RESTORE)) !== undefined;

/** Brings back what the last restore threw away and throws away what it brought. */
export async function undoRestore(db: Database): Promise<boolean> {
  const tables = [db.battles, db.armies, db.settings, db.meta];
  return db.transaction('rw', tables, async () => {
    const undo = (await db.meta.get(LAST_RESTORE))?.value as Undo | undefined;
    if (!undo) return false;
    const now = Date.now();
    for (const id of undo.battles) await db.battles.update(id, { deleted: now });
    for (const id of undo.armies) await db.armies.update(id, { deleted: now });
    for (const id of undo.droppedBattles) await db.battles.update(id, { deleted: 0 });
    for (const id of undo.droppedArmies) await db.armies.update(id, { deleted: 0 });
    if (undo.settings) {
      await db.settings.clear();
      await db.settings.bulkAdd(undo.settings);
    }
    await db.meta.delete(LAST_RESTORE);
    return true;
  });
}

async function plan(db: Database, parcel: Parcel, manner: Manner): Promise<Plan> {
  const changes: Change[] = [];
  const battles = await planBattles(db, parcel.battles, manner, changes);
  const armies = await planArmies(db, parcel.armies, manner, changes);
  const settings = Object.entries(parcel.settings).map(([key, value]) => ({ key, value }));
  return { changes, settings, ...battles, ...armies };
}

async function planBattles(
  db: Database,
  packed: readonly PackedBattle[],
  manner: Manner,
  changes: Change[],
) {
  const here = new Map((await db.battles.toArray()).map((row) => [row.id, row]));
  const stay = new Set<string>();
  const drop = new Set<string>();
  const battles: (BattleRow & { rows: readonly LineRow[] })[] = [];
  for (const { lines, ...battle } of packed) {
    const { id, name } = battle;
    const rows = rowsOf(id, lines);
    const ours = here.get(id);
    const relation = ours?.deleted === 0 ? await compare(db, ours, battle.setup, rows) : 'other';
    if (relation === 'same' || (relation === 'ahead' && manner === 'merge')) {
      stay.add(id);
      changes.push({ what: 'battle', id, name, fate: relation === 'same' ? 'same' : 'kept' });
      continue;
    }
    const key = here.has(id) ? crypto.randomUUID() : id;
    battles.push({
      ...battle,
      id: key,
      deleted: 0,
      rows: rows.map((row) => ({ ...row, battle: key })),
    });
    const replaces = ours?.deleted === 0 && (relation === 'behind' || manner === 'replace');
    if (replaces) drop.add(id);
    changes.push({ what: 'battle', id: key, name, fate: replaces ? 'replaced' : 'added' });
  }
  for (const { id, name, deleted } of here.values()) {
    if (manner === 'merge' || deleted > 0 || stay.has(id) || drop.has(id)) continue;
    drop.add(id);
    changes.push({ what: 'battle', id, name, fate: 'removed' });
  }
  return { battles, dropBattles: [...drop] };
}

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

function rowsOf(battle: string, lines: PackedBattle['lines']): LineRow[] {
  let extent = NO_LINES;
  return lines.map((line, seq) => {
    extent = extend(extent, line);
    return { battle, seq, sum: extent.sum, by: 'restored', line };
  });
}

async function planArmies(
  db: Database,
  packed: readonly PackedArmy[],
  manner: Manner,
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
    if (same || (live && manner === 'merge' && ours.updated >= army.updated)) {
      stay.add(id);
      changes.push({ what: 'army', id, name, fate: same ? 'same' : 'kept' });
      continue;
    }
    const key = ours ? crypto.randomUUID() : id;
    armies.push({ ...army, id: key, deleted: 0 });
    if (live) drop.add(id);
    changes.push({ what: 'army', id: key, name, fate: live ? 'replaced' : 'added' });
  }
  for (const { id, name, deleted } of here.values()) {
    if (manner === 'merge' || deleted > 0 || stay.has(id) || drop.has(id)) continue;
    drop.add(id);
    changes.push({ what: 'army', id, name, fate: 'removed' });
  }
  return { armies, dropArmies: [...drop] };
}
