import type { Transaction } from 'dexie';
import type { Files } from '#/core/files';
import { canonical, hash } from '#/core/hash';
import { linesOf, soundRows } from '../battle/lines';
import { droppedFromCopy } from '../bin';
import type { Database } from '../database';
import type { BattleRow, LineRow } from '../rows';
import { answer } from '../trouble';
import { Copies } from './copies';
import {
  battleFile,
  type CopiedBattle,
  INDEX,
  type Index,
  OTHERS,
  type Others,
  SEGMENT,
  segmentFile,
} from './layout';
import { alone } from './lock';
import type { Note } from './secondCopy';
import { WriteAheadLog } from './writeAheadLog';

const EMPTY_INDEX: Index = { battles: {}, armies: [] };

/** Taps in quick succession share a writing; meanwhile they are in the log. */
const DELAY = 500;

/** A tap waits for no more lines to be noted than this: what lacks more is being copied from its first line. */
const MOST_NOTED = 16 * SEGMENT;

/** What came of writing: when all was last known to be copied, or why it could not be. */
export type Written = { readonly at: number } | { readonly error: unknown };

/** Keeps the second copy in files in step with what this tab writes to the database. */
export class CopyWriter {
  readonly #db: Database;
  readonly #copies: Copies;
  readonly #log: WriteAheadLog;
  readonly #battles = new Set<string>();
  /** How many lines of a battle the files hold without a gap. Those of a battle not named: none. */
  readonly #reach: Map<string, number>;
  readonly #tell: (written: Written) => void;
  #others = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #pass: Promise<void> | null = null;
  #failing = false;

  constructor(
    db: Database,
    files: Files,
    reach: ReadonlyMap<string, number>,
    tell: (written: Written) => void,
  ) {
    this.#db = db;
    this.#tell = tell;
    this.#reach = new Map(reach);
    this.#copies = new Copies(files);
    this.#log = new WriteAheadLog(files);
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

  /** Copies everything that is not held yet: at the start. */
  async copyAll(): Promise<void> {
    const ids = await answer(this.#db.battles.toCollection().primaryKeys());
    for (const id of ids) this.#battles.add(id);
    this.#others = true;
    await this.flush();
  }

  /** Writes now what is waiting: when the page is hidden. */
  async flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    while (this.#pass) await this.#pass;
    if (this.#battles.size === 0 && !this.#others) return;
    const dropLog = this.#log.turn();
    this.#pass = alone(() => this.#write())
      .then(dropLog)
      .then(() => this.#report({ at: Date.now() }))
      .catch((error: unknown) => this.#report({ error }))
      .finally(() => {
        this.#pass = null;
      });
    await this.#pass;
  }

  /** While the disk fails it is still tried, but the game does not wait for it with every tap. */
  async note(notes: readonly Note[]): Promise<void> {
    const noted = this.#note(notes).catch((error: unknown) => this.#report({ error }));
    if (!this.#failing) await noted;
  }

  /**
   * A line goes behind all that the files do not hold yet: one that was stored and not noted when
   * the app was killed would be missing before it, and nothing after a gap can be read back.
   */
  async #note(notes: readonly Note[]): Promise<void> {
    const reach = new Map<string, number>();
    const all: Note[] = [];
    for (const note of notes) {
      if ('line' in note) {
        const { battle, seq } = note.line;
        const from = reach.get(battle) ?? this.#reach.get(battle) ?? 0;
        if (seq - from > MOST_NOTED) {
          this.#touch(battle);
          continue;
        }
        if (from < seq) all.push(...(await this.#unnoted(battle, from, seq)));
        reach.set(battle, seq + 1);
      }
      all.push(note);
    }
    await this.#log.note(all);
    for (const [battle, lines] of reach) this.#reach.set(battle, lines);
  }

  async #unnoted(battle: string, from: number, to: number): Promise<Note[]> {
    const [row, lines] = await Promise.all([
      answer(this.#db.battles.get(battle)),
      this.#rows(battle, from, to),
    ]);
    return [...(row ? [{ battle: row }] : []), ...lines.map((line) => ({ line }))];
  }

  #rows(battle: string, from: number, to: number): Promise<LineRow[]> {
    const rows = this.#db.lines.where('[battle+seq]').between([battle, from], [battle, to]);
    return answer(rows.toArray());
  }

  #touch(battle?: string): void {
    if (battle === undefined) this.#others = true;
    else this.#battles.add(battle);
    // Not put off by further taps: the copy is never far behind.
    this.#timer ??= setTimeout(() => void this.flush(), DELAY);
  }

  #report(written: Written): void {
    this.#failing = 'error' in written;
    this.#tell(written);
  }

  /**
   * What is due is taken before anything is read: what is touched while this runs is due again, or
   * the next pass would drop notes that it has not copied.
   */
  async #write(): Promise<void> {
    const due = [...this.#battles];
    const othersDue = this.#others;
    this.#battles.clear();
    this.#others = false;
    try {
      await this.#copy(due, othersDue);
    } catch (error) {
      for (const id of due) this.#battles.add(id);
      this.#others ||= othersDue;
      throw error;
    }
  }

  async #copy(due: readonly string[], others: boolean): Promise<void> {
    const index = ((await this.#copies.read(INDEX)) as Index | null) ?? EMPTY_INDEX;
    const battles = { ...index.battles };
    const dropped = await answer(droppedFromCopy(this.#db));
    for (const id of due) {
      const held = await this.#writeBattle(id, battles[id], dropped);
      if (held) battles[id] = held;
      else delete battles[id];
      this.#reach.set(id, Math.max(held?.length ?? 0, this.#reach.get(id) ?? 0));
    }
    const armies = (others && (await this.#writeOthers(index.armies, dropped))) || index.armies;
    await this.#copies.write(INDEX, { battles, armies } satisfies Index);
  }

  async #writeBattle(
    id: string,
    held: CopiedBattle | undefined,
    dropped: ReadonlySet<string>,
  ): Promise<CopiedBattle | null> {
    const battle = await answer(this.#db.battles.get(id));
    if (!battle || (battle.deleted > 0 && dropped.has(id))) {
      await this.#removeBattle(id, held?.length ?? 0);
      return null;
    }
    const last = await answer(linesOf(this.#db, id).last());
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
  async #continues(id: string, { length, sum }: CopiedBattle): Promise<boolean> {
    if (length === 0) return true;
    return (await answer(this.#db.lines.get([id, length - 1])))?.sum === sum;
  }

  /** Another journal may take the place of the one that is held if it is whole and no shorter. */
  async #isSound(id: string, least: number): Promise<boolean> {
    const rows = await answer(linesOf(this.#db, id).toArray());
    return rows.length >= least && soundRows(rows).length === rows.length;
  }

  async #removeBattle(id: string, length: number): Promise<void> {
    for (let segment = 0; segment * SEGMENT < length; segment++) {
      await this.#copies.remove(segmentFile(id, segment));
    }
    await this.#copies.remove(battleFile(id));
  }

  /** Nothing at all is never written over something. */
  async #writeOthers(
    held: readonly string[],
    dropped: ReadonlySet<string>,
  ): Promise<readonly string[] | null> {
    const rows = await answer(this.#db.armies.toArray());
    if (rows.length === 0 && held.length > 0) return null;
    const armies = rows.filter(({ id, deleted }) => deleted === 0 || !dropped.has(id));
    const settings = await answer(this.#db.settings.toArray());
    const meta = await answer(this.#db.meta.toArray());
    await this.#copies.write(OTHERS, { armies, settings, meta } satisfies Others);
    return armies.map(({ id }) => id);
  }
}
