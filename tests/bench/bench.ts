// npm run bench [-- --rounds 7 --soak --only startup,play,hexes,counters,growth,kernel,sizes --small --record]: one page of figures.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { benchCounters } from './counters.ts';
import { asMarkdown, type Figure, passes } from './figures.ts';
import { benchGrowth, SMALL, WHOLE } from './growth.ts';
import { benchHexes } from './hexes.ts';
import { benchPlay } from './play.ts';
import { buildSites, built } from './sites.ts';
import { benchSizes } from './sizes.ts';
import { benchSoak } from './soak.ts';
import { benchStartup } from './startup.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    only: { type: 'string', default: 'kernel,sizes,startup,play,hexes,counters,growth' },
    small: { type: 'boolean', default: false },
    soak: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const parts = new Set([...values.only.split(','), ...(values.soak ? ['soak'] : [])]);
const say = (line: string) => console.log(line);
const start = performance.now();

say('Building the app, the limit page and the Ionic floor.');
await buildSites();
const { benchKernel } = (await import(`${process.cwd()}/${built.kernel}/kernel.js`)) as {
  benchKernel: (rounds: number) => Figure[];
};

const figures: Figure[] = [];
const broken: string[] = [];
/** One part that breaks off must not take the others' figures along. */
async function measure(part: string, bench: () => Figure[] | Promise<Figure[]>) {
  if (!parts.has(part)) return;
  try {
    figures.push(...(await bench()));
  } catch (error) {
    broken.push(`**${part} broke off**: ${(error as Error).message.split('\n')[0]}`);
    process.exitCode = 1;
  }
}
await measure('kernel', () => benchKernel(rounds));
await measure('sizes', () => benchSizes());
await measure('startup', () => benchStartup(rounds, say));
await measure('play', () => benchPlay(rounds, say));
await measure('hexes', () => benchHexes(rounds, say));
await measure('counters', () => benchCounters(rounds, say));
await measure('growth', () => benchGrowth(rounds, values.small ? SMALL : WHOLE, say));
await measure('soak', () => benchSoak(say));

const minutes = (performance.now() - start) / 60_000;
const about = [
  `${new Date().toISOString().slice(0, 10)}, medians of ${rounds} interleaved rounds, ${minutes.toFixed(0)} minutes`,
  `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at the end, Node ${process.versions.node}`,
  ...broken,
];
const page = asMarkdown(figures, about);
mkdirSync('bench', { recursive: true });
writeFileSync('bench/results.md', `# Bench\n\n${page}`);
writeFileSync('bench/results.json', JSON.stringify({ about, figures }, null, 2));
if (values.record) record(page);
const failed = figures.filter((figure) => passes(figure) === false);
say(`\n${page}`);
say(`${failed.length} of ${figures.filter(({ limit }) => limit).length} limits do not hold.`);
say('Written to bench/results.md and bench/results.json.');

/** Puts the page where readers find it. */
function record(text: string) {
  const file = 'docs/performance.md';
  const kept = readFileSync(file, 'utf8');
  const [from, to] = ['<!-- last run -->', '<!-- end of last run -->'];
  if (!kept.includes(from) || !kept.includes(to)) throw new Error(`${file} has no place for it.`);
  const before = kept.slice(0, kept.indexOf(from) + from.length);
  writeFileSync(file, `${before}\n\n${text}\n${kept.slice(kept.indexOf(to))}`);
}
