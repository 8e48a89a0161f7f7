import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Site } from '../../scripts/server.ts';
import { appears, Profile, Victim } from './browser.ts';
import { begin } from './kills.ts';
import { linesIn, tapOn } from './witness.ts';

const WAYS = ['flip', 'cut', 'delete'] as const;
const TAPS = 60;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const below = (n: number) => Math.floor(Math.random() * n);

/** One to three files of the store are spoilt on disk, as a failing card or a full one does. */
function spoil(folder: string): string {
  const files = filesIn(folder).filter((file) => statSync(file).size > 0);
  const told: string[] = [];
  for (let count = 1 + below(3); count > 0; count--) {
    const file = files[below(files.length)];
    const way = WAYS[below(WAYS.length)] ?? 'flip';
    if (!file) continue;
    told.push(`${way} ${file.split('/').at(-1)}`);
    if (way === 'delete') rmSync(file, { force: true });
    else if (statSync(file, { throwIfNoEntry: false })) {
      const bytes = readFileSync(file);
      if (way === 'cut') writeFileSync(file, bytes.subarray(0, below(bytes.length)));
      else {
        for (let flips = 1 + below(20); flips > 0; flips--) {
          const at = below(bytes.length);
          bytes[at] = (bytes[at] ?? 0) ^ (1 + below(255));
        }
        writeFileSync(file, bytes);
      }
    }
  }
  return told.join(', ');
}

/** What the app says of a loss, wherever it says it. */
const words = (page: Page): Promise<string> =>
  page
    .locator('[role=alert]:visible, [role=status]:visible, [data-notice]:visible')
    .allInnerTexts()
    .then((texts) => texts.join(' ').trim());

/** The database's files in two of three rounds, those of the second copy in the others, both at times. */
export async function damage(site: Site, count: number): Promise<string> {
  const good = new Profile();
  const first = await Victim.launch(good);
  const page = await first.context.newPage();
  await begin(page, site);
  await tapOn(page, TAPS);
  // The second copy is never behind by more than a second.
  await page.waitForTimeout(3000);
  const sums = await linesIn(page);
  await first.close();

  const tally = { whole: 0, said: 0 };
  for (let round = 0; round < count; round++) {
    const profile = new Profile();
    cpSync(good.folder, profile.folder, { recursive: true });
    const [database = '', copy = ''] = profile.stores;
    const targets = [[database], [database], [copy], [database, copy]][round % 4] ?? [];
    const how = targets.map(spoil).join('; ');
    const victim = await Victim.launch(profile);
    const after = await victim.context.newPage();
    await after.goto(`${site.address}#/battle`);
    await appears(after);
    // What comes back from the second copy is there a moment later.
    await after.waitForTimeout(1500);
    const found = await linesIn(after).catch(() => []);
    const whole = found.length >= sums.length && sums.every((sum, seq) => sum === found[seq]);
    const said = await words(after);
    if (whole) tally.whole++;
    else if (/lost|cannot be read|storage|second copy/i.test(said)) tally.said++;
    else throw new Error(`After ${how}: ${found.length} of ${sums.length} lines, and "${said}".`);
    await victim.close();
    profile.remove();
    if (round % 20 === 19) console.log(`  ${round + 1} of ${count} ${JSON.stringify(tally)}`);
  }
  good.remove();
  return `${count} damaged stores: ${tally.whole} restored whole, in ${tally.said} the loss was said in words; never a blank page`;
}
