/** The name of the folder, on every platform. */
export const FOLDER = 'second-copy';

/** A folder of texts on the device, beside the database and not lost with it. */
export interface Files {
  list(): Promise<readonly string[]>;
  /** Null if there is no such file. */
  read(name: string): Promise<string | null>;
  /** Resolves when it is on disk. */
  write(name: string, text: string): Promise<void>;
  /** The same at the end of a file that may be there already. */
  append(name: string, text: string): Promise<void>;
  remove(name: string): Promise<void>;
}
