/** What runs inside a page. Each function stands alone: only its own text goes there. */

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** "true" of a button that is on, "page" of the link to the page at hand. */
  readonly state: string | null;
}

/** Every thing of that name which a finger could press where it stands; scrolled to, if need be. */
export function findSpots(selector: string, pattern: string): Spot[] {
  const words = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    if (node.getAttribute('aria-hidden') === 'true') return '';
    return ` ${node.getAttribute('aria-label') ?? [...node.childNodes].map(words).join('')} `;
  };
  const nameOf = (element: Element): string => {
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const text = element.hasAttribute('aria-label') ? words(element) : labels.map(words).join(' ');
    return (text || words(element)).replace(/\s+/g, ' ').trim();
  };
  const wanted = new RegExp(pattern, 'u');
  return [...document.querySelectorAll(selector)]
    .filter((each) => each.checkVisibility() && wanted.test(nameOf(each)))
    .flatMap((each) => {
      const middle = () => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      // What lies on top there decides: a page that was left, or one under a panel, is not hit.
      const isHit = ({ x, y } = middle()) => each.contains(document.elementFromPoint(x, y));
      if (!isHit()) each.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (!isHit()) return [];
      const state = each.getAttribute('aria-pressed') ?? each.getAttribute('aria-current');
      return [{ ...middle(), state }];
    });
}

/** The text of everything that has some of its own, and the name of everything that has one. */
export function readPage(): string[] {
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return [...document.querySelectorAll('body *')]
    .filter((each) => each.hasAttribute('aria-label') || hasText(each))
    .filter((each) => each.checkVisibility())
    .flatMap((each) => [each.getAttribute('aria-label') ?? '', each.textContent ?? ''])
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** The app itself is there, not the text that index.html brings along. */
export function hasStarted(): boolean {
  return (
    !document.querySelector('#late, #first') && !!document.querySelector('nav[aria-label="Main"]')
  );
}

export function isSaved(): boolean {
  return !document.querySelector('[data-saving]');
}

/** What stands in the field that has the focus. */
export function typed(): string {
  return document.activeElement instanceof HTMLInputElement ? document.activeElement.value : '';
}

/** The worker has everything and answers for this page. */
export async function isControlled(): Promise<boolean> {
  await navigator.serviceWorker.ready;
  return navigator.serviceWorker.controller?.state === 'activated';
}

/** What sticks out of the screen to either side. */
export function findOverflow(): string[] {
  return [...document.querySelectorAll('.ion-page:not(.ion-page-hidden) *, dialog *')]
    .filter((each) => each.getClientRects().length > 0 && !each.closest('.sr-only'))
    .filter((each) => {
      const { left, right } = each.getBoundingClientRect();
      return right > innerWidth + 1 || left < -1;
    })
    .map((each) => `${each.tagName} ${each.getAttribute('class')}`);
}

/** The next dice of the app show these faces. */
export function loadDice(faces: readonly number[]): void {
  const queue = [...faces];
  const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (words) => {
    const face = queue.shift();
    if (face === undefined || !(words instanceof Uint32Array)) return real(words);
    words[0] = face - 1;
    return words;
  };
}
