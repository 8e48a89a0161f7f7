import { useEffect, useRef, useState } from 'react';
import { onBackKey, takeBackKey } from '../platform/backKey';
import { useNavigation, useShownPath } from '../ui/navigation';
import { gameAt, withoutGame } from './paths';
import { firstOf } from './TabLinks';
import { tabs } from './tabs';

const openPanel = () => [...document.querySelectorAll('dialog[open]')].at(-1);

/** Android's back key closes the panel, then the page; from a tab's first page the system leaves the app. */
export default function BackKey() {
  const { back } = useNavigation();
  const path = useShownPath();
  const [panel, setPanel] = useState(() => openPanel() !== undefined);
  const tab = tabs.find(({ name }) => withoutGame(path).startsWith(`/${name}`))?.name ?? 'more';
  const home = firstOf(gameAt(path), tab);
  const act = useRef<() => void>(() => undefined);
  useEffect(() => {
    act.current = () => {
      const shown = openPanel();
      // As Escape closes it.
      if (shown) shown.dispatchEvent(new Event('cancel', { cancelable: true }));
      else if (path !== home) back(home);
    };
  });
  useEffect(() => onBackKey(() => act.current()), []);
  useEffect(() => {
    const watcher = new MutationObserver(() => setPanel(openPanel() !== undefined));
    watcher.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    return () => watcher.disconnect();
  }, []);
  const taken = panel || path !== home;
  useEffect(() => void takeBackKey(taken), [taken]);
  return null;
}
