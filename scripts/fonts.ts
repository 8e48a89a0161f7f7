// Cuts Vollkorn down to what names, numerals and the band of a result need, into src/theme/fonts/.
// The files are kept in the repository: run `npm run fonts` after a change here or of the package.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface SubsetOptions {
  readonly targetFormat: 'woff2';
  /** OpenType features that stay. */
  readonly keepFeatures: readonly string[];
  readonly noHinting: boolean;
  readonly dropTables: readonly string[];
  readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
}
type SubsetFont = (font: Buffer, text: string, options: SubsetOptions) => Promise<Buffer>;

const require = createRequire(import.meta.url);
const subsetFont = require('subset-font') as SubsetFont;
const source = 'node_modules/@fontsource-variable/vollkorn';
const target = 'src/theme/fonts';

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

/** The package has Latin-1 and Latin Extended in two files; the second is fetched only for a name that needs it. */
const parts = [
  {
    name: 'latin',
    text: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–‘’“”′″−×`,
    keepFeatures: ['kern', 'lnum', 'tnum'],
  },
  { name: 'latin-ext', text: range(0x100, 0x17f), keepFeatures: [] },
];

for (const { name, text, keepFeatures } of parts) {
  const whole = readFileSync(`${source}/files/vollkorn-${name}-wght-normal.woff2`);
  const cut = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
    // What a browser does without: names of weights, and widths that it reads from the outlines.
    dropTables: ['HVAR', 'MVAR', 'STAT', 'gasp'],
    variationAxes: { wght: { min: 700, max: 900 } },
  });
  writeFileSync(`${target}/vollkorn-${name}.woff2`, cut);
  console.log(`vollkorn-${name}.woff2: ${cut.length} bytes`);
}
copyFileSync(`${source}/LICENSE`, `${target}/LICENSE-Vollkorn.txt`);
