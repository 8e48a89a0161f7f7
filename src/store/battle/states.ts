import { hash } from '#/core/hash';
import { apply, BEGINNING, isActive, type Journal, type Line, previous, top } from '#/core/journal';
import type { Rules } from '#/core/rules';
import type { Database } from '../database';
import type { LineRow, SnapshotRow } from '../rows';
import { GoneError } from '../trouble';
import { type Extent, NO_LINES } from './lines';
import { upgradedEntry } from './understood';
import type { PlayedEntry } from './view';

/** Entries between two snapshots on disk: what opening and a far undo have to fold again at most. */
const STRIDE = 64;

/** How many states stay in memory: enough that undo step by step seldom waits for the disk. */
const CACHE_SIZE = 4 * STRIDE;

/**
 * The state after each entry of one battle. The latest are in memory, the others are folded from
 * the nearest snapshot. Since the past of an entry never changes, its number is the whole key.
 */
export class States<Setup, State, Command, Event, Refusal> {
  readonly #db: Database;
  readonly #rules: Rules<Setup, State, Command, Event, Refusal>;
  readonly #battle: string;
  readonly #begun: State;
  readonly #cached = new Map<number, State>();
  #lastSnapshot = BEGINNING;

  constructor(
    db: Database,
    rules: Rules<Setup, State, Command, Event, Refusal>,
    battle: string,
    begun: State,
  ) {
    this.#db = db;
    this.#rules = rules;
    this.#battle = battle;
    this.#begun = begun;
  }

  /** A copy that knows only the entries before a line: those after it may turn out to be others. */
  before(line: number): States<Setup, State, Command, Event, Refusal> {
    const copy = new States(this.#db, this.#rules, this.#battle, this.#begun);
    for (const [entry, state] of this.#cached) if (entry < line) copy.#cached.set(entry, state);
    copy.#lastSnapshot = Math.min(this.#lastSnapshot, line - 1);
    return copy;
  }

  /** The state after this entry, if it is in memory. */
  cached(entry: number): State | undefined {
    return entry === BEGINNING ? this.#begun : this.#cached.get(entry);
  }

  cache(entry: number, state: State): void {
    this.#cached.delete(entry);
    this.#cached.set(entry, state);
  }

  /** Forgets all but the latest. Only entries that are on disk may be forgotten. */
  trim(): void {
    for (const entry of this.#cached.keys()) {
      if (this.#cached.size <= CACHE_SIZE) return;
      this.#cached.delete(entry);
    }
  }

  /**
   * The state after an active entry that is on disk, folded from wherever it is nearest. Rows that
   * have just been read, up to the last, need not be read again.
   */
  async at(journal: Journal, entry: number, read: readonly LineRow[] = []): Promise<State> {
    const cached = this.cached(entry);
    if (cached !== undefined) return cached;
    let [from, state] = this.#nearestCached(journal, entry);
    const snapshot =
      from < this.#lastSnapshot ? await this.#soundSnapshot(from, entry, journal) : undefined;
    if (snapshot) [from, state] = [snapshot.seq, snapshot.state as State];
    if (from === entry) {
      this.cache(entry, state);
      return state;
    }
    const [first] = read;
    const rows =
      first && first.seq <= from + 1
        ? read.filter(({ seq }) => seq > from && seq <= entry)
        : await this.#db.lines
            .where('[battle+seq]')
            .between([this.#battle, from], [this.#battle, entry], false, true)
            .toArray();
    if (rows.at(-1)?.seq !== entry) throw new GoneError(`Line ${entry + 1} is not in the store.`);
    for (const { seq, line } of rows) {
      if (line.type !== 'did' || !isActive(journal, seq)) continue;
      state = apply(this.#rules, state, upgradedEntry(this.#rules, line));
      if (entry - seq < STRIDE) this.cache(seq, state);
    }
    return state;
  }

  /** The last `limit` active entries before a given one, oldest first, each with the state it was decided on. */
  async tell(
    journal: Journal,
    before: number,
    limit: number,
    unsaved: readonly Line<Command, Event>[],
  ): Promise<PlayedEntry<State, Command, Event>[]> {
    const end = Math.min(before, journal.length);
    let first = end;
    for (let left = limit; left > 0; left--) {
      const earlier = previous(journal, first);
      if (earlier === BEGINNING) break;
      first = earlier;
    }
    let state: State = await this.at(journal, previous(journal, first));
    const rows = await this.#db.lines
      .where('[battle+seq]')
      .between([this.#battle, first], [this.#battle, end])
      .toArray();
    const lines = new Map(rows.map((row) => [row.seq, row.line as Line<Command, Event>]));
    unsaved.forEach((line, index) => {
      lines.set(journal.length - unsaved.length + index, line);
    });
    const told: PlayedEntry<State, Command, Event>[] = [];
    for (const [entry, line] of lines) {
      if (line.type !== 'did' || entry < first || entry >= end || !isActive(journal, entry))
        continue;
      const done = upgradedEntry<Command, Event>(this.#rules, line);
      told.push({ ...done, entry, before: state });
      state = apply(this.#rules, state, done);
    }
    return told;
  }

  /** The journal up to the latest snapshot that can be trusted: where reading can start. */
  async lastSnapshot(): Promise<Extent> {
    const row = await this.#soundSnapshot(BEGINNING, Number.MAX_SAFE_INTEGER);
    if (!row) return NO_LINES;
    this.#lastSnapshot = row.seq;
    this.cache(row.seq, row.state as State);
    return { journal: { length: row.seq + 1, active: row.active, undone: [] }, sum: row.sum };
  }

  /** Writes a snapshot when enough has happened since the last one. */
  async saveSnapshot(journal: Journal): Promise<void> {
    const seq = top(journal);
    const state = this.cached(seq);
    if (state === undefined || seq - this.#lastSnapshot < STRIDE) return;
    const key: [string, number] = [this.#battle, seq];
    const line = await this.#db.lines.get(key);
    if (!line) return;
    await this.#db.snapshots.put({
      battle: this.#battle,
      seq,
      sum: line.sum,
      version: this.#rules.version,
      stateSum: hash(JSON.stringify(state)),
      active: journal.active,
      state,
    });
    this.#lastSnapshot = seq;
  }

  async #soundSnapshot(
    after: number,
    upTo: number,
    within?: Journal,
  ): Promise<SnapshotRow | undefined> {
    const keys = await this.#db.snapshots
      .where('[battle+seq]')
      .between([this.#battle, after], [this.#battle, upTo], false, true)
      .reverse()
      .primaryKeys();
    for (const key of keys) {
      if (within && !isActive(within, key[1])) continue;
      const row = await this.#db.snapshots.get(key);
      const line = await this.#db.lines.get(key);
      const sound =
        row &&
        row.version === this.#rules.version &&
        row.sum === line?.sum &&
        row.stateSum === hash(JSON.stringify(row.state));
      if (sound) return row;
      // It can be folded again at any time, so a failure to delete it does no harm.
      await this.#db.snapshots.delete(key).catch(() => undefined);
    }
    return undefined;
  }

  #nearestCached(journal: Journal, entry: number): [number, State] {
    let nearest: [number, State] = [BEGINNING, this.#begun];
    for (const [each, state] of this.#cached) {
      if (each > nearest[0] && each <= entry && isActive(journal, each)) nearest = [each, state];
    }
    return nearest;
  }
}
