import { existsSync } from 'node:fs';
import { build } from 'vite';
import { findBrowser, noBrowser } from '../../scripts/browser.ts';

export const nextBuild = '.cache/next';
export const nextVersion = '99.0.0';

/** The update test needs a second real build, one version later than the one in dist. */
export default async function setup() {
  if (!findBrowser()) throw new Error(noBrowser);
  if (!existsSync('dist/sw.js')) throw new Error('There is no build: run `npm run build` first.');
  process.env.APP_VERSION = nextVersion;
  await build({ build: { outDir: nextBuild, emptyOutDir: true }, logLevel: 'error' });
}
