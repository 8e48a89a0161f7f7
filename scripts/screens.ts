import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';

export interface Screen {
  readonly name: string;
  readonly route: string;
  /** What a player would do to get there from the route. */
  prepare?(page: Page): Promise<void>;
}

/** A game lists its own in tests/games/<game>/pictures.ts. */
const ofGame = async (path: string): Promise<readonly Screen[]> =>
  ((await import(pathToFileURL(resolve(path)).href)) as { screens: readonly Screen[] }).screens;

const ofGames = await Promise.all(globSync('tests/games/*/pictures.ts').sort().map(ofGame));

/** Those of each game and those of the app, apart: a game that was opened stays chosen. */
export const screenGroups: readonly (readonly Screen[])[] = [
  ...ofGames,
  [
    { name: 'more', route: '/more' },
    { name: 'deleted', route: '/more/deleted' },
  ],
];

/** Every screen worth a picture and a look by axe. */
export const screens = screenGroups.flat();
