import { canRedo, canUndo, countActive, countLater, isActive, top } from '#/core/journal';
import { ok, type Result } from '#/core/result';
import type { Rules } from '#/core/rules';
import { currentFormat } from '#/core/upgrade';
import type { Database } from '../database';
import type { BattleRow } from '../rows';
import { answer, type Trouble, trouble } from '../trouble';
import { BattleWriter, type Start } from './battleWriter';
import { Channel } from './channel';
import { followRows, linesAfter, NO_LINES } from './lines';
import { type Proposal, redoLast, undoBy } from './pending';
import { States } from './states';
import { countUnderstood, upgradedSetup } from './understood';
import type { Done, PlayedEntry, View } from './view';

/** An open battle: what a screen shows of it, and what a player can do with it. */
export class Session<Setup, State, Command, Event, Refusal> {
  readonly #db: Database;
  readonly #rules: Rules<Setup, State, Command, Event, Refusal>;
  readonly #row: BattleRow;
  readonly #writer: BattleWriter<Setup, State, Command, Event, Refusal>;
  #view: View<State>;
  readonly #begun = performance.now();
  readonly #listeners = new Set<() => void>();
  readonly #tabs: Channel;

  private constructor(
    db: Database,
    rules: Rules<Setup, State, Command, Event, Refusal>,
    battle: BattleRow,
    start: Start<Setup, State, Command, Event, Refusal>,
    tabs: Channel,
  ) {
    this.#db = db;
    this.#rules = rules;
    this.#row = battle;
    this.#writer = new BattleWriter(db, rules, battle, start, {
      changed: () => this.#emit(),
      saved: () => tabs.tell(),
    });
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
      const session = new Session(db, rules, battle, { states, shown, unread }, tabs);
      if (heard) session.wake();
      else session.#writer.write();
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
    const shown = { ...NO_LINES, state };
    const tabs = tabsWith(db, battle.id);
    const session = new Session(db, rules, battle, { states, shown, unread: 0 }, tabs);
    // From here on the session answers for it.
    session.#report();
    db.unsaved.report(battle, null);
    session.#writer.write();
    return session;
  }

  getSnapshot = (): View<State> => this.#view;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shown at once; resolves when the command is on disk, or cannot be put there for now. */
  async run(command: Command): Promise<Result<Done<Event>, Refusal>> {
    const done = await this.#propose(() => ({ state }) => {
      const events = this.#rules.decide(state, command);
      if (!events.ok) return events;
      const format = currentFormat(this.#rules.upgrades);
      const entry = { type: 'did', at: Date.now(), command, events: events.value, format } as const;
      return ok(events.value.length > 0 ? entry : null);
    });
    if (!done.ok) return done;
    return ok(done.value ?? { entry: this.#view.top, events: [], saved: true });
  }

  /** False if there was nothing to take back, or another tab was faster. */
  undo = (): Promise<boolean> => this.#step(() => undoBy(1));

  /** Takes back everything after an entry, as one step. False as for undo. */
  returnTo = (entry: number): Promise<boolean> =>
    this.#step(() => {
      const { journal } = this.#writer.shown;
      return undoBy(isActive(journal, entry) ? countLater(journal, entry) : 0);
    });

  /** False if there was nothing to do again, or another tab was faster. */
  redo = (): Promise<boolean> => this.#step(() => redoLast);

  /** The battle as it stood after an active entry. */
  stateAt = (entry: number): Promise<State> => {
    const { states, shown } = this.#writer;
    return answer(states.at(shown.journal, entry));
  };

  /** The last `limit` active entries before a given one, oldest first. */
  entries = (
    before = Number.MAX_SAFE_INTEGER,
    limit = Number.MAX_SAFE_INTEGER,
  ): Promise<readonly PlayedEntry<State, Command, Event>[]> => {
    const { states, shown, pending } = this.#writer;
    const unsaved = pending.map(({ line }) => line);
    return answer(states.tell(shown.journal, before, limit, unsaved));
  };

  /** Reads what other tabs wrote, and tries again to write what is waiting. */
  wake = (): void => this.#writer.wake();

  /** Resolves when nothing is under way: all is on disk, or there is trouble. */
  async settled(): Promise<void> {
    for (;;) {
      const { busy } = this.#writer;
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
    const done = await this.#propose(make);
    return done.ok && done.value !== null;
  }

  async #propose(
    make: () => Proposal<State, Command, Event, Refusal>,
  ): Promise<Result<Done<Event> | null, Refusal>> {
    if (this.#view.readOnly) throw new Error(this.#view.readOnly.risk);
    return this.#writer.propose(make);
  }

  #emit(): void {
    this.#view = this.#look();
    this.#report();
    for (const listener of this.#listeners) listener();
  }

  #look(): View<State> {
    const { shown, pending, dropped } = this.#writer;
    const { journal, state } = shown;
    return {
      state,
      canUndo: canUndo(journal),
      canRedo: canRedo(journal),
      length: countActive(journal),
      top: top(journal),
      saving: pending.length + (this.#isStored() ? 0 : 1),
      trouble: this.#writer.trouble,
      readOnly: this.#readOnly(),
      dropped,
    };
  }

  #readOnly(): Trouble | null {
    if (this.#db.newer) return trouble('newer');
    return this.#writer.unread > 0 ? trouble('newerBattle') : null;
  }

  #isStored(): boolean {
    return !this.#db.unsaved.begun.has(this.#row.id);
  }

  #report(): void {
    const { saving, trouble } = this.#view;
    const { pending, savedLines } = this.#writer;
    this.#db.unsaved.report(
      this,
      saving === 0
        ? null
        : {
            since: pending[0]?.since ?? this.#begun,
            count: saving,
            trouble,
            save: () => void this.#writer.retry(),
            battle: {
              row: this.#row,
              stored: this.#isStored(),
              length: savedLines,
              lines: pending.map(({ line }) => line),
            },
          },
    );
  }
}

const tabsWith = (db: Database, battle: string) => new Channel(`${db.name}/${battle}`);
