import type { Plugin } from 'vite';

/** start.ts asks for main.tsx only after the first paint; its files may well be on their way before. */
export function preloadMain(): Plugin {
  return {
    name: 'preload-main',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const main = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('app/main.tsx'));
        if (!main) throw new Error('The build has no chunk for src/app/main.tsx');
        const missing = [main.fileName, ...main.imports].filter((file) => !html.includes(file));
        return missing.map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
