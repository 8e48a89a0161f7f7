/**
 * Sends for all pieces of the board at once, where the page that opened did not need them. The
 * build (scripts/preload.ts) has left a link for each.
 */
export function sendForBoard(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-piece~="board"]'))
    link.rel ||= link.as === 'style' ? 'preload' : 'modulepreload';
}
