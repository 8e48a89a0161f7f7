// npm run engines [-- --only webkit,firefox] [--flow battle]: the same flows in three engines,
// with pictures in engines/ for looking.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '../../scripts/server.ts';
import buildNext, { nextBuild, nextVersion } from '../e2e/setup.ts';
import type { Engine } from './engine.ts';
import type { Flow } from './flow.ts';
import { FLOWS } from './flows/index.ts';
import { installPackages, works } from './packages.ts';
import { Phone } from './phone.ts';
import { chromium, firefox } from './puppeteer.ts';
import { webkit } from './webkit.ts';

const FOLDER = 'engines';

const { values } = parseArgs({ options: { only: { type: 'string' }, flow: { type: 'string' } } });
const engines = [chromium, firefox, webkit].filter(
  ({ name }) => values.only?.split(',').includes(name) ?? true,
);
const flows = Object.entries(FLOWS).filter(([name]) => name.includes(values.flow ?? ''));
if (engines.length === 0 || flows.length === 0) throw new Error('There is nothing of that name.');

await buildNext();
if (!works('pdftoppm', '-v')) {
  const missing = installPackages('Looking at printed pages', ['poppler-utils']);
  if (missing) console.log(missing);
}

/** Null if all went well, else what did not. */
async function run(engine: Engine, name: string, flow: Flow): Promise<string | null> {
  const site = await serve('dist');
  const pathOf = (file: string) =>
    join(FOLDER, engine.name, `${name.replaceAll(/\W+/g, '-')}-${file}`);
  const phones: Phone[] = [];
  const newPhone: Parameters<Flow>[0]['newPhone'] = (settings = {}) => {
    const phone = new Phone(engine, site, pathOf, settings);
    phones.push(phone);
    return phone;
  };
  try {
    await flow({ site, newPhone, pathOf, nextBuild: { folder: nextBuild, version: nextVersion } });
    for (const phone of phones) await phone.close();
    const problems = phones.flatMap((phone) => phone.problems);
    return problems.length > 0 ? `on the console: ${problems.join('\n')}` : null;
  } catch (error) {
    const players = phones.flatMap((phone) => phone.players);
    for (const [place, player] of players.entries()) await player.picture(`failed-${place}`);
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  } finally {
    for (const phone of phones) await phone.discard();
    await site.close();
  }
}

/** What each flow came to: "yes", "NO", or "not run". */
const table = new Map(flows.map(([name]) => [name, [] as string[]]));
for (const engine of engines) {
  if (!values.flow) rmSync(join(FOLDER, engine.name), { recursive: true, force: true });
  mkdirSync(join(FOLDER, engine.name), { recursive: true });
  const missing = engine.isHere() ? undefined : installPackages(engine.name, engine.packages);
  if (missing || !engine.isHere()) {
    console.log(`not run  ${engine.name}: ${missing ?? 'it is not there after the installation.'}`);
    process.exitCode = 1;
  }
  for (const [name, flow] of flows) {
    if (!engine.isHere()) {
      table.get(name)?.push('not run');
      continue;
    }
    const start = performance.now();
    const problem = await run(engine, name, flow);
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
    console.log(`${problem ? 'FAILED' : 'passed'} ${seconds} s  ${engine.name}: ${name}`);
    if (problem) {
      console.log(problem);
      process.exitCode = 1;
    }
    table.get(name)?.push(problem ? 'NO' : 'yes');
  }
}

const rows = [
  ['flow', ...engines.map(({ name }) => name)],
  ['---', ...engines.map(() => '---')],
  ...[...table].map(([name, cells]) => [name, ...cells]),
];
const text = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
writeFileSync(join(FOLDER, 'table.md'), `${text}\n`);
console.log(`\n${text}\n\nThe pictures are in ${FOLDER}/.`);
