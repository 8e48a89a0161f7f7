import * as v from 'valibot';
import { fold, type Line } from '../core/journal';
import { fail, ok, type Result } from '../core/result';
import type { Rules } from '../core/rules';

/** What a game says about its data, so that a stranger's can be checked before it is let in. */
export interface Shapes<Setup, Command, Event, Army> {
  readonly setup: v.GenericSchema<unknown, Setup>;
  readonly command: v.GenericSchema<unknown, Command>;
  readonly event: v.GenericSchema<unknown, Event>;
  readonly army: v.GenericSchema<unknown, Army>;
  /** What the game keeps among the settings, by its key there. */
  readonly settings: Readonly<Record<string, v.GenericSchema>>;
}

/** A game as imports see it. What comes out of a reader is made anew and holds nothing else. */
export interface KnownGame {
  readonly id: string;
  readArmy(value: unknown): Result<unknown, string>;
  /** Null if the game has no such setting, or none with such a value. */
  readSetting(key: string, value: unknown): { readonly value: unknown } | null;
  readBattle(setup: unknown, lines: readonly unknown[]): Result<ReadBattle, string>;
}

export interface ReadBattle {
  readonly setup: unknown;
  readonly lines: readonly Line<unknown, unknown>[];
}

export function knownGame<Setup, State, Command, Event, Refusal, Army>(
  id: string,
  rules: Rules<Setup, State, Command, Event, Refusal>,
  shapes: Shapes<Setup, Command, Event, Army>,
): KnownGame {
  const at = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
  const lineShape = v.variant('type', [
    v.object({
      type: v.literal('did'),
      at,
      command: shapes.command,
      events: v.pipe(v.array(shapes.event), v.minLength(1), v.maxLength(1000)),
    }),
    v.object({ type: v.literal('undo'), at, count: v.pipe(v.number(), v.safeInteger()) }),
    v.object({ type: v.literal('redo'), at }),
  ]);
  return {
    id,
    readArmy: (value) => read(shapes.army, value, 'The army'),
    readSetting: (key, value) => {
      const shape = Object.hasOwn(shapes.settings, key) ? shapes.settings[key] : undefined;
      const setting = shape && read(shape, value, 'The setting');
      return setting?.ok ? { value: setting.value } : null;
    },
    readBattle: (givenSetup, givenLines) => {
      const setup = read(shapes.setup, givenSetup, "The battle's set-up");
      if (!setup.ok) return setup;
      const lines = read(v.array(lineShape), givenLines, "The battle's journal");
      if (!lines.ok) return lines;
      try {
        const state = fold(rules, setup.value, lines.value);
        if (!state.ok) return fail(`The battle's journal contradicts itself. ${state.error}`);
      } catch {
        return fail("The battle's journal does not fit its armies.");
      }
      return ok({ setup: setup.value, lines: lines.value });
    },
  };
}

/** A value in a given shape, made anew, or where it departs from that shape. */
export function read<T>(
  shape: v.GenericSchema<unknown, T>,
  value: unknown,
  what: string,
): Result<T, string> {
  const parsed = v.safeParse(shape, value, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const where = v.getDotPath(parsed.issues[0]);
  return fail(`${what} is not as this app writes it${where ? `, at ${where}` : ''}.`);
}
