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
