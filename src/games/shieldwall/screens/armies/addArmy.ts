import type { Army } from '#/games/shieldwall/rules';
import { createArmy } from '#/store/armies';
import { database } from '#/store/home';
import { FORMAT } from '../../schemas/upgrades';
import { GAME } from '../name';

/** Puts an army among the player's own; gives its id. */
export async function addArmy(army: Army): Promise<string> {
  return (await createArmy(database, { game: GAME, format: FORMAT, name: army.name, army })).id;
}
