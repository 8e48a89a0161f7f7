import type { Plugin } from 'vite';
import { chunkGroups } from './startPlan.ts';

/** What a start runs through; the first two are named in vite.config.ts. */
const AT_START = ['vendor', 'parts', ...chunkGroups.map(({ name }) => name)];

/**
 * Tells the browser that most of these chunks is called at once: it compiles them whole on another
 * thread while they arrive, instead of a function at a time as each is called first. The remark
 * counts only in the first line; a browser that does not know it reads a comment.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const name of AT_START) {
          const chunk = chunks.find((each) => each.name === name);
          if (!chunk) throw new Error(`The build has no chunk “${name}”`);
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
