import { useEffect, useState } from 'react';
import { Panel } from '../ui/Panel';
import styles from './Shortcuts.module.css';
import { type Deed, deedOf, SHORTCUTS } from './shortcuts';

const PAGE = 'ion-router-outlet > .ion-page:not([inert])';

/** What a deed is done with, on the page that is open. */
function targetOf(deed: Exclude<Deed, 'list'>): HTMLElement | null | undefined {
  if (typeof deed === 'object')
    return document.querySelectorAll<HTMLElement>('nav[aria-label="Main"] a')[deed.tab];
  if (deed === 'search') return document.querySelector<HTMLElement>(`${PAGE} input[type="search"]`);
  return document.querySelector<HTMLElement>(`${PAGE} [data-key="${deed}"]:not(:disabled)`);
}

/** Undo, redo, next, search and the tabs from a keyboard, and the list of them. */
export default function Shortcuts() {
  const [listed, setListed] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const deed = deedOf(event);
      const typing = event.target instanceof Element && event.target.matches('input, textarea');
      // A field undoes its own typing; a panel is closed first.
      if (!deed || (typing && (deed === 'undo' || deed === 'redo'))) return;
      if (document.querySelector('dialog[open]')) return;
      if (deed === 'list') {
        event.preventDefault();
        setListed(true);
        return;
      }
      const target = targetOf(deed);
      if (!target) return;
      event.preventDefault();
      if (deed === 'search') target.focus();
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
