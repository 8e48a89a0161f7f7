import type { Database } from '../database';
import { newId } from '../id';
import type { BattleRow } from '../rows';
import { noteStored } from '../second-copy/noteStored';
import { answer, isOfTheStore } from '../trouble';
import { linesOf } from './lines';

type Draft = Pick<BattleRow, 'game' | 'name' | 'setup'> & { readonly format: number };

/** A new battle, at once. The session that opens it puts it into the store. */
export function beginBattle(db: Database, draft: Draft): BattleRow {
  const now = Date.now();
  const name = orUntitled(draft.name);
  const battle = { ...draft, name, id: newId(), created: now, updated: now, deleted: 0 };
  db.unsaved.begun.set(battle.id, battle);
  db.unsaved.report(battle, {
    since: performance.now(),
    count: 1,
    trouble: null,
    // If it fails again, it still counts as unsaved.
    save: () => void storeBattle(db, battle).catch(() => undefined),
    battle: { row: battle, stored: false, length: 0, lines: [] },
  });
  return battle;
}

/** A new battle that is in the store, or will be once it takes one. */
export async function createBattle(db: Database, draft: Draft): Promise<BattleRow> {
  const battle = beginBattle(db, draft);
  await answer(storeBattle(db, battle)).catch((error: unknown) => {
    if (isOfTheStore(error)) return;
    forget(db, battle);
    throw error;
  });
  return battle;
}

/** Puts a battle that has begun into the store. It becomes the one that the app starts in. */
export async function storeBattle(db: Database, battle: BattleRow): Promise<void> {
  await db.transaction('rw', db.battles, db.meta, async () => {
    await db.battles.put(battle);
    await db.meta.put({ key: LAST_BATTLE, value: battle.id });
  });
  forget(db, battle);
  await db.secondCopy.note([{ battle }]);
}

function forget(db: Database, battle: BattleRow): void {
  db.unsaved.begun.delete(battle.id);
  db.unsaved.report(battle, null);
}

/** Newest first, without those thrown away. */
export async function listBattles(db: Database): Promise<BattleRow[]> {
  const rows = await db.battles.orderBy('updated').reverse().toArray();
  return rows.filter((each) => each.deleted === 0);
}

export async function renameBattle(db: Database, id: string, name: string): Promise<void> {
  await changeBattle(db, id, { name: orUntitled(name), updated: Date.now() });
}

/** A name that was cleared is not blank at the head of the battle. */
const orUntitled = (name: string): string => (name.trim() ? name : 'Untitled');

/** The same battle with its whole journal under a new name, to play it on another way. */
export async function duplicateBattle(db: Database, id: string, name: string): Promise<string> {
  const copy = newId();
  const now = Date.now();
  const work = db.transaction('rw', db.battles, db.lines, async () => {
    const battle = await db.battles.get(id);
    if (!battle) throw new Error('The battle to copy is no longer there.');
    const lines = await linesOf(db, id).toArray();
    await db.battles.add({ ...battle, id: copy, name, created: now, updated: now });
    await db.lines.bulkAdd(lines.map((row) => ({ ...row, battle: copy })));
  });
  await answer(work);
  await noteStored(db, { journals: [copy] });
  return copy;
}

/** Taken off the list; `restoreBattle` undoes it until it is purged (bin.ts). */
export async function deleteBattle(db: Database, id: string): Promise<void> {
  await changeBattle(db, id, { deleted: Date.now() });
}

export async function restoreBattle(db: Database, id: string): Promise<void> {
  await changeBattle(db, id, { deleted: 0 });
}

async function changeBattle(db: Database, id: string, change: Partial<BattleRow>): Promise<void> {
  await answer(db.battles.update(id, change));
  await noteStored(db, { battles: [id] });
}

const LAST_BATTLE = 'lastBattle';

export async function rememberBattle(db: Database, id: string): Promise<void> {
  await db.meta.put({ key: LAST_BATTLE, value: id });
}

/** Undefined when there is none of this id, also not in the second copy. */
export async function findBattle(db: Database, id: string): Promise<BattleRow | undefined> {
  const found = db.unsaved.begun.get(id) ?? (await db.battles.get(id));
  if (found) return found;
  db.secondCopy.hurry();
  return (await db.secondCopy.ready) ? db.battles.get(id) : undefined;
}

/** The battle that was open last, if it is still there; otherwise the newest. */
export async function lastBattle(db: Database): Promise<BattleRow | undefined> {
  const [unsaved] = db.unsaved.begun.values();
  if (unsaved) return unsaved;
  const id = (await db.meta.get(LAST_BATTLE))?.value;
  const last = typeof id === 'string' ? await db.battles.get(id) : undefined;
  const found = last?.deleted === 0 ? last : (await listBattles(db))[0];
  if (found) return found;
  // None at all: perhaps they are just coming back from the second copy.
  db.secondCopy.hurry();
  return (await db.secondCopy.ready) ? (await listBattles(db))[0] : undefined;
}

/** All that is stored of a battle, as it is, for one that cannot be opened. */
export async function rawBattle(db: Database, id: string): Promise<string> {
  const battle = await answer(db.battles.get(id));
  return JSON.stringify({ battle, lines: await answer(linesOf(db, id).toArray()) }, null, 1);
}
