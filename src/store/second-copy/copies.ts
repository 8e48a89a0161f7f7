import type { Files } from '#/core/files';
import { hash } from '#/core/hash';

/** Two generations of each copy: the one being written is never the last good one. */
const GENERATIONS = ['0', '1'] as const;

interface Copy {
  readonly file: string;
  /** Counts up with each writing; the higher of the two is the later. */
  readonly turn: number;
  readonly text: string;
}

/** Plain data in files, each with a hash, so that what is read is what was written or nothing. */
export class Copies {
  readonly #files: Files;

  constructor(files: Files) {
    this.#files = files;
  }

  async names(): Promise<ReadonlySet<string>> {
    return new Set((await this.#files.list()).map((file) => file.replace(/\.\d$/, '')));
  }

  /** The latest sound generation. */
  async read(name: string): Promise<unknown> {
    const sound = await this.#sound(name);
    const latest = sound.toSorted((a, b) => b.turn - a.turn)[0];
    return latest ? JSON.parse(latest.text) : null;
  }

  /** Over the older or damaged generation, and read back before it counts. */
  async write(name: string, value: unknown): Promise<void> {
    const sound = await this.#sound(name);
    const latest = sound.toSorted((a, b) => b.turn - a.turn)[0];
    const file = GENERATIONS.map((each) => `${name}.${each}`).find((each) => each !== latest?.file);
    if (!file) return;
    const text = JSON.stringify(value);
    await this.#files.write(file, `${(latest?.turn ?? 0) + 1} ${hash(text)}\n${text}`);
    if ((await this.#check(file))?.text !== text) {
      throw new Error('The second copy was read back otherwise than it was written.');
    }
  }

  async remove(name: string): Promise<void> {
    for (const each of GENERATIONS) await this.#files.remove(`${name}.${each}`);
  }

  async #sound(name: string): Promise<Copy[]> {
    const copies = await Promise.all(GENERATIONS.map((each) => this.#check(`${name}.${each}`)));
    return copies.filter((each) => each !== null);
  }

  async #check(file: string): Promise<Copy | null> {
    const [, turn, sum, text] =
      /^(\d+) (\d+)\n(.*)$/s.exec((await this.#files.read(file)) ?? '') ?? [];
    if (text === undefined || hash(text) !== Number(sum)) return null;
    return { file, turn: Number(turn), text };
  }
}
