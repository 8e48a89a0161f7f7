import * as v from 'valibot';
import type { Line } from '#/core/journal';
import { fail, ok, type Result } from '#/core/result';
import { flawOf, linesOf, NO_LINES, sumAfter, UnreadableError } from '../battle/lines';
import type { Database } from '../database';
import { breather, UNHEARD } from '../progress';
import type { ArmyRow, BattleRow, LineRow, ValueRow } from '../rows';
import { isChoice, isSetting } from '../settings';
import { answer, GoneError } from '../trouble';
import { format, type ImportReader, read } from './importReader';
import { LIMITS, parseUntrusted } from './untrustedJson';

const APP = 'shieldwall-companion';

/** How bundles of older versions are read, oldest first. docs/upgrades.md tells when to add one. */
const UPGRADES: readonly ((older: object) => object)[] = [
  // 2: settings are rows, so that each says its format; what is damaged stands apart.
  (older) => ({
    ...older,
    damaged: [],
    settings: 'settings' in older ? settingRows(older.settings) : undefined,
  }),
];

export const BUNDLE_VERSION = 1 + UPGRADES.length;

/** Rows as they are stored, with whatever a newer version has put into them. */
export type BundledArmy = Omit<ArmyRow, 'deleted'>;

export interface BundledBattle extends Omit<BattleRow, 'deleted' | 'unreadable'> {
  readonly lines: readonly Line<unknown, unknown>[];
  /** Of the last line, so that a bundle that was changed is noticed. The first version had none. */
  readonly sum?: number;
}

/** What cannot be imported, in the words of whoever noticed, with all that was stored of it. */
export interface Damaged {
  readonly what: 'battle' | 'army';
  readonly name: string;
  readonly why: string;
  readonly stored: unknown;
}

/** What leaves the app, whole or in part: a backup, one army or one battle. */
export interface Bundle {
  readonly kind: 'backup' | 'army' | 'battle';
  readonly packed: number;
  readonly battles: readonly BundledBattle[];
  readonly armies: readonly BundledArmy[];
  readonly settings: readonly ValueRow[];
  readonly damaged: readonly Damaged[];
}

export const writeBundle = (bundle: Bundle): string =>
  JSON.stringify({ app: APP, version: BUNDLE_VERSION, ...bundle });

/** What is too large to be read again must not be called a backup. */
export const canBeRead = (text: string): boolean => text.length <= LIMITS.characters;

export async function bundleArmy(db: Database, id: string): Promise<Bundle> {
  const row = await answer(db.armies.get(id));
  const armies = row ? [packArmy(row)] : [];
  return { kind: 'army', packed: Date.now(), battles: [], armies, settings: [], damaged: [] };
}

export async function bundleBattle(db: Database, id: string): Promise<Bundle> {
  const row = await answer(db.battles.get(id));
  if (!row) throw new GoneError('The battle is not in the database.');
  const battle = packBattle(row, await answer(linesOf(db, id).toArray()));
  if ('why' in battle) throw new UnreadableError(battle.why);
  return {
    kind: 'battle',
    packed: Date.now(),
    battles: [battle],
    armies: [],
    settings: [],
    damaged: [],
  };
}

export function packArmy({ deleted: _, ...army }: ArmyRow): BundledArmy {
  return army;
}

/** A gap that nobody notices would be closed by the next import, and the battle be another one. */
export function packBattle(
  row: BattleRow,
  rows: readonly LineRow[],
  why = flawOf(rows),
): BundledBattle | Damaged {
  if (why) return { what: 'battle', name: row.name, why, stored: { row, rows } };
  const { deleted: _, unreadable: __, ...battle } = row;
  const { sum } = rows.at(-1) ?? NO_LINES;
  return { ...battle, lines: rows.map(({ line }) => line), sum };
}

const text = v.pipe(v.string(), v.maxLength(1000));
const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const common = {
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  game: text,
  name: text,
  created: time,
  updated: time,
  format,
};
export const bundleSchema = v.object({
  kind: v.picklist(['backup', 'army', 'battle']),
  packed: time,
  battles: v.pipe(
    v.array(
      v.looseObject({
        ...common,
        setup: v.unknown(),
        lines: v.array(v.unknown()),
        sum: v.exactOptional(v.number()),
      }),
    ),
    v.maxLength(2000),
  ),
  armies: v.pipe(v.array(v.looseObject({ ...common, army: v.unknown() })), v.maxLength(5000)),
  settings: v.pipe(
    v.array(v.looseObject({ key: text, value: v.unknown(), format })),
    v.maxLength(1000),
  ),
  damaged: v.array(
    v.object({
      what: v.picklist(['battle', 'army']),
      name: text,
      why: v.pipe(v.string(), v.maxLength(5000)),
      stored: v.unknown(),
    }),
  ),
});

/**
 * A file that the player picked: its size is looked at before it is read at all, and the page stays
 * alive while it is checked.
 */
export async function readFile(
  file: Blob,
  games: readonly ImportReader[],
  onProgress = UNHEARD,
): Promise<Result<Bundle, string>> {
  // A character takes up to three bytes.
  if (file.size > 3 * LIMITS.characters) return fail('It is too large to be a backup of this app.');
  const reading = check(await file.text(), games);
  const breathe = breather();
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
    onProgress(value);
    await breathe();
  }
}

/** A bundle from wherever it comes, checked through and through, or what is wrong with it. */
export function readBundle(source: string, games: readonly ImportReader[]): Result<Bundle, string> {
  const reading = check(source, games);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

/** Says after each battle which part of them is checked. */
function* check(
  source: string,
  games: readonly ImportReader[],
): Generator<number, Result<Bundle, string>, void> {
  const parsed = parseUntrusted(source);
  if (!parsed.ok) return parsed;
  const mark = v.safeParse(v.looseObject({ app: v.literal(APP), version: count }), parsed.value);
  if (!mark.success) return fail('It was not written by this app.');
  if (mark.output.version > BUNDLE_VERSION) {
    return fail('It was written by a newer version of this app. Update this one, then try again.');
  }
  const steps = UPGRADES.slice(mark.output.version - 1);
  const current = steps.reduce<object>((older, step) => step(older), mark.output);
  const outer = read(
    bundleSchema,
    current,
    'kind' in current && current.kind === 'backup' ? 'This backup' : 'This file',
  );
  if (!outer.ok) return outer;
  const { kind, packed, battles, armies, settings, damaged } = outer.value;
  if (kind === 'army' && armies.length !== 1) return fail('It should hold one army and does not.');
  if (kind === 'battle' && battles.length !== 1)
    return fail('It should hold one battle and does not.');
  if (hasTwice(battles) || hasTwice(armies)) return fail('It holds the same thing twice.');
  const sound: { battles: BundledBattle[]; armies: BundledArmy[] } = { battles: [], armies: [] };
  const unsound: Damaged[] = [];
  for (const [place, each] of battles.entries()) {
    yield place / battles.length;
    const battle = each as BundledBattle;
    const why = flawOfBattle(battle, games);
    if (why) unsound.push({ what: 'battle', name: battle.name, why, stored: battle });
    else sound.battles.push(battle);
  }
  for (const army of armies) {
    const why = flawOfArmy(army, games);
    if (why) unsound.push({ what: 'army', name: army.name, why, stored: army });
    else sound.armies.push(army);
  }
  const [first] = unsound;
  if (first && kind !== 'backup') return fail(`“${first.name}”: ${first.why}`);
  return ok({
    kind,
    packed,
    ...sound,
    // A setting that makes no sense is left out: the defaults take its place.
    settings: settings.filter((row) => isAccepted(row, games)),
    damaged: [...damaged, ...unsound],
  });
}

const UNKNOWN_GAME = 'It belongs to a game that this app does not know.';

export const flawOfArmy = (army: BundledArmy, games: readonly ImportReader[]): string | null => {
  const reader = games.find(({ id }) => id === army.game);
  return reader ? reader.checkArmy(army) : UNKNOWN_GAME;
};

export function flawOfBattle(battle: BundledBattle, games: readonly ImportReader[]): string | null {
  const reader = games.find(({ id }) => id === battle.game);
  if (!reader) return UNKNOWN_GAME;
  const { lines, sum } = battle;
  if (sum !== undefined && lines.reduce(sumAfter, NO_LINES.sum) !== sum)
    return 'Its journal was changed after it was saved.';
  return reader.checkBattle(battle);
}

/** One that nobody here knows may be a newer version's, and is kept. */
const isAccepted = (row: ValueRow, games: readonly ImportReader[]): boolean =>
  isSetting(row.key)
    ? isChoice(row.key, row.value)
    : (games.map((game) => game.acceptsSetting(row)).find((each) => each !== null) ?? true);

/** In the first version they stood by their keys. */
const settingRows = (settings: unknown): unknown =>
  typeof settings === 'object' && settings !== null
    ? Object.entries(settings).map(([key, value]) => ({ key, value }))
    : settings;

const hasTwice = (rows: readonly { readonly id: string }[]): boolean =>
  new Set(rows.map(({ id }) => id)).size < rows.length;
