// A build is only good if the phone keeps all of it: every file must be in the worker's precache.
import { globSync, readFileSync } from 'node:fs';
import { HEADERS_FILE } from './headers.ts';
import { STORE_PICTURES } from './storePictures.ts';

const folder = process.argv[2] ?? 'dist';
const worker = readFileSync(`${folder}/sw.js`, 'utf8');
const precached = new Set(
  [...worker.matchAll(/url:\s*"([^"]+)"|"url":\s*"([^"]+)"/g)].map((match) => match[1] ?? match[2]),
);
/** The browser keeps the worker itself; a host may refuse to serve the file of its headers. */
const exceptions = ['sw.js', HEADERS_FILE];
const emitted = globSync('**/*', { cwd: folder, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
  .filter((name) => !exceptions.includes(name) && !name.startsWith(`${STORE_PICTURES}/`));

const missing = emitted.filter((name) => !precached.has(name));
const gone = [...precached].filter((name) => !emitted.includes(name ?? ''));
if (missing.length > 0 || gone.length > 0) {
  console.error(
    `Not precached: ${missing.join(', ') || 'none'}. Precached but not built: ${gone.join(', ') || 'none'}.`,
  );
  process.exit(1);
}
console.log(`All ${emitted.length} files of ${folder} are precached.`);
