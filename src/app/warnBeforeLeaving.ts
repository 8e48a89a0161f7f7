import { database } from '../store/home';
import { askBeforeReload } from './reload';

/** How long a reload waits for what is being saved. */
const PATIENCE = 3000;

/** Nothing that is not saved is lost without a question, however the page is left. */
export function warnBeforeLeaving(): void {
  const { unsaved } = database;
  // The browser asks in its own words. Only while it is needed: such a page is not kept in memory.
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  // How much of it the player has agreed to lose: a reload that takes its time asks once.
  let agreed = 0;
  const watch = () => {
    const { count } = unsaved.getSnapshot();
    if (count === 0) agreed = 0;
    document.documentElement.toggleAttribute('data-saving', count > 0);
    if (count > 0) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  };
  unsaved.subscribe(watch);
  askBeforeReload(async () => {
    if (agreed > 0 && unsaved.getSnapshot().count <= agreed) return true;
    if (await unsaved.settled(PATIENCE)) return true;
    const { count } = unsaved.getSnapshot();
    const what = count === 1 ? 'The last thing you did is' : `The last ${count} things you did are`;
    // Not every phone asks by itself.
    if (!confirm(`${what} not saved yet. Reload and lose that?`)) return false;
    agreed = count;
    removeEventListener('beforeunload', ask);
    return true;
  });
}
