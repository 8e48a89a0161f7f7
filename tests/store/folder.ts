import type { Files } from '#/core/files';

/** The folder of the second copy, in memory. */
export class Folder implements Files {
  readonly texts = new Map<string, string>();
  readonly written: string[] = [];
  spoil: ((name: string, text: string) => string) | null = null;

  list = async () => [...this.texts.keys()];
  read = async (name: string) => this.texts.get(name) ?? null;
  append = async (name: string, text: string) => {
    this.texts.set(name, (this.texts.get(name) ?? '') + text);
  };
  remove = async (name: string) => {
    this.texts.delete(name);
  };
  write = async (name: string, text: string) => {
    this.written.push(name);
    this.texts.set(name, this.spoil ? this.spoil(name, text) : text);
  };
}

/** A folder until the app is killed: from then on nothing reaches it any more. */
export class Mortal extends Folder {
  #left: number;

  constructor(lasting: Folder, calls: number) {
    super();
    this.#left = calls;
    for (const call of ['list', 'read', 'append', 'remove', 'write'] as const) {
      const work = lasting[call] as (...all: string[]) => Promise<never>;
      this[call] = async (...all: string[]) => {
        if (this.#left-- <= 0) throw new Error('killed');
        return work(...all);
      };
    }
  }

  kill() {
    this.#left = -1;
  }

  get dead() {
    return this.#left < 0;
  }
}
