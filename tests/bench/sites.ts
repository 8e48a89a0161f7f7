import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';

const folder = '.cache/bench';
/** Where what is measured is built. */
export const built = {
  app: `${folder}/app`,
  limit: `${folder}/limit`,
  floor: `${folder}/floor`,
  kernel: `${folder}/kernel`,
} as const;

/** A module of the bench that needs the app's own: bundled, since Node wants file extensions. */
const bundle = (entry: string, name: string, outDir: string, ssr: boolean) =>
  build({
    configFile: false,
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      ...(ssr && { ssr: true }),
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: name, format: 'es' },
      },
    },
  });

/** The app, the page that nothing can beat, and the Ionic app that everybody gets. */
export async function buildSites() {
  // The app's settings load modules of the app (scripts/startPlan.ts), and Vite then takes the
  // whole process for one of development: React would be built with its warnings, at half its pace.
  process.env.NODE_ENV = 'production';
  await build({ logLevel: 'error', build: { outDir: built.app, emptyOutDir: true } });
  await bundle('tests/bench/seed.ts', 'bench-seed.js', built.app, false);
  await bundle('tests/bench/kernel.ts', 'kernel.js', built.kernel, true);
  await build({
    configFile: 'tests/bench/floor/vite.config.ts',
    logLevel: 'error',
    build: { outDir: `${process.cwd()}/${built.floor}`, emptyOutDir: true },
  });
  buildLimit();
}

/** The same text as the app's own page holds before any script runs. */
function buildLimit() {
  const page = readFileSync(`${built.app}/index.html`, 'utf8');
  const from = page.indexOf('<div id="first">');
  const to = page.indexOf('<div id="late"');
  if (from < 0 || to < from) throw new Error('The app has no static sheet to compare with.');
  const frame = readFileSync('tests/bench/limit/page.html', 'utf8');
  mkdirSync(built.limit, { recursive: true });
  cpSync('tests/bench/limit/sw.js', `${built.limit}/sw.js`);
  writeFileSync(
    `${built.limit}/index.html`,
    frame.replace('<!--sheet-->', () => page.slice(from, to)),
  );
}
