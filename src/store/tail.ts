import type { Files } from '../core/files';
import { hash } from '../core/hash';
import type { Note } from './database';

const PREFIX = 'tail-';

/** A disk that does not answer must not hold up the game. */
const PATIENCE = 3000;

/**
 * The end of the second copy: each command is appended to a file before it counts as kept, which is
 * quick. The copy proper follows in its own time, and what it has taken in is dropped from here.
 */
export class Tail {
  readonly #files: Files;
  readonly #id = crypto.randomUUID();
  #part = 0;
  /** The files that are written since the last turn. */
  #names: string[] = [];
  /** Notes that the disk has not taken yet; they go with the next one. */
  #waiting: readonly string[] = [];

  constructor(files: Files) {
    this.#files = files;
    // For as long as this tab lives, so that no other takes its files for those of a dead one.
    void locks()?.request(PREFIX + this.#id, () => new Promise(() => undefined));
  }

  async note(notes: readonly Note[]): Promise<void> {
    const texts = notes.map((note) => JSON.stringify(note));
    const lines = [...this.#waiting, ...texts.map((text) => `${hash(text)} ${text}\n`)];
    this.#waiting = lines;
    const file = `${PREFIX}${this.#id}-${this.#part}`;
    if (!this.#names.includes(file)) this.#names.push(file);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The disk does not answer.')), PATIENCE);
    });
    try {
      await Promise.race([this.#files.append(file, lines.join('')), late]);
      this.#taken(lines);
    } catch (error) {
      // Half a note may be at its end, and nothing behind it would be read.
      this.#part++;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Starts a new file; the old ones are dropped by calling what this returns. */
  turn(): () => Promise<void> {
    const names = this.#names;
    const waiting = this.#waiting;
    this.#names = [];
    this.#part++;
    return async () => {
      this.#taken(waiting);
      for (const name of names) await this.#files.remove(name);
    };
  }

  #taken(lines: readonly string[]): void {
    this.#waiting = this.#waiting.filter((line) => !lines.includes(line));
  }
}

const locks = () => globalThis.navigator?.locks;

/** What tabs have noted, and a way to drop what those have left that ended without warning. */
export async function readTails(
  files: Files,
): Promise<{ readonly notes: readonly Note[]; readonly drop: () => Promise<void> }> {
  const names = (await files.list()).filter((name) => name.startsWith(PREFIX));
  const texts = await Promise.all(names.map((name) => files.read(name)));
  return {
    notes: texts.flatMap((text) => readNotes(text ?? '')),
    drop: async () => {
      const { held = [] } = (await locks()?.query()) ?? {};
      const living = held.map(({ name }) => `${name}-`);
      for (const name of names)
        if (!living.some((each) => name.startsWith(each))) await files.remove(name);
    },
  };
}

/** Up to the first that was not written whole. */
function readNotes(text: string): Note[] {
  const notes: Note[] = [];
  for (const each of text.split('\n')) {
    const [, sum, json] = /^(\d+) (.*)$/.exec(each) ?? [];
    if (json === undefined || hash(json) !== Number(sum)) break;
    notes.push(JSON.parse(json) as Note);
  }
  return notes;
}
