import { database } from '../store/home';
import { askBeforeReload } from './reload';

/** How long a reload waits for what is being saved. */
const PATIENCE = 3000;

/** Nothing that is not saved is lost without a question, however the page is left. */
export function warnBeforeLeaving(): void {
  const { unsaved } = database;
  // The browser asks in its own words. Only while it is needed: such a page is not kept in memory.
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const watch = () => {
    const { count } = unsaved.getSnapshot();
    document.documentElement.toggleAttribute('data-saving', count > 0);
    if (count > 0) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  };
  unsaved.subscribe(watch);
  askBeforeReload(async () => {
    if (await unsaved.settled(PATIENCE)) return true;
    const { count } = unsaved.getSnapshot();
    const what = count === 1 ? 'The last thing you did is' : `The last ${count} things you did are`;
    // Not every phone asks by itself.
    if (!confirm(`${what} not saved yet. Reload and lose that?`)) return false;
    removeEventListener('beforeunload', ask);
    return true;
  });
}
