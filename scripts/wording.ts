// The rules' figures are free, their sentences are not: no run of eight words of the sources may
// stand in our texts. The sources are not part of the project, so their folder (texts as .txt) is
// an argument, or SOURCES in the environment:
//   node scripts/wording.ts <folder>
import { existsSync, globSync, readFileSync } from 'node:fs';

const RUN = 8;
const texts = [
  'README.md',
  'CHANGELOG.md',
  'index.html',
  'docs/**/*.md',
  'src/**/*.{ts,tsx,css}',
  'tests/**/*.{ts,tsx}',
  // The built page holds the sheet as it is read, with its figures filled in.
  'dist/index.html',
];

const wordsOf = (text: string): string[] =>
  text
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/[a-z0-9½]+/g) ?? [];

/** A run of numbers and codes alone is a table of figures, no sentence. */
function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words
    .slice(RUN - 1)
    .map((_, start) => words.slice(start, start + RUN))
    .filter((run) => run.some((word) => /^[a-z]{3,}$/.test(word)))
    .map((run) => run.join(' '));
}

const read = (path: string) => readFileSync(path, 'utf8');

const folder = process.argv[2] ?? process.env.SOURCES;
const sources = folder && existsSync(folder) ? globSync(`${folder}/*.txt`) : [];
if (sources.length === 0) {
  console.log('Wording: skipped, no folder with the sources was given.');
  process.exit(0);
}

const theirs = new Set(sources.flatMap((path) => runsOf(read(path))));
const ours = texts.flatMap((pattern) => globSync(pattern));
const found = ours.flatMap((path) =>
  runsOf(read(path))
    .filter((run) => theirs.has(run))
    .map((run) => `${path}: ${run}`),
);
if (found.length > 0) {
  console.error(`Runs of ${RUN} words that stand in the sources:\n${found.join('\n')}`);
  process.exit(1);
}
console.log(`Wording: ${ours.length} of our files share no run of ${RUN} words with the sources.`);
