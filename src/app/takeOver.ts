/** The same link, button or field in the app. */
const twinOf = (element: Element | null): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`#root :not([inert]) ${element?.localName}`)].find(
    (each) =>
      each.textContent === element?.textContent &&
      each.getAttribute('href') === element.getAttribute('href'),
  );

/**
 * The first page of the app stands, under the one that index.html brought along: what was scrolled,
 * typed and tapped there (scripts/firstTaps.ts) holds here, and that one goes.
 */
export function takeOver(): void {
  const first = document.getElementById('first');
  if (!first) return;
  const main = document.querySelector('#root main');
  // Unless the address has led to another place already.
  for (const { scrollTop } of first.querySelectorAll('main'))
    if (main) main.scrollTop ||= scrollTop;
  const typed = first.querySelector('input');
  const field = twinOf(typed) as HTMLInputElement | undefined;
  if (field && typed?.value) {
    // Not by its value, which React would take for its own doing.
    field.setRangeText(typed.value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  twinOf(first.querySelector(':focus'))?.focus();
  const wanted = twinOf(first.querySelector('button[data-tapped]'));
  first.remove();
  wanted?.click();
}
