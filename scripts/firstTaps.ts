import { openedPage } from './preload.ts';

/**
 * A script in the page itself: its links and buttons are heard before the app is there. A link shows
 * its page if that is in the page, and is the address the app will start with; a button shows that it
 * was tapped and is tapped again in the app (src/app/takeOver.ts). Once the app draws its own page
 * underneath, every tap is that one's.
 */
export const firstTaps = `
{
  const first = document.getElementById('first');
  const { dataset } = document.documentElement;
  const tabs = [...first.querySelectorAll('.tab-bar a')];
  const tell = () => {
    for (const tab of tabs) {
      const here = (location.hash || '#/battle').startsWith(tab.hash);
      tab[here ? 'setAttribute' : 'removeAttribute']('aria-current', 'page');
    }
  };
  const show = () => {
    const page = ${openedPage};
    dataset.first = page === 'battle' ? 'start' : page;
    const box = document.getElementById('first-' + dataset.first);
    // It was not made (scripts/policy.ts): all of it is in a comment.
    const kept = [...(box?.childNodes ?? [])].find(({ nodeType, data }) => nodeType === 8 && data.trim());
    if (kept) box.innerHTML = kept.data;
    tell();
  };
  const twinOf = (tapped) => [...document.querySelectorAll('#root ' + tapped.localName)].find((each) =>
    each.textContent === tapped.textContent && each.hash === tapped.hash);
  first.addEventListener('click', (event) => {
    const tapped = event.target.closest('a, button');
    if (!tapped || event.metaKey || event.ctrlKey || event.shiftKey) return;
    // To an entry of the sheet that is shown: the browser goes there by itself.
    if (dataset.first === 'sheet' && tapped.hash?.startsWith('#/sheet/')) return;
    event.preventDefault();
    const twin = twinOf(tapped);
    if (twin) return twin.click();
    for (const each of first.querySelectorAll('[data-tapped]')) delete each.dataset.tapped;
    if (!tapped.hash) return (tapped.dataset.tapped = '');
    history.replaceState(null, '', tapped.hash);
    show();
    // What is still on its way is not yet there to be shown.
    document.addEventListener('DOMContentLoaded', show);
  });
  tell();
}`;
