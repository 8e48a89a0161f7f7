import { GAMES } from '#/games';
import type { SearchOthers } from '#/play/sheet/otherSheets';
import { pathTo } from './paths';

/** The other games with an answer, the one with most tables first. */
export const searchOtherSheets: SearchOthers = async (own, query) => {
  const others = GAMES.filter((game) => pathTo(game, 'sheet') !== own);
  const found = await Promise.all(
    others.map(async (game) => ({
      game: game.name,
      path: `${pathTo(game, 'sheet')}?find=${encodeURIComponent(query)}`,
      tables: (await game.pages.sheet.load()).countTables(query),
    })),
  );
  return found.filter(({ tables }) => tables > 0).sort((a, b) => b.tables - a.tables);
};
