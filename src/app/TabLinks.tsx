import './TabBar.css';
import type { MouseEvent } from 'react';
import type { Game } from '#/games/game';
import { pathTo } from './paths';
import { TabIcon } from './TabIcon';
import { type TabName, tabs } from './tabs';

interface Props {
  /** Whose sheet, tools and armies they lead to. */
  readonly game: Game;
  readonly current: TabName | undefined;
  readonly isUpdateWaiting: boolean;
  readonly onGo: (event: MouseEvent, name: TabName) => void;
}

/** The first page of a tab. */
export const firstOf = (game: Game, name: TabName): string =>
  name === 'battle' || name === 'more' ? `/${name}` : pathTo(game, name);

/** The ways to the tabs, in the app as in the page before any script (FirstPage.tsx). */
export function TabLinks({ game, current, isUpdateWaiting, onGo }: Props) {
  const shown = game.pages.armies ? tabs : tabs.filter(({ name }) => name !== 'armies');
  return (
    <nav className="tab-bar" aria-label="Main">
      {shown.map(({ name, label }) => (
        <a
          key={name}
          href={`#${firstOf(game, name)}`}
          {...(name === current && { 'aria-current': 'page' as const })}
          onClick={(event) => onGo(event, name)}
        >
          <TabIcon name={name} />
          <span>{label}</span>
          {name === 'more' && isUpdateWaiting && (
            <span className="tab-mark">
              <span className="sr-only">update ready</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
