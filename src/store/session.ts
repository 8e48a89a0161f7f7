import {
  apply,
  canRedo,
  canUndo,
  countActive,
  countLater,
  isActive,
  type Line,
  top,
} from '../core/journal';
import { ok, type Result } from '../core/result';
import type { Rules } from '../core/rules';
import { bear } from './battles';
import type { BattleRow, Database } from './database';
import {
  addLine,
  DivergedError,
  type Extent,
  extend,
  followRows,
  linesAfter,
  NO_LINES,
} from './lines';
import { States } from './states';
import { isTaken, sturdily, type Trouble, trouble, troubleOf } from './trouble';
import type { Done, Told, View } from './view';
import { backBy, doneBy, type Pending, type Shown, type Wish } from './wish';

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
  readonly #battle: string;
  #states: States<Setup, State, Command, Event, Refusal>;
  #shown: Shown<State>;
  #kept: Extent;
  #pending: readonly Pending<State, Command, Event, Refusal>[] = [];
  #trouble: Trouble | null = null;
  #dropped = 0;
  #view: View<State>;
  /** While a state comes from disk, whoever would change what is shown waits. */
  #busy: Promise<void> | null = null;
  #writing: Promise<void> | null = null;
  #behind = false;
  #touched = 0;
  readonly #id = crypto.randomUUID();
  readonly #listeners = new Set<() => void>();
  readonly #tabs: BroadcastChannel;

  private constructor(
    db: Database,
    rules: Rules<Setup, State, Command, Event, Refusal>,
    battle: string,
    states: States<Setup, State, Command, Event, Refusal>,
    shown: Shown<State>,
    tabs: BroadcastChannel,
  ) {
    this.#db = db;
    this.#rules = rules;
    this.#battle = battle;
    this.#states = states;
    this.#shown = shown;
    this.#kept = shown;
    this.#view = this.#look();
    this.#tabs = tabs;
    tabs.onmessage = this.wake;
  }

  static async open<Setup, State, Command, Event, Refusal>(
    db: Database,
    rules: Rules<Setup, State, Command, Event, Refusal>,
    battle: BattleRow,
  ): Promise<Session<Setup, State, Command, Event, Refusal>> {
    // Before anything is read, or a line that another tab writes meanwhile would not be heard of.
    const tabs = tabsWith(db, battle.id);
    let heard = false;
    tabs.onmessage = () => {
      heard = true;
    };
    try {
      const states = new States(db, rules, battle.id, rules.begin(battle.setup as Setup));
      const known = await states.lastSnapshot();
      const rows = await linesAfter(db, battle.id, known);
      const extent = followRows(known, rows);
      const state = await states.at(extent.journal, top(extent.journal), rows);
      const session = new Session(db, rules, battle.id, states, { ...extent, state }, tabs);
      if (heard) session.wake();
      else session.#write();
      void db.recovered.then((lost) => lost && session.wake());
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
    const session = new Session(db, rules, battle.id, states, { ...NO_LINES, state }, tabs);
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
      const entry = { type: 'did', at: Date.now(), command, events: events.value } as const;
      return ok(events.value.length > 0 ? entry : null);
    });
    if (!done.ok) return done;
    return ok(done.value ?? { entry: this.#view.top, events: [], kept: true });
  }

  /** False if there was nothing to take back, or another tab was faster. */
  undo = (): Promise<boolean> => this.#step(() => backBy(1));

  /** Takes back everything after an entry, as one step. False as for undo. */
  returnTo = (entry: number): Promise<boolean> =>
    this.#step(() => {
      const { journal } = this.#shown;
      return backBy(isActive(journal, entry) ? countLater(journal, entry) : 0);
    });

  /** False if there was nothing to do again, or another tab was faster. */
  redo = (): Promise<boolean> =>
    this.#step(() => ({ journal }, ground) => {
      const [first] = journal.undone.at(-1) ?? [];
      return ok(first && first[0] >= ground ? { type: 'redo', at: Date.now() } : null);
    });

  /** The battle as it stood after an active entry. */
  stateAt = (entry: number): Promise<State> => this.#states.at(this.#shown.journal, entry);

  /** The last `limit` active entries before a given one, oldest first. */
  entries = (
    before = Number.MAX_SAFE_INTEGER,
    limit = Number.MAX_SAFE_INTEGER,
  ): Promise<readonly Told<State, Command, Event>[]> => {
    const unkept = this.#pending.map(({ line }) => line);
    return this.#states.tell(this.#shown.journal, before, limit, unkept);
  };

  /** Takes in what other tabs wrote, and tries again to write what is waiting. */
  wake = (): void => {
    this.#behind = true;
    this.#write();
  };

  /** Resolves when nothing is under way: all is on disk, or there is trouble. */
  async settled(): Promise<void> {
    while (this.#busy || this.#writing) await (this.#busy ?? this.#writing);
  }

  async close(): Promise<void> {
    await this.settled();
    this.#tabs.close();
    this.#listeners.clear();
  }

  async #step(make: () => Wish<State, Command, Event, never>): Promise<boolean> {
    const done = await this.#take(make);
    return done.ok && done.value !== null;
  }

  async #take(
    make: () => Wish<State, Command, Event, Refusal>,
  ): Promise<Result<Done<Event> | null, Refusal>> {
    if (this.#view.readOnly) throw new Error(this.#view.readOnly.risk);
    while (this.#busy) await this.#busy;
    const wish = make();
    const line = wish(this.#shown, 0);
    if (!line.ok || !line.value) return line as Result<null, Refusal>;
    const wished = line.value;
    return new Promise((resolve) => {
      const show = (shown: Shown<State>) => {
        this.#shown = shown;
        this.#pending = [...this.#pending, { wish, line: wished, settle: resolve }];
        this.#emit();
        this.#write();
      };
      const next = this.#next(this.#states, this.#shown, wished);
      if (!(next instanceof Promise)) return show(next);
      this.#alone(next.then(show)).catch((error) => {
        this.#fail(error);
        resolve(ok(null));
      });
    });
  }

  /** At once if the state is in memory, as it nearly always is. */
  #next(
    states: States<Setup, State, Command, Event, Refusal>,
    shown: Shown<State>,
    line: Line<Command, Event>,
  ): Shown<State> | Promise<Shown<State>> {
    const extent = extend(shown, line);
    const entry = top(extent.journal);
    if (line.type === 'did') states.hold(entry, apply(this.#rules, shown.state, line));
    const state = states.held(entry);
    if (state !== undefined) return { ...extent, state };
    return states.at(extent.journal, entry).then((fetched) => ({ ...extent, state: fetched }));
  }

  #alone(work: Promise<void>): Promise<void> {
    const busy = work.finally(() => {
      this.#busy = null;
    });
    // The caller sees to failures; those who wait only want to know when it is over.
    this.#busy = busy.catch(() => undefined);
    return busy;
  }

  #write(): void {
    if (this.#pending.length > 0) this.#db.hurry();
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
    await this.#db.recovered;
    const unborn = this.#db.unborn.get(this.#battle);
    if (unborn) {
      await sturdily(this.#db, () => bear(this.#db, unborn));
      this.#emit();
    }
    for (;;) {
      if (this.#behind) {
        this.#behind = false;
        await sturdily(this.#db, () => this.#catchUp());
      }
      const next = this.#pending[0];
      if (!next) break;
      try {
        await sturdily(this.#db, () => this.#keep(next));
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
    await this.#states.keepSnapshot(this.#kept.journal).catch(() => undefined);
  }

  async #keep(next: Pending<State, Command, Event, Refusal>): Promise<void> {
    const { line } = next;
    const after = extend(this.#kept, line);
    const seq = this.#kept.journal.length;
    const touch = line.at - this.#touched > MINUTE;
    const row = { battle: this.#battle, seq, sum: after.sum, by: this.#id, line };
    await addLine(this.#db, row, this.#kept, touch);
    await this.#db.note({ line: row });
    if (touch) this.#touched = line.at;
    this.#kept = after;
    this.#pending = this.#pending.slice(1);
    this.#trouble = null;
    next.settle(ok(doneBy(line, seq, true)));
    this.#emit();
    this.#tabs.postMessage(after.journal.length);
  }

  /** Takes in the lines of other tabs, and decides what is unwritten again on top of them. */
  async #catchUp(): Promise<void> {
    while (this.#busy) await this.#busy;
    await this.#alone(this.#rebase());
  }

  async #rebase(): Promise<void> {
    let known = this.#kept;
    let rows = await linesAfter(this.#db, this.#battle, known).catch((error) => {
      if (error instanceof DivergedError) return null;
      throw error;
    });
    if (rows?.length === 0) return;
    if (!rows) {
      // The battle was replaced from a backup or from the mirror: start from nothing.
      known = NO_LINES;
      rows = await linesAfter(this.#db, this.#battle, known);
    }
    const states = this.#states.before(known.journal.length);
    const kept = followRows(known, rows);
    let shown: Shown<State> = {
      ...kept,
      state: await states.at(kept.journal, top(kept.journal), rows),
    };
    const pending: Pending<State, Command, Event, Refusal>[] = [];
    const refused: (() => void)[] = [];
    for (const each of this.#pending) {
      const line = each.wish(
        shown,
        refused.length > 0 ? shown.journal.length : kept.journal.length,
      );
      if (!line.ok || !line.value) {
        refused.push(() => each.settle(line as Result<null, Refusal>));
        continue;
      }
      shown = await this.#next(states, shown, line.value);
      pending.push({ ...each, line: line.value });
    }
    // Only now, when nothing can fail any more.
    if (this.#trouble) this.#dropped += refused.length;
    this.#states = states;
    this.#kept = kept;
    this.#shown = shown;
    this.#pending = pending;
    for (const settle of refused) settle();
    this.#emit();
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
    for (const listener of this.#listeners) listener();
  }

  #look(): View<State> {
    const { journal, state } = this.#shown;
    return {
      state,
      canUndo: canUndo(journal),
      canRedo: canRedo(journal),
      length: countActive(journal),
      top: top(journal),
      saving: this.#pending.length + (this.#db.unborn.has(this.#battle) ? 1 : 0),
      trouble: this.#trouble,
      readOnly: this.#db.newer ? trouble('newer') : null,
      dropped: this.#dropped,
    };
  }
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The other tabs that have the same battle open. */
const tabsWith = (db: Database, battle: string) => new BroadcastChannel(`${db.name}/${battle}`);
