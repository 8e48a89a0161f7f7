import type { Files } from '#/core/files';
import { hash } from '#/core/hash';
import { newId } from '../id';
import { heldLogs, holdLog } from './lock';
import type { Note } from './secondCopy';

const PREFIX = 'tail-';

/** Characters that are appended at a time: an import is more than a disk takes in one go. */
const CHUNK = 500_000;

/**
 * The end of the second copy: what was stored is appended to a file before it counts as kept, which
 * is quick. The copy proper follows in its own time, and what it has taken over is dropped from here.
 */
export class WriteAheadLog {
  readonly #files: Files;
  readonly #id = newId();
  #part = 0;
  /** The files that are written since the last turn. */
  #names: string[] = [];
  /** Notes that the disk has not taken yet; they go with the next one. */
  #waiting: readonly string[] = [];

  constructor(files: Files) {
    this.#files = files;
    holdLog(PREFIX + this.#id);
  }

  async note(notes: readonly Note[]): Promise<void> {
    const texts = notes.map((note) => JSON.stringify(note));
    this.#waiting = [...this.#waiting, ...texts.map((text) => `${hash(text)} ${text}\n`)];
    const file = `${PREFIX}${this.#id}-${this.#part}`;
    if (!this.#names.includes(file)) this.#names.push(file);
    try {
      for (const lines of chunksOf(this.#waiting)) {
        await this.#files.append(file, lines.join(''));
        this.#taken(lines);
      }
    } catch (error) {
      // Half a note may be at its end, and nothing behind it would be read.
      this.#part++;
      throw error;
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
    const taken = new Set(lines);
    this.#waiting = this.#waiting.filter((line) => !taken.has(line));
  }
}

function chunksOf(lines: readonly string[]): string[][] {
  const chunks: string[][] = [];
  let size = CHUNK;
  for (const line of lines) {
    if (size + line.length > CHUNK) {
      chunks.push([]);
      size = 0;
    }
    size += line.length;
    chunks.at(-1)?.push(line);
  }
  return chunks;
}

/** What tabs have noted, and a way to drop what those have left that ended without warning. */
export async function readLogs(
  files: Files,
): Promise<{ readonly notes: readonly Note[]; readonly drop: () => Promise<void> }> {
  const listed = (await files.list()).filter((name) => name.startsWith(PREFIX));
  const names = listed.toSorted((one, other) => partOf(one) - partOf(other));
  const texts = await Promise.all(names.map((name) => files.read(name)));
  return {
    notes: texts.flatMap((text) => readNotes(text ?? '')),
    drop: async () => {
      const living = (await heldLogs()).map((log) => `${log}-`);
      for (const name of names)
        if (!living.some((each) => name.startsWith(each))) await files.remove(name);
    },
  };
}

/** Files come in any order, but what was noted later is to be read later. */
const partOf = (name: string): number => Number(/-(\d+)$/.exec(name)?.[1] ?? 0);

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
