import { countLater, type Line } from '../core/journal';
import { ok, type Result } from '../core/result';
import type { Extent } from './lines';
import type { Done } from './view';

/** What the screen shows: the journal with what is still being written, and the state after it. */
export interface Shown<State> extends Extent {
  readonly state: State;
}

/**
 * The line that a wish comes to on top of what is shown, or null if there is nothing to do.
 * Lines before `ground` were not there, or not last, when the player tapped: undo leaves them be.
 */
export type Wish<State, Command, Event, Refusal> = (
  shown: Shown<State>,
  ground: number,
) => Result<Line<Command, Event> | null, Refusal>;

/** A wish that is shown and not yet on disk. */
export interface Pending<State, Command, Event, Refusal> {
  readonly wish: Wish<State, Command, Event, Refusal>;
  readonly line: Line<Command, Event>;
  readonly settle: (outcome: Result<Done<Event> | null, Refusal>) => void;
}

/** Takes back the last entries in one step. */
export const backBy =
  (count: number): Wish<unknown, never, never, never> =>
  ({ journal }, ground) =>
    ok(
      count > 0 && countLater(journal, ground - 1) >= count
        ? { type: 'undo', at: Date.now(), count }
        : null,
    );

export const doneBy = <Event>(
  line: Line<unknown, Event>,
  entry: number,
  kept: boolean,
): Done<Event> => ({
  entry,
  events: line.type === 'did' ? line.events : [],
  kept,
});
