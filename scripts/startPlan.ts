import { type Plugin, runnerImport } from 'vite';

type Registry = typeof import('../src/games/index');

/** What is loaded here is read, not looked at. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? 'export default {}' : undefined),
};

/** Modules of the app, loaded as the build would, since Node wants file extensions. */
export const load = async <Module>(path: string): Promise<Module> =>
  (
    await runnerImport<Module>(path, {
      configFile: false,
      resolve: { tsconfigPaths: true },
      plugins: [withoutStyles],
    })
  ).module;

/** The main game: its sheet stands in the page, its board is on its way for the first tap. */
const [{ id: main }] = (await load<Registry>('./src/games/index.ts')).GAMES;
export const MAIN_GAME = `src/games/${main}`;
const screens = `${MAIN_GAME}/screens`;

/** The sheet as it stands in the page before any script runs. */
export const FIRST_SHEET = `./${screens}/sheet/FirstSheet.tsx`;

/** The start page and the tabs, likewise. */
export const FIRST_PAGE = './src/app/FirstPage.tsx';

interface Piece {
  /** The module that is asked for. */
  readonly module: string;
  /** The chunk that is made of it and of what only it needs; others fall in with their neighbours. */
  readonly chunk?: string;
  /** Modules that are asked for right behind it. */
  readonly with?: readonly string[];
}

/**
 * What a start runs through. Each is an import() of its own, so that other pages do not wait for
 * it. The preloads, the chunks and what is compiled ahead follow from this table; which page opens
 * with which of them is in scripts/preload.ts, by src/app/firstPage.ts.
 */
export const PIECES = {
  app: { module: 'src/app/main.tsx' },
  store: { module: 'src/app/startStore.ts', chunk: 'store' },
  battle: { module: 'src/app/battle/BattlePage.tsx', chunk: 'battle' },
  board: {
    module: `${screens}/battle/OpenedBattle.tsx`,
    chunk: 'board',
    with: [`${screens}/setup/readyDraft.ts`],
  },
  sheet: { module: `${screens}/sheet/SheetPage.tsx` },
} satisfies Record<string, Piece>;

export type PieceName = keyof typeof PIECES;

/** In the order in which the bundler is to claim their modules. */
export const chunkGroups = (Object.values(PIECES) as Piece[])
  .filter((piece) => piece.chunk !== undefined)
  .map(({ chunk, module, with: others = [] }, place, all) => ({
    name: chunk as string,
    test: (id: string) => [module, ...others].some((path) => id.endsWith(`/${path}`)),
    priority: all.length - 1 - place,
  }));
