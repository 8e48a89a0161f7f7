type Way = 'store' | 'battle' | 'board' | 'sheet';

/**
 * Puts on the wire, side by side, what the page that opens will ask for piece by piece. The build
 * (scripts/preload.ts) has left a link for each piece that says on which way it is needed.
 */
export function setOut(hash: string, returns: boolean): void {
  const page = /^#\/([a-z]+)/.exec(hash)?.[1] ?? 'battle';
  const ways: Way[] =
    page === 'sheet' ? ['sheet'] : page === 'battle' ? ['store', 'battle'] : ['store'];
  // Who has been here before most likely has a battle to go on with.
  if (page === 'battle' && returns) ways.push('board');
  for (const way of ways) sendFor(way);
}

/** All pieces of one way at once. */
export function sendFor(way: Way): void {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[data-way~="${way}"]`);
  for (const link of links) link.rel = link.as === 'style' ? 'preload' : 'modulepreload';
}
