import * as v from 'valibot';
import type { Line } from '../core/journal';
import { fail, ok, type Result } from '../core/result';
import { linesOf } from './battles';
import type { Database } from './database';
import { LIMITS, parseStrange } from './guard';
import { type KnownGame, read } from './known';
import { isChoice } from './settings';

/** Raised when an older app could not read what a newer one writes. */
const VERSION = 1;
const APP = 'shieldwall-companion';

export interface PackedArmy {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly army: unknown;
  readonly created: number;
  readonly updated: number;
}

export interface PackedBattle {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly setup: unknown;
  readonly created: number;
  readonly updated: number;
  readonly lines: readonly Line<unknown, unknown>[];
}

/** What leaves the app, whole or in part: a backup, one army or one battle. */
export interface Parcel {
  readonly kind: 'backup' | 'army' | 'battle';
  readonly packed: number;
  readonly battles: readonly PackedBattle[];
  readonly armies: readonly PackedArmy[];
  readonly settings: Readonly<Record<string, unknown>>;
}

export const writeParcel = (parcel: Parcel, indent?: number): string =>
  JSON.stringify({ app: APP, version: VERSION, ...parcel }, null, indent);

/** What is too large to be read again must not be called a backup. */
export const canBeRead = (text: string): boolean => text.length <= LIMITS.characters;

export async function packAll(db: Database): Promise<Parcel> {
  return db.transaction('r', db.battles, db.lines, db.armies, db.settings, async () => {
    const battles = await db.battles.filter((each) => each.deleted === 0).primaryKeys();
    const armies = await db.armies.filter((each) => each.deleted === 0).primaryKeys();
    return {
      kind: 'backup',
      packed: Date.now(),
      battles: (await Promise.all(battles.map((id) => packBattle(db, id)))).flat(),
      armies: (await Promise.all(armies.map((id) => packArmy(db, id)))).flat(),
      settings: Object.fromEntries(
        (await db.settings.toArray()).map((row) => [row.key, row.value]),
      ),
    };
  });
}

export async function packOneArmy(db: Database, id: string): Promise<Parcel> {
  const armies = await packArmy(db, id);
  return { kind: 'army', packed: Date.now(), battles: [], armies, settings: {} };
}

export async function packOneBattle(db: Database, id: string): Promise<Parcel> {
  const battles = await packBattle(db, id);
  return { kind: 'battle', packed: Date.now(), battles, armies: [], settings: {} };
}

async function packArmy(db: Database, id: string): Promise<PackedArmy[]> {
  const row = await db.armies.get(id);
  if (!row) return [];
  const { game, name, army, created, updated } = row;
  return [{ id, game, name, army, created, updated }];
}

async function packBattle(db: Database, id: string): Promise<PackedBattle[]> {
  const row = await db.battles.get(id);
  if (!row) return [];
  const { game, name, setup, created, updated } = row;
  const lines = (await linesOf(db, id).toArray()).map((each) => each.line);
  return [{ id, game, name, setup, created, updated, lines }];
}

const text = v.pipe(v.string(), v.maxLength(1000));
const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const common = {
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  game: text,
  name: text,
  created: time,
  updated: time,
};
const envelope = v.object({
  kind: v.picklist(['backup', 'army', 'battle']),
  packed: time,
  battles: v.pipe(
    v.array(v.object({ ...common, setup: v.unknown(), lines: v.array(v.unknown()) })),
    v.maxLength(2000),
  ),
  armies: v.pipe(v.array(v.object({ ...common, army: v.unknown() })), v.maxLength(5000)),
  settings: v.record(text, v.unknown()),
});

/** A file that the player picked: its size is looked at before it is read at all. */
export async function readFile(
  file: Blob,
  games: readonly KnownGame[],
): Promise<Result<Parcel, string>> {
  // A character takes up to three bytes.
  if (file.size > 3 * LIMITS.characters) return fail('It is too large to be a backup of this app.');
  return readParcel(await file.text(), games);
}

/** A parcel from wherever it comes, checked through and through, or what is wrong with it. */
export function readParcel(source: string, games: readonly KnownGame[]): Result<Parcel, string> {
  const parsed = parseStrange(source);
  if (!parsed.ok) return parsed;
  const mark = v.safeParse(v.object({ app: v.literal(APP), version: v.number() }), parsed.value);
  if (!mark.success) return fail('It was not written by this app.');
  if (mark.output.version > VERSION) {
    return fail('It was written by a newer version of this app. Update this one, then try again.');
  }
  const outer = read(envelope, parsed.value, 'It');
  if (!outer.ok) return outer;
  const { kind, packed, battles, armies, settings } = outer.value;
  if (kind === 'army' && armies.length !== 1) return fail('It should hold one army and does not.');
  if (kind === 'battle' && battles.length !== 1)
    return fail('It should hold one battle and does not.');
  if (hasTwice(battles) || hasTwice(armies)) return fail('It holds the same thing twice.');
  const find = (id: string) => games.find((game) => game.id === id);

  const readBattles: PackedBattle[] = [];
  for (const { setup, lines, ...rest } of battles) {
    const battle = find(rest.game)?.readBattle(setup, lines);
    if (!battle) return fail(`“${rest.name}” belongs to a game that this app does not know.`);
    if (!battle.ok) return fail(`“${rest.name}”: ${battle.error}`);
    readBattles.push({ ...rest, ...battle.value });
  }
  const readArmies: PackedArmy[] = [];
  for (const { army, ...rest } of armies) {
    const value = find(rest.game)?.readArmy(army);
    if (!value) return fail(`“${rest.name}” belongs to a game that this app does not know.`);
    if (!value.ok) return fail(`“${rest.name}”: ${value.error}`);
    readArmies.push({ ...rest, army: value.value });
  }
  // A setting that makes no sense is left out: it would not keep the rest from being brought back.
  const chosen = Object.entries(settings).flatMap(([key, value]) => {
    if (isChoice(key, value)) return [[key, value] as const];
    const known = games.map((game) => game.readSetting(key, value)).find((each) => each !== null);
    return known ? [[key, known.value] as const] : [];
  });
  return ok({
    kind,
    packed,
    battles: readBattles,
    armies: readArmies,
    settings: Object.fromEntries(chosen),
  });
}

const hasTwice = (rows: readonly { readonly id: string }[]): boolean =>
  new Set(rows.map(({ id }) => id)).size < rows.length;
