import { createArmy } from '../../../../store/armies';
import { database } from '../../../../store/home';
import type { Army } from '../../rules';
import { GAME } from '../name';

/** Puts an army among the player's own; gives its id. */
export async function keepArmy(army: Army): Promise<string> {
  return (await createArmy(database, { game: GAME, name: army.name, army })).id;
}
