// npm run torture [-- --quick] [--only killBrowsers,...] [--count 50]: what the gate has no time for.
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { build, runnerImport } from 'vite';
import { serve } from '../../scripts/server.ts';
import { Victim } from './browser.ts';
import { damage } from './damage.ts';
import { evening } from './evening.ts';
import { killBrowsers, killPages } from './kills.ts';
import { markup } from './markup.ts';
import { killArmyEdits, killFirstBattles, killImports, killUpdates } from './moments.ts';
import { twoTabs } from './tabs.ts';
import { updates } from './updates.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    count: { type: 'string' },
  },
});

const now = '.cache/torture/now';
const next = '.cache/torture/next';

/** Trials that use the app's own modules, which Node alone cannot resolve. */
const inNode = async (file: string, name: string, count: number): Promise<string> => {
  const { module } = await runnerImport<Record<string, (count: number) => Promise<string>>>(
    `${process.cwd()}/tests/torture/${file}`,
    { configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } },
  );
  const trial = module[name];
  if (!trial) throw new Error(`There is no ${name} in ${file}.`);
  return trial(count);
};

type Run = (count: number) => Promise<string>;
const onSite =
  (trial: (site: Awaited<ReturnType<typeof serve>>, count: number) => Promise<string>): Run =>
  async (count) => {
    const site = await serve(now);
    return trial(site, count).finally(() => site.close());
  };

/** The full count of each, and one to see that it works. */
const TRIALS: Readonly<Record<string, readonly [full: number, quick: number, Run]>> = {
  sequences: [20_000, 50, (count) => inNode('sequences.ts', 'sequences', count)],
  hostileImports: [200_000, 1000, (count) => inNode('hostile.ts', 'hostileImports', count)],
  killBrowsers: [300, 5, onSite(killBrowsers)],
  killPages: [300, 5, onSite(killPages)],
  killFirstBattles: [100, 3, onSite(killFirstBattles)],
  killImports: [100, 4, onSite(killImports)],
  killArmyEdits: [100, 5, onSite(killArmyEdits)],
  killUpdates: [100, 3, onSite((site, count) => killUpdates(site, [now, next], count))],
  damage: [200, 6, onSite(damage)],
  markup: [200, 6, onSite(markup)],
  updates: [30, 2, onSite((site, count) => updates(site, [now, next], count))],
  twoTabs: [1000, 50, onSite(twoTabs)],
  evening: [10_000, 1500, onSite(evening)],
};

const names = values.only?.split(',') ?? Object.keys(TRIALS);
if (names.some((name) => !['sequences', 'hostileImports'].includes(name))) {
  console.log('Building the app twice.');
  await build({ logLevel: 'error', build: { outDir: now, emptyOutDir: true } });
  process.env.APP_VERSION = '99.0.0';
  await build({ logLevel: 'error', build: { outDir: next, emptyOutDir: true } });
}

const lines: string[] = [];
for (const name of names) {
  const trial = TRIALS[name];
  if (!trial) throw new Error(`There is no trial "${name}": ${Object.keys(TRIALS).join(', ')}.`);
  const [full, quick, run] = trial;
  const count = Number(values.count ?? (values.quick ? quick : full));
  const start = performance.now();
  console.log(`${name}: ${count}`);
  const outcome = await run(count).catch(async (error: unknown) => {
    process.exitCode = 1;
    await Victim.killAll();
    return `FAILED ${error instanceof Error ? error.stack : error}`;
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  lines.push(`${name}: ${outcome} (${seconds} s, load ${loadavg()[0]?.toFixed(1)})`);
  console.log(lines.at(-1));
}
mkdirSync('.cache/torture', { recursive: true });
writeFileSync('.cache/torture/results.txt', `${new Date().toISOString()}\n${lines.join('\n')}\n`);
