import { canRedo, canUndo, countActive, countLater, isActive, top } from '#/core/journal';
import { ok, type Result } from '#/core/result';
import type { Rules } from '#/core/rules';
import { currentFormat } from '#/core/upgrade';
import type { Database } from '../database';
import { newId } from '../id';
import type { BattleRow, LineRow } from '../rows';
import { answer, isTaken, type Trouble, trouble, troubleOf, withReconnect } from '../trouble';
import { restoreBattle, storeBattle } from './battles';
import { Channel } from './channel';
import { Exclusive } from './exclusive';
import {
  addLine,
  DivergedError,
  type Extent,
  extend,
  followRows,
  linesAfter,
  NO_LINES,
} from './lines';
import { doneBy, type Pending, type Proposal, redoLast, type Shown, undoBy } from './pending';
import { rebase, showLine } from './rebase';
import { States } from './states';
import { countUnderstood, upgradedSetup } from './understood';
import type { Done, PlayedEntry, View } from './view';

/** The list of battles is ordered by the minute; writing the time with each tap would earn nothing. */
const MINUTE = 60_000;

/**
 * An open battle. What is tapped is shown at once and written next, in order, each command in a
 * transaction of its own. If another tab wrote first, its lines are taken in and what is still
 * unwritten is decided again on top of them. If the store fails, play goes on in memory.
 */
export class Session<Setup, State, Command, Event, Refusal> {
  readonly #db: Database;
  readonly #rules: Rules<Setup, State, Command, Event, Refusal>;
  readonly #row: BattleRow;
  readonly #battle: string;
  #states: States<Setup, State, Command, Event, Refusal>;
  #shown: Shown<State>;
  #kept: Extent;
  #pending: readonly Pending<State, Command, Event, Refusal>[] = [];
  #trouble: Trouble | null = null;
  #dropped = 0;
  /** Lines at the end that only a newer version of the app can read. */
  #unread: number;
  #view: View<State>;
  /** While a state comes from disk, whoever would change what is shown waits. */
  readonly #fetching = new Exclusive();
  #writing: Promise<void> | null = null;
  #behind = false;
  #touched = 0;
  readonly #id = newId();
  readonly #begun = performance.now();
  readonly #listeners = new Set<() => void>();
  readonly #tabs: Channel;

  private constructor(
    db: Database,
    rules: Rules<Setup, State, Command, Event, Refusal>,
    battle: BattleRow,
    states: States<Setup, State, Command, Event, Refusal>,
    shown: Shown<State>,
    unread: number,
    tabs: Channel,
  ) {
    this.#db = db;
    this.#rules = rules;
    this.#row = battle;
    this.#battle = battle.id;
    this.#states = states;
    this.#shown = shown;
    this.#kept = shown;
    this.#unread = unread;
    this.#view = this.#look();
    this.#tabs = tabs;
    tabs.listen(this.wake);
  }

  static async open<Setup, State, Command, Event, Refusal>(
    db: Database,
    rules: Rules<Setup, State, Command, Event, Refusal>,
    battle: BattleRow,
  ): Promise<Session<Setup, State, Command, Event, Refusal>> {
    // Before anything is read, or a line that another tab writes meanwhile would not be heard of.
    const tabs = tabsWith(db, battle.id);
    let heard = false;
    tabs.listen(() => {
      heard = true;
    });
    try {
      const states = new States(db, rules, battle.id, rules.begin(upgradedSetup(rules, battle)));
      const known = await states.lastSnapshot();
      const rows = await linesAfter(db, battle.id, known);
      const understood = countUnderstood(rules, rows);
      const extent = followRows(known, rows.slice(0, understood));
      const state = await states.at(extent.journal, top(extent.journal), rows);
      const shown = { ...extent, state };
      const unread = rows.length - understood;
      const session = new Session(db, rules, battle, states, shown, unread, tabs);
      if (heard) session.wake();
      else session.#write();
      void db.secondCopy.ready.then((lost) => lost && session.wake());
      return session;
    } catch (error) {
      tabs.close();
      throw error;
    }
  }

  /** A battle that is not stored yet; while the store does not take it, it is offered again with every command. */
  static begin<Setup, State, Command, Event, Refusal>(
    db: Database,
    rules: Rules<Setup, State, Command, Event, Refusal>,
    battle: BattleRow,
  ): Session<Setup, State, Command, Event, Refusal> {
    const state = rules.begin(battle.setup as Setup);
    const states = new States(db, rules, battle.id, state);
    const tabs = tabsWith(db, battle.id);
    const session = new Session(db, rules, battle, states, { ...NO_LINES, state }, 0, tabs);
    // From here on the session answers for it.
    session.#report();
    db.unsaved.report(battle, null);
    session.#write();
    return session;
  }

  getSnapshot = (): View<State> => this.#view;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shown at once; resolves when the command is on disk, or cannot be put there for now. */
  async run(command: Command): Promise<Result<Done<Event>, Refusal>> {
    const done = await this.#take(() => ({ state }) => {
      const events = this.#rules.decide(state, command);
      if (!events.ok) return events;
      const format = currentFormat(this.#rules.upgrades);
      const entry = { type: 'did', at: Date.now(), command, events: events.value, format } as const;
      return ok(events.value.length > 0 ? entry : null);
    });
    if (!done.ok) return done;
    return ok(done.value ?? { entry: this.#view.top, events: [], kept: true });
  }

  /** False if there was nothing to take back, or another tab was faster. */
  undo = (): Promise<boolean> => this.#step(() => undoBy(1));

  /** Takes back everything after an entry, as one step. False as for undo. */
  returnTo = (entry: number): Promise<boolean> =>
    this.#step(() => {
      const { journal } = this.#shown;
      return undoBy(isActive(journal, entry) ? countLater(journal, entry) : 0);
    });

  /** False if there was nothing to do again, or another tab was faster. */
  redo = (): Promise<boolean> => this.#step(() => redoLast);

  /** The battle as it stood after an active entry. */
  stateAt = (entry: number): Promise<State> => answer(this.#states.at(this.#shown.journal, entry));

  /** The last `limit` active entries before a given one, oldest first. */
  entries = (
    before = Number.MAX_SAFE_INTEGER,
    limit = Number.MAX_SAFE_INTEGER,
  ): Promise<readonly PlayedEntry<State, Command, Event>[]> => {
    const unkept = this.#pending.map(({ line }) => line);
    return answer(this.#states.tell(this.#shown.journal, before, limit, unkept));
  };

  /** Takes in what other tabs wrote, and tries again to write what is waiting. */
  wake = (): void => {
    this.#behind = true;
    this.#write();
  };

  /** Resolves when nothing is under way: all is on disk, or there is trouble. */
  async settled(): Promise<void> {
    for (;;) {
      const busy = this.#fetching.busy ?? this.#writing;
      if (!busy) return;
      await busy;
    }
  }

  async close(): Promise<void> {
    await this.settled();
    this.#tabs.close();
    this.#listeners.clear();
  }

  async #step(make: () => Proposal<State, Command, Event, never>): Promise<boolean> {
    const done = await this.#take(make);
    return done.ok && done.value !== null;
  }

  async #take(
    make: () => Proposal<State, Command, Event, Refusal>,
  ): Promise<Result<Done<Event> | null, Refusal>> {
    if (this.#view.readOnly) throw new Error(this.#view.readOnly.risk);
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
        this.#emit();
        this.#write();
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

  #write(): void {
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
        if (well && (this.#behind || this.#pending.length > 0)) this.#write();
      });
  }

  async #writeAll(): Promise<void> {
    await this.#db.secondCopy.ready;
    if (this.#db.unsaved.begun.has(this.#battle)) {
      await withReconnect(this.#db, () => storeBattle(this.#db, this.#row));
      this.#emit();
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
        await withReconnect(this.#db, () => this.#keep(next));
      } catch (error) {
        if (!isTaken(error) && !(error instanceof DivergedError)) throw error;
        this.#behind = true;
      }
    }
    if (this.#trouble) {
      this.#trouble = null;
      this.#emit();
    }
    this.#states.trim();
    // A snapshot only saves time. If it cannot be written, the next one will.
    await answer(this.#states.keepSnapshot(this.#kept.journal)).catch(() => undefined);
  }

  async #keep(next: Pending<State, Command, Event, Refusal>): Promise<void> {
    const { line } = next;
    const after = extend(this.#kept, line);
    const seq = this.#kept.journal.length;
    const touch = line.at - this.#touched > MINUTE;
    const row = { battle: this.#battle, seq, sum: after.sum, by: this.#id, line };
    await addLine(this.#db, row, this.#kept, touch);
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
    this.#kept = after;
    this.#pending = this.#pending.slice(1);
    this.#trouble = null;
    next.settle(ok(doneBy(next.line, row.seq, true)));
    this.#emit();
    this.#tabs.tell();
  }

  /** Takes in the lines of other tabs, and decides what is unwritten again on top of them. */
  async #rebase(isCurrent: () => boolean): Promise<void> {
    const found = await linesAfter(this.#db, this.#battle, this.#kept).catch((error) => {
      if (error instanceof DivergedError) return null;
      throw error;
    });
    // A battle that was replaced from a backup or the second copy is read from its first line on.
    const rows = found
      ? await this.#withoutOwn(found)
      : await linesAfter(this.#db, this.#battle, NO_LINES);
    if (rows.length === 0) return;
    const known = found ? this.#kept : NO_LINES;
    const rebased = await rebase(this.#rules, this.#states, known, rows, this.#pending);
    // Only now, when nothing can fail any more.
    if (!isCurrent()) return;
    if (this.#trouble || rebased.unread > 0) this.#dropped += rebased.refused.length;
    this.#unread = rebased.unread;
    this.#states = rebased.states;
    this.#kept = rebased.kept;
    this.#shown = rebased.shown;
    this.#pending = rebased.pending;
    for (const settle of rebased.refused) settle();
    this.#emit();
  }

  /** Rows of writes that were reported as failed, and were not, are acknowledged; the others are left. */
  async #withoutOwn(rows: readonly LineRow[]): Promise<readonly LineRow[]> {
    for (const [place, row] of rows.entries()) {
      const [next] = this.#pending;
      if (row.by !== this.#id || !next) return rows.slice(place);
      const after = extend(this.#kept, next.line);
      if (after.sum !== row.sum) return rows.slice(place);
      await this.#acknowledge(next, row, after);
    }
    return [];
  }

  /** Tries again to save. A battle that was deleted or lost meanwhile is brought back first. */
  async #retry(): Promise<void> {
    const { kind } = this.#trouble ?? {};
    try {
      if (kind === 'deleted') await restoreBattle(this.#db, this.#battle);
      if (kind === 'gone') await this.#db.secondCopy.repair(this.#battle);
      this.wake();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Play goes on in memory; whoever waits for the disk is told so. */
  #fail(error: unknown): void {
    this.#trouble = troubleOf(error);
    this.#pending.forEach(({ line, settle }, index) => {
      settle(ok(doneBy(line, this.#kept.journal.length + index, false)));
    });
    this.#emit();
  }

  #emit(): void {
    this.#view = this.#look();
    this.#report();
    for (const listener of this.#listeners) listener();
  }

  #readOnly(): Trouble | null {
    if (this.#db.newer) return trouble('newer');
    return this.#unread > 0 ? trouble('newerBattle') : null;
  }

  #report(): void {
    const { saving, trouble } = this.#view;
    const [oldest] = this.#pending;
    this.#db.unsaved.report(
      this,
      saving === 0
        ? null
        : {
            since: oldest?.since ?? this.#begun,
            count: saving,
            trouble,
            save: () => void this.#retry(),
            battle: {
              row: this.#row,
              stored: !this.#db.unsaved.begun.has(this.#battle),
              length: this.#kept.journal.length,
              lines: this.#pending.map(({ line }) => line),
            },
          },
    );
  }

  #look(): View<State> {
    const { journal, state } = this.#shown;
    return {
      state,
      canUndo: canUndo(journal),
      canRedo: canRedo(journal),
      length: countActive(journal),
      top: top(journal),
      saving: this.#pending.length + (this.#db.unsaved.begun.has(this.#battle) ? 1 : 0),
      trouble: this.#trouble,
      readOnly: this.#readOnly(),
      dropped: this.#dropped,
    };
  }
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
const tabsWith = (db: Database, battle: string) => new Channel(`${db.name}/${battle}`);
