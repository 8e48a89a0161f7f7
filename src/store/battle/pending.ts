import { countLater, type Line } from '#/core/journal';
import { ok, type Result } from '#/core/result';
import type { Extent } from './lines';
import type { Done } from './view';

/** What the screen shows: the journal with what is still being written, and the state after it. */
export interface Shown<State> extends Extent {
  readonly state: State;
}

/**
 * The line that a proposal comes to on top of what is shown, or null if there is nothing to do.
 * Lines before `ground` were not there, or not last, when the player tapped: undo leaves them be.
 */
export type Proposal<State, Command, Event, Refusal> = (
  shown: Shown<State>,
  ground: number,
) => Result<Line<Command, Event> | null, Refusal>;

/** A proposal that is shown and not yet on disk. */
export interface Pending<State, Command, Event, Refusal> {
  readonly proposal: Proposal<State, Command, Event, Refusal>;
  readonly line: Line<Command, Event>;
  /** When it was shown, by `performance.now()`. */
  readonly since: number;
  readonly settle: (outcome: Result<Done<Event> | null, Refusal>) => void;
}

/** Takes back the last entries in one step. */
export const undoBy =
  (count: number): Proposal<unknown, never, never, never> =>
  ({ journal }, ground) =>
    ok(
      count > 0 && countLater(journal, ground - 1) >= count
        ? { type: 'undo', at: Date.now(), count }
        : null,
    );

/** Does again what was taken back last. */
export const redoLast: Proposal<unknown, never, never, never> = ({ journal }, ground) => {
  const [first] = journal.undone.at(-1) ?? [];
  return ok(first && first[0] >= ground ? { type: 'redo', at: Date.now() } : null);
};

export const doneBy = <Event>(
  line: Line<unknown, Event>,
  entry: number,
  saved: boolean,
): Done<Event> => ({
  entry,
  events: line.type === 'did' ? line.events : [],
  saved,
});
