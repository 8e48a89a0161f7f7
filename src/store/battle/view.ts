import type { Entry } from '#/core/journal';
import type { Trouble } from '../trouble';

/** What a screen shows of an open battle. A new object whenever something changed. */
export interface View<State> {
  readonly state: State;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Active entries. */
  readonly length: number;
  /** The latest active entry, or BEGINNING. */
  readonly top: number;
  /** What is on the screen and not on disk yet: lines, and the battle itself if it has just begun. */
  readonly saving: number;
  readonly trouble: Trouble | null;
  /** Nothing may be changed, and why. */
  readonly readOnly: Trouble | null;
  /** Entries played in memory that had to give way to those of another window. */
  readonly dropped: number;
}

/** A command that was carried out: where it stands in the journal, and whether it is on disk. */
export interface Done<Event> {
  readonly entry: number;
  readonly events: readonly Event[];
  readonly saved: boolean;
}

/** An active entry, with the state it was decided on. */
export interface PlayedEntry<State, Command, Event> extends Entry<Command, Event> {
  readonly entry: number;
  readonly before: State;
}
