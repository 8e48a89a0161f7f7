import { ok, type Result } from '#/core/result';
import type { Rules } from '#/core/rules';
import type { Database } from '../database';
import { newId } from '../id';
import type { BattleRow, LineRow } from '../rows';
import { answer, isTaken, type Trouble, troubleOf, withReconnect } from '../trouble';
import { restoreBattle, storeBattle } from './battles';
import { Exclusive } from './exclusive';
import { addLine, DivergedError, type Extent, extend, linesAfter, NO_LINES } from './lines';
import { doneBy, type Pending, type Proposal, type Shown } from './pending';
import { rebase, showLine } from './rebase';
import type { States } from './states';
import type { Done } from './view';

/** The list of battles is ordered by the minute; writing the time with each tap would earn nothing. */
const MINUTE = 60_000;

/** A battle as it was read from the disk. */
export interface Start<Setup, State, Command, Event, Refusal> {
  readonly states: States<Setup, State, Command, Event, Refusal>;
  readonly shown: Shown<State>;
  /** Lines at the end that only a newer version of the app can read. */
  readonly unread: number;
}

interface Listener {
  /** What is shown, or how far it is saved, is no longer the same. */
  readonly changed: () => void;
  /** A line is on disk: other tabs can read it. */
  readonly saved: () => void;
}

/**
 * Shows what is tapped at once and writes it next, in order, each command in a transaction of its
 * own. If another tab wrote first, its lines are read and what is still unwritten is decided again
 * on top of them. If the store fails, play goes on in memory.
 */
export class BattleWriter<Setup, State, Command, Event, Refusal> {
  readonly #db: Database;
  readonly #rules: Rules<Setup, State, Command, Event, Refusal>;
  readonly #row: BattleRow;
  readonly #listener: Listener;
  #states: States<Setup, State, Command, Event, Refusal>;
  #shown: Shown<State>;
  #saved: Extent;
  #pending: readonly Pending<State, Command, Event, Refusal>[] = [];
  #trouble: Trouble | null = null;
  #dropped = 0;
  #unread: number;
  /** While a state comes from disk, whoever would change what is shown waits. */
  readonly #fetching = new Exclusive();
  #writing: Promise<void> | null = null;
  /** Another tab may have written lines that were not read yet. */
  #behind = false;
  #touched = 0;
  readonly #id = newId();

  constructor(
    db: Database,
    rules: Rules<Setup, State, Command, Event, Refusal>,
    battle: BattleRow,
    start: Start<Setup, State, Command, Event, Refusal>,
    listener: Listener,
  ) {
    this.#db = db;
    this.#rules = rules;
    this.#row = battle;
    this.#listener = listener;
    this.#states = start.states;
    this.#shown = start.shown;
    this.#saved = start.shown;
    this.#unread = start.unread;
  }

  get states(): States<Setup, State, Command, Event, Refusal> {
    return this.#states;
  }

  get shown(): Shown<State> {
    return this.#shown;
  }

  /** How many lines are on disk. */
  get savedLines(): number {
    return this.#saved.journal.length;
  }

  /** Shown and not on disk yet. */
  get pending(): readonly Pending<State, Command, Event, Refusal>[] {
    return this.#pending;
  }

  /** Why the last try to save failed. */
  get trouble(): Trouble | null {
    return this.#trouble;
  }

  /** Entries played in memory that had to give way to those of another window. */
  get dropped(): number {
    return this.#dropped;
  }

  /** Lines at the end that only a newer version of the app can read. */
  get unread(): number {
    return this.#unread;
  }

  /** What is under way now. */
  get busy(): Promise<void> | null {
    return this.#fetching.busy ?? this.#writing;
  }

  /** Shown at once; resolves when it is on disk, or cannot be put there for now. */
  async propose(
    make: () => Proposal<State, Command, Event, Refusal>,
  ): Promise<Result<Done<Event> | null, Refusal>> {
    while (this.#fetching.busy) await this.#fetching.busy;
    const proposal = make();
    const line = proposal(this.#shown, 0);
    if (!line.ok || !line.value) return line as Result<null, Refusal>;
    const proposed = line.value;
    return new Promise((resolve) => {
      const show = (shown: Shown<State>) => {
        this.#shown = shown;
        this.#pending = [
          ...this.#pending,
          { proposal, line: proposed, since: performance.now(), settle: resolve },
        ];
        this.#listener.changed();
        this.write();
      };
      const next = showLine(this.#rules, this.#states, this.#shown, proposed);
      if (!(next instanceof Promise)) return show(next);
      this.#fetching
        .run(async (isCurrent) => {
          const shown = await next;
          if (isCurrent()) show(shown);
        })
        .catch((error) => {
          this.#fail(error);
          resolve(ok(null));
        });
    });
  }

  /** Reads what other tabs wrote, and tries again to write what is waiting. */
  wake(): void {
    this.#behind = true;
    this.write();
  }

  write(): void {
    if (this.#pending.length > 0) this.#db.secondCopy.hurry();
    if (this.#writing) return;
    // What was tapped is painted first: the store would take a slow phone's frame for itself.
    this.#writing = nextTask()
      .then(() => this.#writeAll())
      .then(() => true)
      .catch((error) => {
        this.#fail(error);
        return false;
      })
      .then((well) => {
        this.#writing = null;
        if (well && (this.#behind || this.#pending.length > 0)) this.write();
      });
  }

  /** Tries again to save. A battle that was deleted or lost meanwhile is brought back first. */
  async retry(): Promise<void> {
    const { kind } = this.#trouble ?? {};
    try {
      if (kind === 'deleted') await restoreBattle(this.#db, this.#row.id);
      if (kind === 'gone') await this.#db.secondCopy.repair(this.#row.id);
      this.wake();
    } catch (error) {
      this.#fail(error);
    }
  }

  async #writeAll(): Promise<void> {
    await this.#db.secondCopy.ready;
    if (this.#db.unsaved.begun.has(this.#row.id)) {
      await withReconnect(this.#db, () => storeBattle(this.#db, this.#row));
      this.#listener.changed();
    }
    for (;;) {
      if (this.#behind) {
        this.#behind = false;
        await withReconnect(this.#db, () =>
          this.#fetching.run((isCurrent) => this.#rebase(isCurrent)),
        );
      }
      const next = this.#pending[0];
      if (!next) break;
      try {
        await withReconnect(this.#db, () => this.#save(next));
      } catch (error) {
        if (!isTaken(error) && !(error instanceof DivergedError)) throw error;
        this.#behind = true;
      }
    }
    if (this.#trouble) {
      this.#trouble = null;
      this.#listener.changed();
    }
    this.#states.trim();
    // A snapshot only saves time. If it cannot be written, the next one will.
    await answer(this.#states.saveSnapshot(this.#saved.journal)).catch(() => undefined);
  }

  async #save(next: Pending<State, Command, Event, Refusal>): Promise<void> {
    const { line } = next;
    const after = extend(this.#saved, line);
    const seq = this.#saved.journal.length;
    const touch = line.at - this.#touched > MINUTE;
    const row = { battle: this.#row.id, seq, sum: after.sum, by: this.#id, line };
    await addLine(this.#db, row, this.#saved, touch);
    if (touch) this.#touched = line.at;
    await this.#acknowledge(next, row, after);
  }

  /** It is on disk. Also called for a write that was given up, and succeeded after all. */
  async #acknowledge(
    next: Pending<State, Command, Event, Refusal>,
    row: LineRow,
    after: Extent,
  ): Promise<void> {
    await this.#db.secondCopy.note([{ line: row }]);
    if (this.#pending[0] !== next) return;
    this.#saved = after;
    this.#pending = this.#pending.slice(1);
    this.#trouble = null;
    next.settle(ok(doneBy(next.line, row.seq, true)));
    this.#listener.changed();
    this.#listener.saved();
  }

  /** Reads the lines of other tabs, and decides what is unwritten again on top of them. */
  async #rebase(isCurrent: () => boolean): Promise<void> {
    const found = await linesAfter(this.#db, this.#row.id, this.#saved).catch((error) => {
      if (error instanceof DivergedError) return null;
      throw error;
    });
    // A battle that was replaced from a backup or the second copy is read from its first line on.
    const rows = found
      ? await this.#withoutOwn(found)
      : await linesAfter(this.#db, this.#row.id, NO_LINES);
    if (rows.length === 0) return;
    const known = found ? this.#saved : NO_LINES;
    const rebased = await rebase(this.#rules, this.#states, known, rows, this.#pending);
    // Only now, when nothing can fail any more.
    if (!isCurrent()) return;
    if (this.#trouble || rebased.unread > 0) this.#dropped += rebased.refused.length;
    this.#unread = rebased.unread;
    this.#states = rebased.states;
    this.#saved = rebased.saved;
    this.#shown = rebased.shown;
    this.#pending = rebased.pending;
    for (const settle of rebased.refused) settle();
    this.#listener.changed();
  }

  /** Rows of writes that were reported as failed, and were not, are acknowledged; the others are left. */
  async #withoutOwn(rows: readonly LineRow[]): Promise<readonly LineRow[]> {
    for (const [place, row] of rows.entries()) {
      const [next] = this.#pending;
      if (row.by !== this.#id || !next) return rows.slice(place);
      const after = extend(this.#saved, next.line);
      if (after.sum !== row.sum) return rows.slice(place);
      await this.#acknowledge(next, row, after);
    }
    return [];
  }

  /** Play goes on in memory; whoever waits for the disk is told so. */
  #fail(error: unknown): void {
    this.#trouble = troubleOf(error);
    this.#pending.forEach(({ line, settle }, index) => {
      settle(ok(doneBy(line, this.#saved.journal.length + index, false)));
    });
    this.#listener.changed();
  }
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
