import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Shown by browsers and stores before the app is installed: the app itself never asks for them. */
export const STORE_PICTURES = 'pictures';

/** Those of the README. */
export function storePictures(): Plugin {
  return {
    name: 'store-pictures',
    apply: 'build',
    generateBundle() {
      for (const file of globSync('docs/pictures/*.png')) {
        const fileName = `${STORE_PICTURES}/${basename(file)}`;
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
      }
    },
  };
}
