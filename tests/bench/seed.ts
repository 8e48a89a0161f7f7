// Runs in the app's own page, beside the app: battles as a player would have made them.
import { currentFormat } from '#/core/upgrade';
import type { Opponent } from '#/games/shield-wall-ii/rules';
import { RULES as COUNTER_RULES } from '#/games/shields-and-swords/screens/game';
import type { Command } from '#/games/shieldwall/rules';
import { RULES } from '#/games/shieldwall/screens/game';
import { GAME } from '#/games/shieldwall/screens/name';
import { createArmy } from '#/store/armies';
import { createBattle } from '#/store/battle/battles';
import { linesOf, sumAfter } from '#/store/battle/lines';
import { openSession } from '#/store/battle/open';
import { Database } from '#/store/database';
import type { LineRow } from '#/store/rows';
import { setupOf } from './armies';
import { largeSetup, TO_COMBAT } from './counterBattle';
import { inTheThickOfIt } from './hexBattle';

const PHASE_LENGTH = 40;

/** What a long evening taps: pebbles up and down, levels, and the phases going round. */
function command(entry: number): Command {
  const side = entry % 2 === 0 ? 'red' : 'black';
  const unit = `${side}-${Math.floor(entry / 2) % 3}-${Math.floor(entry / 6) % 5}`;
  if (entry % PHASE_LENGTH === PHASE_LENGTH - 1) return { type: 'nextPhase' };
  // Once over all 30 units each, so that nobody collects DPs until he is lost.
  if (Math.floor(entry / 30) % 2 === 0) return { type: 'giveDp', unit };
  return { type: 'setUnit', unit, set: { dps: 0, level: 'ready' } };
}

/** A battle with a journal so long; its name is in the name of every unit. */
export async function seedBattle(name: string, length: number): Promise<string> {
  const db = new Database();
  const { id } = await createBattle(db, { game: GAME, format: 1, name, setup: setupOf(name) });
  const opened = await openSession(db, RULES, id);
  if (!opened.ok) throw new Error(opened.error.message);
  const session = opened.value;
  for (let entry = 0; session.getSnapshot().length < length; entry++) {
    if (entry > 2 * length) throw new Error('Too many commands were refused.');
    await session.run({ ...command(entry), anyway: true });
  }
  await session.close();
  db.close();
  return id;
}

/** The same without the session: far quicker, and for journals of many evenings. */
export async function seedLongBattle(name: string, length: number): Promise<string> {
  const db = new Database();
  const setup = setupOf(name);
  const { id } = await createBattle(db, { game: GAME, format: 1, name, setup });
  let state = RULES.begin(setup);
  let sum = 0;
  let rows: LineRow[] = [];
  for (let seq = 0, entry = 0; seq < length; entry++) {
    const wanted = { ...command(entry), anyway: true as const };
    const decided = RULES.decide(state, wanted);
    if (!decided.ok || decided.value.length === 0) continue;
    state = decided.value.reduce(RULES.evolve, state);
    const format = currentFormat(RULES.upgrades);
    const line = { type: 'did', at: 1, command: wanted, events: decided.value, format } as const;
    sum = sumAfter(sum, line);
    rows.push({ battle: id, seq, sum, by: 'seed', line });
    seq++;
    if (rows.length === 2000 || seq === length) {
      await db.lines.bulkAdd(rows);
      rows = [];
    }
  }
  // Its end is folded and kept, as it is after every sixty-fourth entry of an evening.
  const opened = await openSession(db, RULES, id);
  if (!opened.ok) throw new Error(opened.error.message);
  await opened.value.run({ ...command(0), anyway: true });
  await opened.value.close();
  db.close();
  return id;
}

/** Copies of a battle under ids and times of their own, and armies. */
export async function seedMany(battle: string, battles: number, armies: number): Promise<void> {
  const db = new Database();
  const row = await db.battles.get(battle);
  if (!row) throw new Error('There is no battle to copy.');
  const rows = await linesOf(db, battle).toArray();
  for (let number = 1; number <= battles; number++) {
    const id = crypto.randomUUID();
    const created = row.created - number * 1000;
    await db.battles.add({ ...row, id, name: `Evening ${number}`, created, updated: created });
    await db.lines.bulkAdd(rows.map((each) => ({ ...each, battle: id })));
  }
  const { red } = (row.setup as ReturnType<typeof setupOf>).armies;
  for (let number = 1; number <= armies; number++)
    await createArmy(db, { game: GAME, format: 1, name: `Army ${number}`, army: red });
  db.close();
}

/** Shield Wall II, both armies at close quarters on its board; against the phone or not. */
export async function seedHexBattle(name: string, opponent: Opponent | null): Promise<string> {
  const db = new Database();
  const setup = inTheThickOfIt(opponent);
  const { id } = await createBattle(db, { game: 'shield-wall-ii', format: 1, name, setup });
  db.close();
  return id;
}

/** Shields & Swords II with 40 units a side, in the Combat phase; its name is in the name of every wing. */
export async function seedCounterBattle(name: string): Promise<string> {
  const db = new Database();
  const setup = largeSetup(name);
  const { id } = await createBattle(db, { game: 'shields-and-swords', format: 1, name, setup });
  const opened = await openSession(db, COUNTER_RULES, id);
  if (!opened.ok) throw new Error(opened.error.message);
  for (const command of TO_COMBAT) await opened.value.run(command);
  await opened.value.close();
  db.close();
  return id;
}
