import type { MouseEvent } from 'react';
import { GAMES } from '#/games';
import type { Game } from '#/games/game';
import { useNavigation, useShownPath } from '#/ui/navigation';
import { chooseGame } from './chosenGame';
import css from './GameBar.module.css';
import { gameAt, pathTo, withoutGame } from './paths';

/** Pages that every game has for itself; calculators and single armies belong to what lies before them. */
const SHARED = [
  { page: 'sheet', address: /^\/sheet(\/|$)/ },
  { page: 'tools', address: /^\/tools$/ },
  { page: 'armies', address: /^\/armies$/ },
] as const;

/** Which game the sheet, the tools and the armies are of; another is a tap away. */
export function GameBar() {
  const navigation = useNavigation();
  const pathname = useShownPath();
  const page = SHARED.find(({ address }) => address.test(withoutGame(pathname)))?.page;
  if (!page) return null;
  const offered = GAMES.filter((game) => game.pages[page]);
  if (offered.length < 2) return null;
  const shown = gameAt(pathname);
  const go = (event: MouseEvent, game: Game) => {
    // In a new window, if the player wants it there.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (game === shown) return;
    chooseGame(game.id);
    navigation.replace(pathTo(game, page));
  };
  return (
    <nav className={css.gameBar} aria-label="Game">
      {offered.map((game) => (
        <a
          key={game.id}
          href={`#${pathTo(game, page)}`}
          {...(game === shown && { 'aria-current': 'true' as const })}
          onClick={(event) => go(event, game)}
        >
          {game.name}
        </a>
      ))}
    </nav>
  );
}
