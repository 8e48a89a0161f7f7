import type { Game } from './game';
import { shieldWallII } from './shield-wall-ii';
import { shieldsAndSwords } from './shields-and-swords';
import { shieldwall } from './shieldwall';

/** Every game, a line each. The first is the main one: its addresses are the short ones. */
export const GAMES: readonly [Game, ...Game[]] = [shieldwall, shieldWallII, shieldsAndSwords];

export const gameOf = (id: string): Game | undefined => GAMES.find((game) => game.id === id);
