import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/**
 * What a start runs through. Each is an import() of its own, so that other pages do not wait for
 * it; asked for one after the other they would cost a round trip each. `setOut` sends for what the
 * page that opens needs. The worker's precache finds all of it in the browser's cache.
 */
const ways = {
  app: 'app/main.tsx',
  store: 'app/keep.ts',
  battle: 'screens/battle/BattlePage.tsx',
  board: 'screens/battle/OpenedBattle.tsx',
  sheet: 'screens/sheet/SheetPage.tsx',
};
type Way = keyof typeof ways;

/**
 * A script in the page itself: puts on the wire, side by side, what the page that opens will ask
 * for piece by piece. Who returns to a battle needs all of it at once, the board too. Where there is
 * text to be read first, only the largest piece sets out before it; the line is busy with that until
 * the text is painted and the rest follows. The board is then for the tap that begins a battle, and
 * comes behind the page that is tapped: on a slow line they would arrive together, and late.
 */
export const setOut = `
  const page = /^#\\/([a-z]+)/.exec(location.hash)?.[1] ?? 'battle';
  const linksOf = (way) => [...document.querySelectorAll('link[data-way~="' + way + '"]')];
  const send = (way) => {
    for (const link of linksOf(way)) link.rel ||= link.as === 'style' ? 'preload' : 'modulepreload';
  };
  const worker = navigator.serviceWorker?.controller;
  if (document.documentElement.dataset.first) {
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
      send(page);
      if (page === 'battle') linksOf('battle').at(-1).onload = () => send('board');
    }));
  }
`;

/** Styles would go before the scripts and, small as they are, take a connection each. */
const canWait = (as: 'script' | 'style', on: ReadonlySet<Way>) =>
  as === 'style' || (on.size === 1 && on.has('board'));

export function preloadStart(): Plugin {
  return {
    name: 'preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const files = new Map<string, { as: 'script' | 'style'; on: Set<Way> }>();
        const need = (way: Way, file: string, as: 'script' | 'style') => {
          const known = files.get(file) ?? { as, on: new Set() };
          files.set(file, known);
          known.on.add(way);
        };
        const walk = (way: Way, chunk: Chunk | undefined) => {
          if (!chunk || files.get(chunk.fileName)?.on.has(way)) return;
          if (way === 'store' && chunk.name === 'vendor')
            throw new Error(
              'The database would be opened behind React: a chunk of the store needs it',
            );
          need(way, chunk.fileName, 'script');
          for (const file of chunk.viteMetadata?.importedCss ?? []) need(way, file, 'style');
          for (const name of chunk.imports)
            walk(
              way,
              chunks.find(({ fileName }) => fileName === name),
            );
        };
        for (const [way, end] of Object.entries(ways) as [Way, string][]) {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
          if (!chunk) throw new Error(`The build has no chunk for src/…/${end}`);
          walk(way, chunk);
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
              'data-way': [...on].join(' '),
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
