import { GAMES } from '#/games';
import type { Game } from '#/games/game';

/** Where the pages of a game are, behind its own beginning. */
const PAGES = {
  newBattle: '/battle/new',
  sheet: '/sheet',
  tools: '/tools',
  armies: '/armies',
} as const;

/** The main game's addresses are the short ones: they were there before the others. */
const rootOf = (game: Game): string => (game === GAMES[0] ? '' : `/${game.id}`);

export const pathTo = (game: Game, page: keyof typeof PAGES): string =>
  `${rootOf(game)}${PAGES[page]}`;

/** The game that an address names, or the main one. */
export const gameAt = (path: string): Game =>
  GAMES.find((each) => rootOf(each) && `${path}/`.startsWith(`${rootOf(each)}/`)) ?? GAMES[0];

/** An address without the beginning that names its game: "/tools/dice". */
export const withoutGame = (path: string): string => path.slice(rootOf(gameAt(path)).length);
