import { useEffect, useState } from 'react';
import { Panel } from '../ui/Panel';
import styles from './Shortcuts.module.css';
import { actionOf, SHORTCUTS, type ShortcutAction } from './shortcuts';

const PAGE = 'ion-router-outlet > .ion-page:not([inert])';

/** What an action is done with, on the page that is open. */
function targetOf(action: Exclude<ShortcutAction, 'list'>): HTMLElement | null | undefined {
  if (typeof action === 'object')
    return document.querySelectorAll<HTMLElement>('nav[aria-label="Main"] a')[action.tab];
  if (action === 'search')
    return document.querySelector<HTMLElement>(`${PAGE} input[type="search"]`);
  return document.querySelector<HTMLElement>(`${PAGE} [data-key="${action}"]:not(:disabled)`);
}

/** Undo, redo, next, search and the tabs from a keyboard, and the list of them. */
export default function Shortcuts() {
  const [listed, setListed] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = actionOf(event);
      const typing = event.target instanceof Element && event.target.matches('input, textarea');
      // A field undoes its own typing; a panel is closed first.
      if (!action || (typing && (action === 'undo' || action === 'redo'))) return;
      if (document.querySelector('dialog[open]')) return;
      if (action === 'list') {
        event.preventDefault();
        setListed(true);
        return;
      }
      const target = targetOf(action);
      if (!target) return;
      event.preventDefault();
      if (action === 'search') target.focus();
      else target.click();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  if (!listed) return null;
  return (
    <Panel title="Keyboard shortcuts" onClose={() => setListed(false)}>
      <dl className={styles.list}>
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
