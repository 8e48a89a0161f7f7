import { createArmy } from '#/store/armies';
import { database } from '#/store/home';
import type { Card } from '../../rules';
import { FORMAT } from '../game';
import { GAME } from '../name';

/** Puts a card among the player's own; gives its id. */
export async function addCard(card: Card): Promise<string> {
  const row = { game: GAME, format: FORMAT, name: card.name, army: card };
  return (await createArmy(database, row)).id;
}
