import { NavContext } from '@ionic/react';
import { type MouseEvent, useContext, useRef, useSyncExternalStore } from 'react';
import { useChosenGame } from './chosenGame';
import { withoutGame } from './paths';
import { firstOf, TabLinks } from './TabLinks';
import { type TabName, tabs } from './tabs';
import { onUpdate, updateIsWaiting } from './waitingUpdate';

/**
 * The ways to the five tabs, each to where it was left; the one that is open leads to its first
 * page. Plain links: Ionic's own bar would cost every start 10 KB and twelve web components.
 */
export function TabBar() {
  const nav = useContext(NavContext);
  const [game] = useChosenGame();
  const isUpdateWaiting = useSyncExternalStore(onUpdate, updateIsWaiting);
  const { routeInfo } = nav;
  const { pathname = '/', search = '', routeAction } = routeInfo ?? {};
  const at = tabs.find(({ name }) => isWithin(pathname, name))?.name;
  const left = useRef<Partial<Record<string, string>>>({});
  const before = useRef(at);
  /** The tab that was tapped last, until a page leads elsewhere. */
  const tapped = useRef<TabName | null>(null);
  // A roll that a board led to is a part of its battle; one that Tools has kept is not.
  const ofBattle =
    at === 'tools' && search.includes('battle=') && (tapped.current ?? before.current) === 'battle';
  const current = ofBattle ? 'battle' : at;
  if (current && routeInfo) {
    // While it is drawn, as Ionic's own bar does: the outlet asks for the tab in the same commit.
    nav.setCurrentTab(current, routeInfo);
    left.current[firstOf(game, current)] = pathname + search;
    // Who goes back out of a tab, or on from a page that is gone, has done with what was open there.
    if (before.current && before.current !== current && routeAction !== 'push')
      delete left.current[firstOf(game, before.current)];
    if (current !== before.current && current !== tapped.current) tapped.current = null;
    before.current = current;
  }
  const go = (event: MouseEvent, name: TabName) => {
    // In a new window, if the player wants it there.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const first = firstOf(game, name);
    tapped.current = name;
    if (name !== current) nav.changeTab(name, left.current[first] ?? first);
    else if (pathname + search !== first) nav.resetTab(name, first);
  };
  return <TabLinks game={game} current={current} isUpdateWaiting={isUpdateWaiting} onGo={go} />;
}

const isWithin = (pathname: string, tab: TabName) =>
  `${withoutGame(pathname)}/`.startsWith(`/${tab}/`);
