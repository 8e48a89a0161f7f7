import * as v from 'valibot';
import { followAll } from '#/core/followAll';
import { activeEntries, apply, type Line } from '#/core/journal';
import { fail, ok, type Result } from '#/core/result';
import type { Rules } from '#/core/rules';
import { currentFormat, FIRST_FORMAT, upgraded } from '#/core/upgrade';
import { isUnderstood, upgradedEntry } from '../battle/understood';
import type { ArmyRow, BattleRow, ValueRow } from '../rows';
import { LIMITS } from './untrustedJson';

/** What a game says about its data, so that a stranger's can be checked before it is let in. */
export interface GameSchemas<Setup, Command, Event, Army> {
  readonly setup: v.GenericSchema<unknown, Setup>;
  readonly command: v.GenericSchema<unknown, Command>;
  readonly event: v.GenericSchema<unknown, Event>;
  readonly army: v.GenericSchema<unknown, Army>;
  /** What the game keeps among the settings, by its key there. */
  readonly settings: Readonly<Record<string, v.GenericSchema>>;
}

/** A game as imports see it: what is wrong with what it would have to read, in words, or null. */
export interface ImportReader {
  readonly id: string;
  checkArmy(row: Pick<ArmyRow, 'army' | 'format'>): string | null;
  checkBattle(battle: UncheckedBattle): string | null;
  /** Null if the game has no setting of this name. */
  acceptsSetting(row: ValueRow): boolean | null;
}

interface UncheckedBattle extends Pick<BattleRow, 'setup' | 'format'> {
  readonly lines: readonly unknown[];
}

const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const format = v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1)));

/** As much of a line as every version writes. */
const anyLine = v.variant('type', [
  v.looseObject({
    type: v.literal('did'),
    command: v.unknown(),
    events: v.array(v.unknown()),
    format,
  }),
  v.looseObject({ type: v.pipe(v.string(), v.notValue('did')) }),
]);

/**
 * What a newer version wrote passes unread: it is kept as it is and comes to the rules only in an
 * app that knows it.
 */
export function importReader<Setup, State, Command, Event, Refusal, Army>(
  id: string,
  rules: Rules<Setup, State, Command, Event, Refusal>,
  schemas: GameSchemas<Setup, Command, Event, Army>,
): ImportReader {
  const { upgrades } = rules;
  const lineSchema = v.variant('type', [
    v.object({
      type: v.literal('did'),
      at: time,
      command: schemas.command,
      events: v.pipe(v.array(schemas.event), v.minLength(1), v.maxLength(1000)),
      format,
    }),
    v.object({ type: v.literal('undo'), at: time, count: v.pipe(v.number(), v.safeInteger()) }),
    v.object({ type: v.literal('redo'), at: time }),
  ]);

  /** The line in the format of today; null if only a newer version can read it. */
  function readLine(given: unknown, what: string): Result<Line<Command, Event> | null, string> {
    const outer = read(anyLine, given, what);
    if (!outer.ok) return outer;
    const line = outer.value as unknown as Line<unknown, unknown>;
    if (!isUnderstood(rules, line)) return ok(null);
    const current = line.type === 'did' ? upgradedEntry(rules, line) : line;
    const known = read(lineSchema, current, what);
    // It would come to the rules unchecked.
    if (known.ok && holdsMore(current, known.value))
      return fail(`${what} holds something that this app does not write.`);
    return known;
  }

  return {
    id,
    checkArmy: ({ army, format: of = FIRST_FORMAT }) => {
      if (of > currentFormat(upgrades)) return null;
      const known = read(schemas.army, upgraded(upgrades, 'army', army, of), 'The army');
      return known.ok ? null : known.error;
    },
    acceptsSetting: ({ key, value, format: of = FIRST_FORMAT }) => {
      const schema = Object.hasOwn(schemas.settings, key) ? schemas.settings[key] : undefined;
      if (!schema) return null;
      const current = upgraded(upgrades, { setting: key }, value, of);
      return of > currentFormat(upgrades) || v.is(schema, current);
    },
    checkBattle: ({ setup: given, format: of = FIRST_FORMAT, lines }) => {
      if (lines.length > LIMITS.lines)
        return `Its journal has more than ${LIMITS.lines.toLocaleString('en')} lines, which is more than this app can hold.`;
      if (of > currentFormat(upgrades)) return null;
      const setup = read(
        schemas.setup,
        upgraded(upgrades, 'setup', given, of),
        "The battle's set-up",
      );
      if (!setup.ok) return setup.error;
      const known: Line<Command, Event>[] = [];
      for (const [index, each] of lines.entries()) {
        const line = readLine(each, `Line ${index + 1} of its journal`);
        if (!line.ok) return line.error;
        if (!line.value) break;
        known.push(line.value);
      }
      try {
        const journal = followAll(known);
        if (!journal.ok) return `The battle's journal contradicts itself. ${journal.error}`;
        let state = rules.begin(setup.value);
        for (const entry of activeEntries(journal.value, known)) state = apply(rules, state, entry);
        return null;
      } catch {
        return "The battle's journal does not fit its armies.";
      }
    },
  };
}

/** Whether a value has a field, at any depth, that is not in what a schema made of it. */
function holdsMore(given: unknown, known: unknown): boolean {
  if (typeof given !== 'object' || given === null) return false;
  const fields = (known ?? {}) as Record<string, unknown>;
  return Object.entries(given).some(
    ([key, value]) => !Object.hasOwn(fields, key) || holdsMore(value, fields[key]),
  );
}

/** A value in a given shape, made anew, or where it departs from that shape. */
export function read<T>(
  shape: v.GenericSchema<unknown, T>,
  value: unknown,
  what: string,
): Result<T, string> {
  const parsed = v.safeParse(shape, value, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  return fail(`${what} is damaged.`);
}
