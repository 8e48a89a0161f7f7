import { GAMES } from '#/games';
import { checkInWords, checkStore } from '#/store/checkStore';
import { database } from '#/store/home';

/** Reads all that is stored, as an import would, and says what was found. */
export async function checkEverything(): Promise<string> {
  const readers = await Promise.all(GAMES.map((game) => game.imports()));
  return checkInWords(await checkStore(database, readers));
}
