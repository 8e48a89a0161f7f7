import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/**
 * What a start without an address runs through: the app, the store and the Battle page. Each is an
 * import() of its own, so that other pages do not wait for it; asked for one after the other they
 * would cost a round trip each. The worker's precache finds them in the browser's cache.
 */
const onTheWay = ['app/main.tsx', 'app/keep.ts', 'screens/battle/BattlePage.tsx'];

/** Puts all of it on its way with the page itself. */
export function preloadStart(): Plugin {
  return {
    name: 'preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const needed = new Set<Chunk>();
        const need = (chunk: Chunk | undefined) => {
          if (!chunk || needed.has(chunk)) return;
          needed.add(chunk);
          for (const name of chunk.imports) need(chunks.find(({ fileName }) => fileName === name));
        };
        for (const end of onTheWay) {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
          if (!chunk) throw new Error(`The build has no chunk for src/…/${end}`);
          need(chunk);
        }
        const scripts = [...needed].map(({ fileName }) => fileName);
        const styles = [...needed].flatMap(({ viteMetadata }) => [
          ...(viteMetadata?.importedCss ?? []),
        ]);
        const missing = (file: string) => !html.includes(file);
        return [
          ...scripts.filter(missing).map((file) => link(file, { rel: 'modulepreload' })),
          ...[...new Set(styles)]
            .filter(missing)
            .map((file) => link(file, { rel: 'preload', as: 'style' })),
        ];
      },
    },
  };
}

const link = (file: string, attrs: Record<string, string>) => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true, href: `./${file}` },
  injectTo: 'head' as const,
});
