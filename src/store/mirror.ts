import type { Transaction } from 'dexie';
import type { Files } from '../core/files';
import { canonical, hash } from '../core/hash';
import { linesOf } from './battles';
import { Copies } from './copies';
import type { ArmyRow, BattleRow, Database, LineRow, Note, ValueRow } from './database';
import { followRows, NO_LINES } from './lines';
import { Tail } from './tail';

/** Lines in one file. Full ones are never written again, so that a long battle costs no more than a short one. */
export const SEGMENT = 32;

/** What the mirror holds, in short: enough to see at a glance whether the database has it too. */
export interface Index {
  readonly battles: Readonly<Record<string, Held>>;
  readonly armies: readonly string[];
}

/** How much of a battle is held: its lines, the sum of the last, and a hash of its row. */
interface Held {
  readonly length: number;
  readonly sum: number;
  readonly row: number;
}

/** Armies, settings and what the app remembers. */
export interface Shelf {
  readonly armies: readonly ArmyRow[];
  readonly settings: readonly ValueRow[];
  readonly meta: readonly ValueRow[];
}

export interface MirrorState {
  /** When all was last known to be in the second copy. */
  readonly written: number | null;
  readonly trouble: string | null;
}

const EMPTY_INDEX: Index = { battles: {}, armies: [] };
export const battleFile = (battle: string) => `battle-${battle}`;
export const segmentFile = (battle: string, segment: number) => `lines-${battle}-${segment}`;

/** Taps in quick succession share a writing; meanwhile they are in the tail. */
const DELAY = 500;

/**
 * A second copy of everything in files, kept in step with what this tab writes. A browser that
 * loses its database as a rule still has these.
 */
export class Mirror {
  readonly #db: Database;
  readonly #copies: Copies;
  readonly #tail: Tail;
  readonly #battles = new Set<string>();
  /** How many lines of a battle the files hold without a gap. Those of a battle not named: none. */
  readonly #reach: Map<string, number>;
  readonly #listeners = new Set<() => void>();
  #shelf = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #pass: Promise<void> | null = null;
  #state: MirrorState = { written: null, trouble: null };

  constructor(db: Database, files: Files, reach: ReadonlyMap<string, number>) {
    this.#db = db;
    this.#reach = new Map(reach);
    this.#copies = new Copies(files);
    this.#tail = new Tail(files);
    db.note = async (note) => {
      const noted = this.#note(note).catch((error) => this.#fail(error));
      // While the disk fails it is still tried, but the game does not wait for it with every tap.
      if (!this.#state.trouble) await noted;
    };
    const { battles, lines, armies, settings, meta } = db;
    // What a hook returns would be written, so these return nothing.
    const after = ({ on }: Transaction, battle?: string): void => {
      on('complete', () => this.#touch(battle));
    };
    lines.hook('creating', (_, row, transaction) => after(transaction, row.battle));
    battles.hook('creating', (id, _, transaction) => after(transaction, id));
    battles.hook('updating', (_, id, __, transaction) => after(transaction, id));
    battles.hook('deleting', (id, _, transaction) => after(transaction, id));
    for (const table of [armies, settings, meta]) {
      table.hook('creating', (_, __, transaction) => after(transaction));
      table.hook('updating', (_, __, ___, transaction) => after(transaction));
      table.hook('deleting', (_, __, transaction) => after(transaction));
    }
  }

  getSnapshot = (): MirrorState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Copies everything that is not held yet: at the start, and after a restore. */
  async copyAll(): Promise<void> {
    for (const id of await this.#db.battles.toCollection().primaryKeys()) this.#battles.add(id);
    this.#shelf = true;
    await this.flush();
  }

  /** Writes now what is waiting: when the page is hidden. */
  async flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    while (this.#pass) await this.#pass;
    if (this.#battles.size === 0 && !this.#shelf) return;
    const dropTail = this.#tail.turn();
    this.#pass = alone(() => this.#write())
      .then(dropTail)
      .then(() => this.#become({ written: Date.now(), trouble: null }))
      .catch((error: unknown) => this.#fail(error))
      .finally(() => {
        this.#pass = null;
      });
    await this.#pass;
  }

  /**
   * A line goes behind all that the files do not hold yet: one that was stored and not noted when
   * the app was killed would be missing before it, and nothing after a gap can be read back.
   */
  async #note(note: Note): Promise<void> {
    if ('battle' in note) return this.#tail.note([note]);
    const { battle, seq } = note.line;
    const reach = this.#reach.get(battle) ?? 0;
    const [row, earlier] =
      reach < seq
        ? await Promise.all([this.#db.battles.get(battle), this.#rows(battle, reach, seq)])
        : [undefined, []];
    await this.#tail.note([
      ...(row ? [{ battle: row }] : []),
      ...earlier.map((line) => ({ line })),
      note,
    ]);
    this.#reach.set(battle, seq + 1);
  }

  #rows(battle: string, from: number, to: number): Promise<LineRow[]> {
    return this.#db.lines.where('[battle+seq]').between([battle, from], [battle, to]).toArray();
  }

  #touch(battle?: string): void {
    if (battle === undefined) this.#shelf = true;
    else this.#battles.add(battle);
    // Not put off by further taps: the copy is never far behind.
    this.#timer ??= setTimeout(() => void this.flush(), DELAY);
  }

  #fail(error: unknown): void {
    const why = error instanceof Error ? error.message : String(error);
    const trouble = `The second copy could not be written, so for now everything is stored only once. (${why})`;
    this.#become({ ...this.#state, trouble });
  }

  #become(state: MirrorState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  /**
   * What is due is taken before anything is read: what is touched while this runs is due again, or
   * the next pass would drop notes that it has not copied.
   */
  async #write(): Promise<void> {
    const due = [...this.#battles];
    const shelfDue = this.#shelf;
    this.#battles.clear();
    this.#shelf = false;
    try {
      await this.#copy(due, shelfDue);
    } catch (error) {
      for (const id of due) this.#battles.add(id);
      this.#shelf ||= shelfDue;
      throw error;
    }
  }

  async #copy(due: readonly string[], shelf: boolean): Promise<void> {
    const index = ((await this.#copies.read('index')) as Index | null) ?? EMPTY_INDEX;
    const battles = { ...index.battles };
    for (const id of due) {
      const held = await this.#writeBattle(id, battles[id]);
      if (held) battles[id] = held;
      else delete battles[id];
      this.#reach.set(id, Math.max(held?.length ?? 0, this.#reach.get(id) ?? 0));
    }
    const armies = (shelf && (await this.#writeShelf(index.armies))) || index.armies;
    await this.#copies.write('index', { battles, armies } satisfies Index);
  }

  async #writeBattle(id: string, held: Held | undefined): Promise<Held | null> {
    const battle = await this.#db.battles.get(id);
    if (!battle) {
      await this.#removeBattle(id, held?.length ?? 0);
      return null;
    }
    const last = await linesOf(this.#db, id).last();
    const length = last ? last.seq + 1 : 0;
    const start = held && (await this.#continues(id, held)) ? held.length : 0;
    // A journal that has become shorter, or another one, is for `recover` to judge: not to be copied.
    if (held && start < held.length && !(await this.#isSound(id, held.length))) return held;
    for (let segment = Math.floor(start / SEGMENT); segment * SEGMENT < length; segment++) {
      const rows = await this.#rows(id, segment * SEGMENT, (segment + 1) * SEGMENT);
      if (start <= rows.length + segment * SEGMENT - 1) {
        await this.#copies.write(segmentFile(id, segment), rows satisfies LineRow[]);
      }
    }
    const row = hash(canonical(battle));
    if (row !== held?.row) await this.#copies.write(battleFile(id), battle satisfies BattleRow);
    return { length, sum: last?.sum ?? 0, row };
  }

  /** The database still has what is held, and perhaps more. */
  async #continues(id: string, { length, sum }: Held): Promise<boolean> {
    return length === 0 || (await this.#db.lines.get([id, length - 1]))?.sum === sum;
  }

  /** Another journal may take the place of the one that is held if it is whole and no shorter. */
  async #isSound(id: string, least: number): Promise<boolean> {
    const rows = await linesOf(this.#db, id).toArray();
    try {
      return followRows(NO_LINES, rows).journal.length >= least;
    } catch {
      return false;
    }
  }

  async #removeBattle(id: string, length: number): Promise<void> {
    for (let segment = 0; segment * SEGMENT < length; segment++) {
      await this.#copies.remove(segmentFile(id, segment));
    }
    await this.#copies.remove(battleFile(id));
  }

  /** Nothing at all is never written over something. */
  async #writeShelf(held: readonly string[]): Promise<readonly string[] | null> {
    const armies = await this.#db.armies.toArray();
    if (armies.length === 0 && held.length > 0) return null;
    const settings = await this.#db.settings.toArray();
    const meta = await this.#db.meta.toArray();
    await this.#copies.write('shelf', { armies, settings, meta } satisfies Shelf);
    return armies.map(({ id }) => id);
  }
}

/** Tabs take turns at the files. */
export async function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request('mirror', work) : work();
}
