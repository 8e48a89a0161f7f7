import { canonical } from '#/core/hash';
import { fold } from '#/core/journal';
import {
  type Battle,
  type Command,
  type Event,
  guide,
  type Setup,
  tell,
} from '#/games/shieldwall/rules';
import { FORMAT } from '#/games/shieldwall/schemas/upgrades';
import { RULES } from '#/games/shieldwall/screens/game';
import { IMPORT_READER } from '#/games/shieldwall/screens/imports';
import { countUnderstood, upgradedEntry, upgradedSetup } from '#/store/battle/understood';
import type { Database } from '#/store/database';
import { type Bundle, readBundle, writeBundle } from '#/store/import/bundle';
import { bundleAll } from '#/store/import/bundleAll';
import { importBundle } from '#/store/import/importBundle';
import { readLink } from '#/store/import/link';
import { tabs } from '../adding';
import { type Hostile, hostile } from './hostile';

const GAMES = [IMPORT_READER];

export interface Tally {
  refused: number;
  imported: number;
  /** Milliseconds of the processor: a busy machine is slow, not wrong. */
  slowest: number;
}

/** Imports what can be imported, into a store of its own now and then, and looks at what is there. */
export async function trial(
  bundles: readonly Bundle[],
  seeds: readonly string[],
  tally: Tally,
): Promise<void> {
  let [db] = tabs(1) as [Database];
  let held = 0;
  for (const seed of seeds) {
    const attack = await hostile(bundles, seed);
    const start = process.cpuUsage();
    const read = await take(attack).catch((error) => {
      throw new Error(`${seed} throws: ${error}`, { cause: error });
    });
    const { user, system } = process.cpuUsage(start);
    tally.slowest = Math.max(tally.slowest, (user + system) / 1000);
    if (!read.ok) {
      if (!/^[A-Z“].*\.$/su.test(read.error))
        throw new Error(`${seed}: refused by "${read.error}"`);
      tally.refused++;
      continue;
    }
    tally.imported++;
    check(seed, read.value);
    const before = { battles: await db.battles.count(), armies: await db.armies.count() };
    const changes = await importBundle(db, read.value, 'merge');
    const added = (what: string) =>
      changes.filter((each) => each.what === what && ['added', 'replaced'].includes(each.fate))
        .length;
    const whole =
      (await db.battles.count()) === before.battles + added('battle') &&
      (await db.armies.count()) === before.armies + added('army') &&
      changes.length === read.value.battles.length + read.value.armies.length;
    if (!whole) throw new Error(`${seed}: imported in part`);
    if (++held % 100 === 0) {
      const again = readBundle(writeBundle(await bundleAll(db)), GAMES);
      if (!again.ok) throw new Error(`${seed}: what came in does not come out: ${again.error}`);
      db.close();
      [db] = tabs(1) as [Database];
    }
  }
  db.close();
  if ('polluted' in {}) throw new Error('A prototype was reached.');
}

const take = async ({ kind, source }: Hostile) =>
  kind === 'link' ? readLink(source, GAMES) : readBundle(source, GAMES);

/** What was let in can be written, read again, played on and told. */
function check(seed: string, bundle: Bundle): void {
  const again = readBundle(writeBundle(bundle), GAMES);
  if (!again.ok || canonical(again.value) !== canonical(bundle)) {
    throw new Error(`${seed}: does not read back as it was let in`);
  }
  for (const battle of bundle.battles) {
    // What claims to be of a newer version never comes to the rules.
    if ((battle.format ?? 1) > FORMAT) continue;
    const setup = upgradedSetup<Setup>(RULES, battle);
    const count = countUnderstood(
      RULES,
      battle.lines.map((line) => ({ line })),
    );
    const lines = battle.lines
      .slice(0, count)
      .map((line) => (line.type === 'did' ? upgradedEntry<Command, Event>(RULES, line) : line));
    const state = fold(RULES, setup, lines);
    if (!state.ok) throw new Error(`${seed}: ${state.error}`);
    let now: Battle = RULES.begin(setup);
    for (const line of lines) {
      if (line.type !== 'did') continue;
      tell(now, line.command, line.events);
      now = line.events.reduce(RULES.evolve, now);
    }
    guide(state.value);
  }
}
