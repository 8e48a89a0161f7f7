import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fold, type Line } from '#/core/journal';
import type { Refusal } from '#/core/refusal';
import type { Result } from '#/core/result';
import type { Rules } from '#/core/rules';
import { type Entry, rowsOf } from '#/core/sheet';
import { currentFormat } from '#/core/upgrade';
import type { Game } from '#/games/game';
import { everyCommand, type Script } from './everyCommand';

/** A battle as it was played: what was wanted, and what came of it. */
export interface Played {
  readonly setup: unknown;
  readonly done: readonly { readonly command: unknown; readonly events: readonly unknown[] }[];
}

/** A schema of things that are told apart by their type. */
export type Kinds = v.GenericSchema & {
  readonly options: readonly {
    readonly entries: { readonly type: { readonly literal: string } };
  }[];
};

/** All that the suite asks of a game. States, commands and events are plain data of the game's own. */
export interface Conformance {
  readonly game: Game;
  readonly rules: Rules<unknown, unknown, unknown, unknown, Pick<Refusal, 'kind' | 'why'>>;
  /** What an import takes. */
  readonly schemas: {
    readonly setup: v.GenericSchema;
    readonly army: v.GenericSchema;
    readonly command: Kinds;
    readonly event: Kinds;
    readonly settings: Readonly<Record<string, v.GenericSchema>>;
  };
  readonly byHand: Script;
  preview(
    state: unknown,
    command: unknown,
  ): Result<{ readonly effects: readonly unknown[] }, unknown>;
  /** An entry of the journal in words, a line each. */
  tell(before: unknown, command: unknown, events: readonly unknown[]): readonly string[];
  /** What the players are asked to do, in words. */
  guide(state: unknown): readonly string[];
  readonly ruleIds: readonly string[];
  readonly toolIds: readonly string[];
  readonly sheet: readonly Entry[];
  /** A whole battle by legal commands, the same for the same seed. */
  play(seed: string): Played;
}

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const inWords = (text: string) => {
  expect(text).toMatch(/\S/);
  expect(text).not.toMatch(/undefined|NaN|\[object/);
};

/** How one value is spoilt: which of those in a command, and what is put in its place. */
const damage = fc.record({
  place: fc.nat(99),
  value: fc.oneof(
    fc.constantFrom(
      undefined,
      null,
      '',
      'nobody',
      '__proto__',
      'constructor',
      'toString',
      -1,
      0,
      7,
      1e9,
      1e300,
      1.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      '1',
      true,
      false,
      [],
      {},
    ),
    fc.anything({ maxDepth: 2 }),
  ),
});

/** Names of fields that no command has where they are put. */
const EXTRA = ['id', 'name', 'constructor', 'units', 'x'];

/** The command with one value in it spoilt, or two, or with a field too many. */
function damaged(command: unknown, all: fc.Stream<{ place: number; value: unknown }>): unknown {
  const spoilt = structuredClone(command);
  for (const { place, value } of all.take(1 + (JSON.stringify(command).length % 2))) {
    const places = placesIn(spoilt);
    const [holder, key] = places[place % places.length] ?? [];
    if (!holder || key === undefined) continue;
    const field = place % 5 === 0 ? EXTRA[place % EXTRA.length] : undefined;
    holder[field ?? key] = value;
  }
  return spoilt;
}

type Holder = Record<string, unknown>;

/** Every value in a command, but its type, by what holds it. */
const placesIn = (value: unknown, depth = 0): [Holder, string][] =>
  typeof value === 'object' && value !== null && depth < 8
    ? Object.keys(value).flatMap((key): [Holder, string][] => {
        const holder = value as Holder;
        const own: [Holder, string][] = depth === 0 && key === 'type' ? [] : [[holder, key]];
        return [...own, ...placesIn(holder[key], depth + 1)];
      })
    : [];

/** As stored: what is undefined is not there, and a zero has no sign. */
function asStored(value: unknown): unknown {
  if (value === 0) return 0;
  if (Array.isArray(value)) return value.map(asStored);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(kept.map(([key, each]) => [key, asStored(each)]));
}

interface Step {
  readonly command: unknown;
  readonly state: unknown;
}

/** How many malformed commands each game is given. */
const RUNS = Number(process.env.MALFORMED ?? 3000);

/** What every registered game has to do. */
export function conforms(one: Conformance): void {
  const { game, rules } = one;
  const seeds = ['first', 'second', 'third'];
  const isCommand = (value: unknown) => v.is(one.schemas.command, value);
  const linesOf = ({ done }: Played): Line<unknown, unknown>[] =>
    done.map(({ command, events }) => ({ type: 'did', at: 1, command, events }));
  /** Commands of every type that came up, each with a state in which it was carried out. */
  const stepsOfEveryType = (): ReadonlyMap<unknown, Step[]> => {
    const steps = everyCommand(one, 'malformed').flatMap((played) => {
      const states = statesOf(played);
      return played.done.map(({ command }, place) => ({ command, state: states[place] }));
    });
    return Map.groupBy(steps, ({ command }) => (command as { type: unknown }).type);
  };
  /** The state before the first command, and after each. */
  const statesOf = ({ setup, done }: Played): unknown[] => {
    const states = [rules.begin(setup)];
    for (const { events } of done) states.push(events.reduce(rules.evolve, states.at(-1)));
    return states;
  };

  describe(`${game.id} conforms`, () => {
    it('has a name for rows and addresses, and words for players', () => {
      expect(game.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      for (const words of [game.name, game.summary]) inWords(words);
    });

    it.each(game.readyBattles)('begins the ready battle $name', async ({ id, name, sides }) => {
      const draft = await game.draftOf(id);
      expect(draft.name).toBe(name);
      expect(json(draft.setup)).toEqual(draft.setup);
      expect(JSON.stringify(draft.setup)).toContain(JSON.stringify(sides[0]).slice(1, -1));
      expect(JSON.stringify(draft.setup)).toContain(JSON.stringify(sides[1]).slice(1, -1));
      const state = rules.begin(draft.setup);
      expect(json(state)).toEqual(state);
    });

    it.each(seeds)('plays %s: decides, previews, tells and guides at every step', (seed) => {
      const played = one.play(seed);
      expect(played.done.length).toBeGreaterThan(0);
      const states = statesOf(played);
      played.done.forEach(({ command, events }, place) => {
        const before = states[place];
        const frozen = JSON.stringify(before);
        expect(rules.decide(before, command)).toEqual({ ok: true, value: events });
        expect(one.preview(before, command).ok).toBe(true);
        for (const line of one.tell(before, command, events)) inWords(line);
        for (const task of one.guide(before)) inWords(task);
        expect(JSON.stringify(before)).toBe(frozen);
      });
    });

    it('is plain data: state, commands and events survive JSON', () => {
      const played = one.play('first');
      expect(json(played)).toEqual(played);
      const states = statesOf(played);
      expect(json(states.at(-1))).toEqual(states.at(-1));
    });

    it('undoes and does again by lines of the journal', () => {
      const played = one.play('second');
      const states = statesOf(played);
      const lines = linesOf(played);
      const undone = [...lines, { type: 'undo', at: 2, count: 2 } as const];
      expect(fold(rules, played.setup, undone)).toEqual({ ok: true, value: states.at(-3) });
      const again = [...undone, { type: 'redo', at: 3 } as const];
      expect(fold(rules, played.setup, again)).toEqual({ ok: true, value: states.at(-1) });
    });

    it('refuses a command that it does not know, in words', () => {
      const state = rules.begin(one.play('third').setup);
      const unknown = fc.record({
        type: fc.constantFrom('no such', '__proto__', 'constructor', ''),
        any: fc.anything(),
      });
      fc.assert(
        fc.property(unknown, (command) => {
          const result = rules.decide(state, command);
          expect(result.ok).toBe(false);
          if (!result.ok) inWords(result.error.why);
        }),
      );
    });

    it('refuses malformed commands of every type in words, and changes nothing', () => {
      const steps = [...stepsOfEveryType().values()];
      fc.assert(
        fc.property(
          fc.nat(steps.length - 1),
          fc.nat(),
          fc.boolean(),
          fc.infiniteStream(damage),
          (type, at, anyway, all) => {
            const ofType = steps[type] as Step[];
            const { command, state } = ofType[at % ofType.length] as Step;
            const wanted = anyway ? { ...(command as object), anyway } : command;
            const spoilt = asStored(damaged(wanted, all));
            const before = JSON.stringify(state);
            const result = rules.decide(state, spoilt);
            expect(JSON.stringify(state)).toBe(before);
            if (!result.ok) {
              // A refusal may quote the nonsense that it refuses.
              expect(result.error.why).toMatch(/\S/);
              // What is against the rules only is done all the same when the players insist.
              if (!isCommand(spoilt))
                expect(result.error.kind, JSON.stringify(spoilt)).toBe('invalid');
              return;
            }
            // What is decided is stored and sent: an import has to take it.
            expect(isCommand(spoilt), JSON.stringify(spoilt)).toBe(true);
            for (const event of result.value)
              expect(v.parse(one.schemas.event, event)).toEqual(event);
            const after = result.value.reduce(rules.evolve, state);
            expect(json(after)).toEqual(after);
          },
        ),
        { numRuns: RUNS },
      );
    }, 60_000);

    it('imports what it wrote, and refuses the rest in words', async () => {
      const reader = await game.imports();
      expect(reader.id).toBe(game.id);
      const played = one.play('first');
      const [setup, lines] = [json(played.setup), json(linesOf(played)) as unknown[]];
      const format = currentFormat(rules.upgrades);
      expect(reader.checkBattle({ setup, lines, format })).toBeNull();
      for (const hostile of [null, 7, '', [], {}, { armies: null }]) {
        inWords(reader.checkBattle({ setup: hostile, lines: [] }) ?? '');
        inWords(reader.checkArmy({ army: hostile }) ?? '');
      }
      inWords(reader.checkBattle({ setup, format, lines: [{ type: 'did', at: 1 }] }) ?? '');
    });

    it('has a sheet whose rows cite its rules and open its tools', () => {
      const ids = one.sheet.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
      for (const entry of one.sheet) {
        for (const { rules: cited, calculator = entry.calculator } of rowsOf(entry)) {
          expect(cited.length).toBeGreaterThan(0);
          for (const rule of cited) expect(one.ruleIds).toContain(rule);
          if (calculator) expect(one.toolIds).toContain(calculator);
        }
      }
    });

    it('has pages for its addresses', async () => {
      expect(new Set(one.toolIds).size).toBe(one.toolIds.length);
      for (const id of one.toolIds) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      const pages = [game.Board, game.Options, game.About, ...Object.values(game.pages)];
      for (const page of pages) expect(page.load).toBeTypeOf('function');
    });
  });
}
