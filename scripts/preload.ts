import type { Plugin, Rolldown } from 'vite';
import { ADDRESSES } from '../src/app/firstPage.ts';
import { PIECES, type PieceName } from './startPlan.ts';

type Chunk = Rolldown.OutputChunk;

/** What the address opens, as src/app/firstPage.ts says, for the scripts in the page itself. */
export const openedPage = `(Object.entries(${JSON.stringify(ADDRESSES)})
    .find(([, address]) => new RegExp(address).test(location.hash))?.[0] ?? 'other')`;

/**
 * A script in the page itself: puts on the wire, side by side, what the page that opens will ask
 * for piece by piece. Who returns to a battle needs all of it at once, the board too. Where there is
 * text to be read first, only the largest piece sets out before it; the line is busy with that until
 * the text is painted and the rest follows. The board is then for the tap that begins a battle, and
 * comes behind the page that is tapped: on a slow line they would arrive together, and late.
 */
export const setOut = `
  const page = ${openedPage};
  const linksOf = (piece) => [...document.querySelectorAll('link[data-piece~="' + piece + '"]')];
  // Styles that may not be used soon are not promised: the browser would warn of that.
  const send = (piece, styles = 'preload') => {
    for (const link of linksOf(piece)) link.rel ||= link.as === 'style' ? styles : 'modulepreload';
  };
  const worker = navigator.serviceWorker?.controller;
  if (document.documentElement.dataset.first === 'hidden') {
    // The database takes its time to open.
    if (worker) send('store');
    send('app');
    send(page === 'battle' ? 'battle' : 'store');
    if (page === 'battle') send('board');
  } else if (page !== 'sheet' || !worker) {
    // Not for a sheet from the worker: all of it would come at once, and be compiled before the text.
    linksOf('app')[0].rel = 'modulepreload';
    requestAnimationFrame(() => setTimeout(() => {
      send('app');
      send(page === 'other' ? 'store' : page);
      if (page === 'battle') linksOf('battle').at(-1).onload = () => send('board', 'prefetch');
    }));
  }
`;

/** Styles would go before the scripts and, small as they are, take a connection each. */
const canWait = (as: 'script' | 'style', on: ReadonlySet<PieceName>) =>
  as === 'style' || (on.size === 1 && on.has('board'));

export function preloadStart(): Plugin {
  return {
    name: 'preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const files = new Map<string, { as: 'script' | 'style'; on: Set<PieceName> }>();
        const need = (piece: PieceName, file: string, as: 'script' | 'style') => {
          const known = files.get(file) ?? { as, on: new Set() };
          files.set(file, known);
          known.on.add(piece);
        };
        const walk = (piece: PieceName, chunk: Chunk | undefined) => {
          if (!chunk || files.get(chunk.fileName)?.on.has(piece)) return;
          if (piece === 'store' && chunk.name === 'vendor')
            throw new Error(
              'The database would be opened behind React: a chunk of the store needs it',
            );
          need(piece, chunk.fileName, 'script');
          for (const file of chunk.viteMetadata?.importedCss ?? []) need(piece, file, 'style');
          for (const name of chunk.imports)
            walk(
              piece,
              chunks.find(({ fileName }) => fileName === name),
            );
        };
        for (const [piece, { module }] of Object.entries(PIECES) as [
          PieceName,
          { module: string },
        ][]) {
          const chunk = chunks.find(({ moduleIds }) =>
            moduleIds.some((id) => id.endsWith(`/${module}`)),
          );
          if (!chunk) throw new Error(`The build has no chunk for ${module}`);
          walk(piece, chunk);
        }
        // The largest first, since they take longest; a browser opens six connections at a time.
        const size = (file: string) => {
          const made = bundle[file];
          return made?.type === 'chunk' ? made.code.length : 0;
        };
        const links = [...files]
          .filter(([file]) => !html.includes(file))
          .sort(([one], [other]) => size(other) - size(one))
          .map(([file, { as, on }]) => ({
            tag: 'link',
            attrs: {
              'data-piece': [...on].join(' '),
              ...(as === 'style' && { as }),
              ...(canWait(as, on) && { fetchpriority: 'low' }),
              crossorigin: true,
              href: `./${file}`,
            },
            injectTo: 'head' as const,
          }));
        return [...links, { tag: 'script', children: setOut, injectTo: 'head' }];
      },
    },
  };
}
