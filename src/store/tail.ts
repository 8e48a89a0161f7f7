import type { Files } from '../core/files';
import { hash } from '../core/hash';
import type { Note } from './database';

const PREFIX = 'tail-';

/** A disk that does not answer must not hold up the game. */
const PATIENCE = 1000;

/**
 * The end of the second copy: each command is appended to a file before it counts as kept, which is
 * quick. The copy proper follows in its own time, and what it has taken in is dropped from here.
 */
export class Tail {
  readonly #files: Files;
  readonly #id = crypto.randomUUID();
  #part = 0;

  constructor(files: Files) {
    this.#files = files;
  }

  async note(note: Note): Promise<void> {
    const text = JSON.stringify(note);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The disk does not answer.')), PATIENCE);
    });
    const file = `${PREFIX}${this.#id}-${this.#part}`;
    await Promise.race([this.#files.append(file, `${hash(text)} ${text}\n`), late]).finally(() =>
      clearTimeout(timer),
    );
  }

  /** Starts a new file; the old one is dropped by calling what this returns. */
  turn(): () => Promise<void> {
    const old = `${PREFIX}${this.#id}-${this.#part++}`;
    return () => this.#files.remove(old);
  }
}

/** What tabs that ended without warning have left, and a way to drop it. */
export async function readTails(
  files: Files,
): Promise<{ readonly notes: readonly Note[]; readonly drop: () => Promise<void> }> {
  const names = (await files.list()).filter((name) => name.startsWith(PREFIX));
  const texts = await Promise.all(names.map((name) => files.read(name)));
  return {
    notes: texts.flatMap((text) => readNotes(text ?? '')),
    drop: async () => {
      for (const name of names) await files.remove(name);
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
