import { apply, type Line, top } from '#/core/journal';
import { ok, type Result } from '#/core/result';
import type { Rules } from '#/core/rules';
import type { LineRow } from '../rows';
import { type Extent, extend, followRows } from './lines';
import type { Pending, Shown } from './pending';
import type { States } from './states';
import { countUnderstood } from './understood';

/** What is shown after one more line: at once if its state is in memory, as it nearly always is. */
export function showLine<Setup, State, Command, Event, Refusal>(
  rules: Rules<Setup, State, Command, Event, Refusal>,
  states: States<Setup, State, Command, Event, Refusal>,
  shown: Shown<State>,
  line: Line<Command, Event>,
): Shown<State> | Promise<Shown<State>> {
  const extent = extend(shown, line);
  const entry = top(extent.journal);
  if (line.type === 'did') states.cache(entry, apply(rules, shown.state, line));
  const state = states.cached(entry);
  if (state !== undefined) return { ...extent, state };
  return states.at(extent.journal, entry).then((fetched) => ({ ...extent, state: fetched }));
}

interface Rebased<Setup, State, Command, Event, Refusal> {
  readonly states: States<Setup, State, Command, Event, Refusal>;
  readonly saved: Extent;
  readonly shown: Shown<State>;
  readonly pending: readonly Pending<State, Command, Event, Refusal>[];
  /** Tells those whose proposals came to nothing. */
  readonly refused: readonly (() => void)[];
  /** Lines at the end that only a newer version of the app can read. */
  readonly unread: number;
}

/** Follows rows that others wrote after what is known, and decides what is unwritten again on top. */
export async function rebase<Setup, State, Command, Event, Refusal>(
  rules: Rules<Setup, State, Command, Event, Refusal>,
  before: States<Setup, State, Command, Event, Refusal>,
  known: Extent,
  rows: readonly LineRow[],
  waiting: readonly Pending<State, Command, Event, Refusal>[],
): Promise<Rebased<Setup, State, Command, Event, Refusal>> {
  const states = before.before(known.journal.length);
  const understood = countUnderstood(rules, rows);
  const unread = rows.length - understood;
  const saved = followRows(known, rows.slice(0, understood));
  let shown: Shown<State> = {
    ...saved,
    state: await states.at(saved.journal, top(saved.journal), rows),
  };
  const pending: Pending<State, Command, Event, Refusal>[] = [];
  const refused: (() => void)[] = [];
  for (const each of waiting) {
    const ground = refused.length > 0 ? shown.journal.length : saved.journal.length;
    // Nothing can be decided on top of what cannot be read.
    const line = unread > 0 ? ok(null) : each.proposal(shown, ground);
    if (!line.ok || !line.value) {
      refused.push(() => each.settle(line as Result<null, Refusal>));
      continue;
    }
    shown = await showLine(rules, states, shown, line.value);
    pending.push({ ...each, line: line.value });
  }
  return { states, saved, shown, pending, refused, unread };
}
