import './TabBar.css';
import { NavContext } from '@ionic/react';
import { type MouseEvent, useContext, useRef, useSyncExternalStore } from 'react';
import { useChosenGame } from './chosenGame';
import { pathTo, withoutGame } from './paths';
import { TabIcon } from './TabIcon';
import { type TabName, tabs } from './tabs';
import { onUpdate, updateIsWaiting } from './waitingUpdate';

/**
 * The ways to the five tabs, each to where it was left; the one that is open leads to its first
 * page. Plain links: Ionic's own bar would cost every start 10 KB and twelve web components.
 */
export function TabBar() {
  const nav = useContext(NavContext);
  const [game] = useChosenGame();
  const firstOf = (name: TabName) =>
    name === 'battle' || name === 'more' ? `/${name}` : pathTo(game, name);
  const shown = game.pages.armies ? tabs : tabs.filter(({ name }) => name !== 'armies');
  const isUpdateWaiting = useSyncExternalStore(onUpdate, updateIsWaiting);
  const { routeInfo } = nav;
  const { pathname = '/', search = '', routeAction } = routeInfo ?? {};
  const current = tabs.find(({ name }) => isWithin(pathname, name))?.name;
  const left = useRef<Partial<Record<string, string>>>({});
  const before = useRef(current);
  if (current && routeInfo) {
    // While it is drawn, as Ionic's own bar does: the outlet asks for the tab in the same commit.
    nav.setCurrentTab(current, routeInfo);
    left.current[firstOf(current)] = pathname + search;
    // Who goes back out of a tab, or on from a page that is gone, has done with what was open there.
    if (before.current && before.current !== current && routeAction !== 'push')
      delete left.current[firstOf(before.current)];
    before.current = current;
  }
  const go = (event: MouseEvent, name: TabName) => {
    // In a new window, if the player wants it there.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const first = firstOf(name);
    if (name !== current) nav.changeTab(name, left.current[first] ?? first);
    else if (pathname + search !== first) nav.resetTab(name, first);
  };
  return (
    <nav className="tab-bar" aria-label="Main">
      {shown.map(({ name, label }) => (
        <a
          key={name}
          href={`#${firstOf(name)}`}
          {...(name === current && { 'aria-current': 'page' as const })}
          onClick={(event) => go(event, name)}
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

const isWithin = (pathname: string, tab: TabName) =>
  `${withoutGame(pathname)}/`.startsWith(`/${tab}/`);
