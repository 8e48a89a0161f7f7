import { canonical } from '../../src/core/hash';
import { fold, type Line } from '../../src/core/journal';
import {
  type Battle,
  type Command,
  type Event,
  guide,
  type Setup,
  tell,
} from '../../src/games/shieldwall/rules';
import { RULES } from '../../src/games/shieldwall/screens/game';
import { KNOWN } from '../../src/games/shieldwall/screens/known';
import type { Database } from '../../src/store/database';
import { readLink } from '../../src/store/link';
import { type Parcel, packAll, readParcel, writeParcel } from '../../src/store/parcel';
import { restore } from '../../src/store/restore';
import { tabs } from './adding';
import { type Hostile, hostile } from './hostile';

const GAMES = [KNOWN];

export interface Tally {
  refused: number;
  imported: number;
  /** Milliseconds of the processor: a busy machine is slow, not wrong. */
  slowest: number;
}

/** Takes in what can be taken in, into a store of its own now and then, and looks at what is there. */
export async function trial(
  parcels: readonly Parcel[],
  seeds: readonly string[],
  tally: Tally,
): Promise<void> {
  let [db] = tabs(1) as [Database];
  let held = 0;
  for (const seed of seeds) {
    const attack = await hostile(parcels, seed);
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
    const changes = await restore(db, read.value, 'merge');
    const added = (what: string) =>
      changes.filter((each) => each.what === what && ['added', 'replaced'].includes(each.fate))
        .length;
    const whole =
      (await db.battles.count()) === before.battles + added('battle') &&
      (await db.armies.count()) === before.armies + added('army') &&
      changes.length === read.value.battles.length + read.value.armies.length;
    if (!whole) throw new Error(`${seed}: imported in part`);
    if (++held % 100 === 0) {
      const again = readParcel(writeParcel(await packAll(db)), GAMES);
      if (!again.ok) throw new Error(`${seed}: what came in does not come out: ${again.error}`);
      db.close();
      [db] = tabs(1) as [Database];
    }
  }
  db.close();
  if ('polluted' in {}) throw new Error('A prototype was reached.');
}

const take = async ({ kind, source }: Hostile) =>
  kind === 'link' ? readLink(source, GAMES) : readParcel(source, GAMES);

/** What was let in can be written, read again, played on and told. */
function check(seed: string, parcel: Parcel): void {
  const again = readParcel(writeParcel(parcel), GAMES);
  if (!again.ok || canonical(again.value) !== canonical(parcel)) {
    throw new Error(`${seed}: does not read back as it was let in`);
  }
  for (const { setup, lines } of parcel.battles) {
    const state = fold(RULES, setup as Setup, lines as Line<Command, Event>[]);
    if (!state.ok) throw new Error(`${seed}: ${state.error}`);
    let battle: Battle = RULES.begin(setup as Setup);
    for (const line of lines as Line<Command, Event>[]) {
      if (line.type !== 'did') continue;
      tell(battle, line.command, line.events);
      battle = line.events.reduce(RULES.evolve, battle);
    }
    guide(state.value);
  }
}
