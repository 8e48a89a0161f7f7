import type { Files } from '#/core/files';
import { purge } from '../bin';
import type { Database } from '../database';
import { LateError, within } from '../deadline';
import { answer } from '../trouble';
import { CopyWriter, type Written } from './copyWriter';
import { withDeadlines } from './deadlines';
import { NOTHING_LOST, recover, recoverOne } from './recover';
import type { Recovered } from './recovered';
import type { Note, SecondCopy, StoredData } from './secondCopy';

export interface FileCopyState {
  /** False where the device has no place for a second copy, null until that is known. */
  readonly exists: boolean | null;
  /** When all was last known to be copied. */
  readonly written: number | null;
  /** Why everything is stored only once for now. */
  readonly trouble: string | null;
  /** What had been lost and is back, to be told to the player. */
  readonly recovered: Recovered | null;
}

/** What the copy is made of and where: the folder is opened anew with every try. */
interface Source {
  readonly db: Database;
  readonly open: () => Promise<Files | null>;
}

/** How long the platform may take to find the folder. */
const OPENING = 3000;
/** When a copy that could not be read at the start is tried again, at the earliest. */
const AGAIN = 30_000;
/** How long what was just stored waits to be noted, while the second copy is not looked at yet. */
const NOTING = 3000;
/** When writing goes ahead although it is not known yet what was lost. */
const RECOVERING = 10_000;

/**
 * The second copy in files: a browser that loses its database as a rule still has these. At the
 * start it brings back what was lost; from then on it is kept in step.
 */
export class FileCopy implements SecondCopy {
  readonly ready: Promise<boolean>;
  #isReady: (recovered: boolean) => void = () => undefined;
  readonly #called: Promise<void>;
  #call: () => void = () => undefined;
  #source: Source | null = null;
  #files: Files | null = null;
  #writer: CopyWriter | null = null;
  #tried = 0;
  #state: FileCopyState = { exists: null, written: null, trouble: null, recovered: null };
  readonly #listeners = new Set<() => void>();

  constructor() {
    this.ready = new Promise((resolve) => {
      this.#isReady = resolve;
    });
    this.#called = new Promise((resolve) => {
      this.#call = resolve;
    });
  }

  getSnapshot = (): FileCopyState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * To be called once, when the app starts. The files are looked at as soon as someone hurries, or
   * after so many milliseconds. Resolves when all is copied, or when that does not work.
   */
  async start(source: Source, delay = 0): Promise<void> {
    this.#source = source;
    setTimeout(this.#call, delay);
    await this.#called;
    await this.#begin(source);
  }

  hurry(): void {
    this.#call();
  }

  async note(notes: readonly Note[]): Promise<void> {
    if (this.#source && !this.#writer) {
      // Stored while the app starts: it would be in one copy only until the other is looked at.
      this.hurry();
      await within(NOTING, this.ready, 'It is not ready.').catch(() => false);
    }
    if (this.#writer) return this.#writer.note(notes);
    const { trouble } = this.#state;
    if (this.#source && trouble && performance.now() - this.#tried > AGAIN) {
      void this.#begin(this.#source);
    }
  }

  async repair(battle: string): Promise<boolean> {
    if (!this.#source || !this.#files) return false;
    // A copy that cannot be read repairs nothing; that it cannot is said at its next writing.
    return recoverOne(this.#source.db, this.#files, battle).catch(() => false);
  }

  /** The folder, once it is open. */
  get files(): Files | null {
    return this.#files;
  }

  /** Seldom needed, so how to read all of it comes when it is asked for. */
  async read(): Promise<StoredData | null> {
    const files = this.#files;
    if (!files) return null;
    return import('./readCopy').then(({ readCopy }) => readCopy(files)).catch(() => null);
  }

  /** Copies now what is waiting: when the page is hidden. */
  async flush(): Promise<void> {
    await this.#writer?.flush();
  }

  async #begin({ db, open }: Source): Promise<void> {
    this.#tried = performance.now();
    const timer = setTimeout(() => {
      this.#hear({ error: new LateError('It has not been read to its end yet.') });
      this.#isReady(false);
    }, RECOVERING);
    try {
      const opened = await within(OPENING, open(), 'Its folder does not open.');
      if (!opened) return this.#become({ exists: false, trouble: null });
      const files = withDeadlines(opened);
      this.#files = files;
      // A first visit has nothing to bring back, and need not wait until the files can be read.
      const isNew = (await files.list()).length === 0;
      const { recovered, reach, drop } = isNew ? NOTHING_LOST : await recover(db, files);
      // Two tries at once come to one writer.
      this.#writer ??= new CopyWriter(db, files, reach, this.#hear);
      this.#become({ exists: true, recovered, trouble: null });
      this.#isReady(recovered !== null);
      await answer(purge(db));
      await this.#writer.copyAll();
      // All that was noted is in the copy proper by now.
      if (!this.#state.trouble) await drop();
    } catch (error) {
      this.#hear({ error });
    } finally {
      // A second copy that cannot be read must not keep the first from being used.
      this.#isReady(false);
      clearTimeout(timer);
    }
  }

  #hear = (written: Written): void => {
    if ('at' in written) this.#become({ written: written.at, trouble: null });
    else this.#become({ trouble: inWords(written.error) });
  };

  #become(change: Partial<FileCopyState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function inWords(error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  return `The second copy cannot be written, so for now everything is stored only once. (${why})`;
}
