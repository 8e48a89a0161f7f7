/** All that a flow may know of a browser. Positions are CSS pixels of the page, as a finger finds them. */
export interface Tab {
  goto(address: string): Promise<void>;
  /** An expression or a promise of one, in the page; what comes back has been through JSON. */
  evaluate(source: string): Promise<unknown>;
  /** A real press and release, so that the engine itself decides what lies there. */
  click(x: number, y: number): Promise<void>;
  /** Into what has the focus, key by key. */
  type(text: string): Promise<void>;
  /** As `click` on a file field, with a player who then picks this file. */
  pickFile(x: number, y: number, path: string): Promise<void>;
  picture(path: string): Promise<void>;
  /** On A4, as the engine prints it. */
  print(path: string): Promise<void>;
  close(): Promise<void>;
}

export interface Browser {
  newTab(): Promise<Tab>;
  /** What the pages logged as an error or threw. */
  readonly problems: string[];
  /** As a user closes it: what has been stored stays in the profile. */
  close(): Promise<void>;
}

export interface Settings {
  /** The folder with everything that the browser remembers. */
  readonly profile: string;
  /** Where files go that the player saves. */
  readonly downloads: string;
  readonly scheme: 'light' | 'dark';
  /** A window that remembers nothing. */
  readonly isPrivate: boolean;
}

export interface Engine {
  readonly name: string;
  /** The Debian packages that bring it. */
  readonly packages: readonly string[];
  /** Whether all of it is on this machine. */
  isHere(): boolean;
  launch(settings: Settings): Promise<Browser>;
}

/** A phone's, as in the other browser tests. */
export const SIZE = { width: 390, height: 844 };
