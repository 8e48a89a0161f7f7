import { fail, ok, type Result } from './result';
import type { Rules } from './rules';

/** A journal is a list of lines that only ever grows. Undoing is a line too, so it survives a restart. */
export type Line<Command, Event> = Entry<Command, Event> | Undo | Redo;

/** A command that was carried out, and what came of it. */
export interface Entry<Command, Event> {
  readonly type: 'did';
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly command: Command;
  readonly events: readonly Event[];
  /** Of the game's data (core/upgrade.ts); the first one was not named. */
  readonly format?: number;
}

/** The last `count` active entries are taken back in one step. */
export interface Undo {
  readonly type: 'undo';
  readonly at: number;
  readonly count: number;
}

/** The last step that was taken back is done again, whole. */
export interface Redo {
  readonly type: 'redo';
  readonly at: number;
}

/** Line numbers from the first up to, but not including, the second. */
export type Run = readonly [from: number, to: number];

/**
 * Which lines count, without the lines themselves: a few numbers however long the journal is.
 * An entry goes by the number of its line. Entries come and go at the end only, so the state
 * after an entry is the same whenever that entry is active.
 */
export interface Journal {
  /** Lines of every kind. */
  readonly length: number;
  readonly active: readonly Run[];
  /** What can be done again, one element for each undo, the latest last. */
  readonly undone: readonly (readonly Run[])[];
}

export const EMPTY: Journal = { length: 0, active: [], undone: [] };

/** Stands for the entry before the first one: the battle as it began. */
export const BEGINNING = -1;

export const top = (journal: Journal): number => (journal.active.at(-1)?.[1] ?? 0) - 1;

export const canUndo = (journal: Journal): boolean => journal.active.length > 0;
export const canRedo = (journal: Journal): boolean => journal.undone.length > 0;

const size = (runs: readonly Run[]): number => runs.reduce((sum, [from, to]) => sum + to - from, 0);

export const countActive = (journal: Journal): number => size(journal.active);

export const isActive = (journal: Journal, entry: number): boolean =>
  entry === BEGINNING || journal.active.some(([from, to]) => from <= entry && entry < to);

/** How many active entries came after this one. */
export const countLater = (journal: Journal, entry: number): number =>
  journal.active.reduce((sum, [from, to]) => sum + Math.max(0, to - Math.max(from, entry + 1)), 0);

/** The active entry before this one. */
export function previous(journal: Journal, entry: number): number {
  let found = BEGINNING;
  for (const [from, to] of journal.active) {
    if (from >= entry) break;
    found = Math.min(to, entry) - 1;
  }
  return found;
}

/** The journal after one more line; a line that cannot stand here is refused in words. */
export function follow(journal: Journal, line: Line<unknown, unknown>): Result<Journal, string> {
  const length = journal.length + 1;
  switch (line.type) {
    case 'did':
      return ok({ length, active: join(journal.active, [[length - 1, length]]), undone: [] });
    case 'undo': {
      const most = countActive(journal);
      if (!Number.isInteger(line.count) || line.count < 1 || line.count > most) {
        return fail(`Line ${length} takes back ${line.count} of ${most} entries.`);
      }
      const [active, cut] = split(journal.active, line.count);
      return ok({ length, active, undone: [...journal.undone, cut] });
    }
    case 'redo': {
      const step = journal.undone.at(-1);
      if (!step) return fail(`Line ${length} does again what was never taken back.`);
      const active = join(journal.active, step);
      return ok({ length, active, undone: journal.undone.slice(0, -1) });
    }
    default:
      // Of a kind that only a newer version of the app knows.
      return ok({ ...journal, length });
  }
}

/** Everything from the beginning, without any help: what every faster way must agree with. */
export function fold<Setup, State, Command, Event, Refusal>(
  rules: Rules<Setup, State, Command, Event, Refusal>,
  setup: Setup,
  lines: readonly Line<Command, Event>[],
): Result<State, string> {
  let journal = EMPTY;
  for (const line of lines) {
    const next = follow(journal, line);
    if (!next.ok) return next;
    journal = next.value;
  }
  let state = rules.begin(setup);
  for (const line of activeEntries(journal, lines)) state = apply(rules, state, line);
  return ok(state);
}

export function activeEntries<Command, Event>(
  journal: Journal,
  lines: readonly Line<Command, Event>[],
): Entry<Command, Event>[] {
  return journal.active
    .flatMap(([from, to]) => lines.slice(from, to))
    .filter((line) => line.type === 'did');
}

export const apply = <Setup, State, Command, Event, Refusal>(
  rules: Rules<Setup, State, Command, Event, Refusal>,
  state: State,
  entry: Entry<Command, Event>,
): State => entry.events.reduce((before: State, event) => rules.evolve(before, event), state);

function join(runs: readonly Run[], more: readonly Run[]): readonly Run[] {
  const last = runs.at(-1);
  const [next, ...rest] = more;
  if (!last || !next || last[1] !== next[0]) return [...runs, ...more];
  return [...runs.slice(0, -1), [last[0], next[1]], ...rest];
}

function split(runs: readonly Run[], count: number): [readonly Run[], readonly Run[]] {
  let left = count;
  let at = runs.length;
  const cut: Run[] = [];
  while (left > 0) {
    const run = runs[--at];
    if (!run) break;
    const [from, to] = run;
    const start = Math.max(from, to - left);
    cut.unshift([start, to]);
    left -= to - start;
    if (start > from) return [[...runs.slice(0, at), [from, start]], cut];
  }
  return [runs.slice(0, at), cut];
}
