import type { BrowserContext, Page } from '@playwright/test';
import { type Site, serve } from '../../scripts/server.ts';
import { type Figure, median, ratio, round } from './figures.ts';
import { built } from './sites.ts';
import { launch, PHONE, slowed } from './visit.ts';

/** Two frames, and one, at 60 a second. */
const TWO_FRAMES = 33;
const ONE_FRAME = 1000 / 60;
const LONG_JOURNAL = 2000;
const TAPS_A_ROUND = 5;

interface Battles {
  readonly full: string;
  readonly empty: string;
  readonly other: string;
}

export async function seed(page: Page, { address }: Site, length: number): Promise<Battles> {
  await page.goto(`${address}#/more`);
  await page.locator('#first').waitFor({ state: 'detached' });
  return page.evaluate(async (entries) => {
    const { seedBattle } = await import(`${location.origin}/bench-seed.js`);
    return {
      full: await seedBattle('Full', entries),
      empty: await seedBattle('Empty', 0),
      other: await seedBattle('Other', 0),
    };
  }, length);
}

/** From the finger's touch to the painted change, by the browser's own clock. */
async function tapToPaint(page: Page): Promise<number> {
  const give = page.locator('.pebbles button:last-child').first();
  const box = await give.boundingBox();
  if (!box) throw new Error('There is no unit to tap on.');
  const measured = give.evaluate((button) => {
    const tray = button.closest('.pebbles') as Element;
    const before = tray.getAttribute('aria-label');
    return new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error('The tap was not answered.')), 5000);
      button.addEventListener(
        'click',
        ({ timeStamp }) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          const look = () => {
            if (tray.getAttribute('aria-label') === before) requestAnimationFrame(look);
            else port2.postMessage(null);
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
  });
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const taken = await measured;
  // Back to where it was, so that every tap finds the same number, and the disk comes to rest.
  await page.locator('.action-bar button').first().tap();
  await page.waitForTimeout(150);
  return taken;
}

async function newPage(context: BrowserContext, { address }: Site, route: string): Promise<Page> {
  const page = await context.newPage();
  await slowed(page);
  await page.goto(`${address}#${route}`);
  await page.locator('#first').waitFor({ state: 'detached' });
  return page;
}

/** From another battle to this one, until it is painted; the app and the database are warm. */
async function openBattle(
  context: BrowserContext,
  site: Site,
  from: string,
  to: string,
  name: string,
): Promise<number> {
  const page = await newPage(context, site, `/battle/${from}`);
  await page.locator('.pebbles').first().waitFor();
  await page.waitForTimeout(500);
  const taken = await page.evaluate(
    ([id, label]) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        location.hash = `#/battle/${id}`;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        const look = () => {
          const tray = document.querySelector(`.pebbles[aria-label^="DPs of ${label}"]`);
          if (tray?.checkVisibility({ opacityProperty: true })) port2.postMessage(null);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [to, name] as const,
  );
  await page.close();
  return taken;
}

/**
 * What an input costs the main thread: its handlers and React's answer, then style, layout and
 * paint of the frame that shows it. The wait between the two belongs to the display.
 */
type Work = (act: () => void) => Promise<number>;
const WORK = `window.work = async (act) => {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const start = performance.now();
  act();
  await null;
  await null;
  const answered = performance.now();
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const frame = performance.now();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(answered - start + (performance.now() - frame));
      port2.postMessage(null);
    });
  });
}`;

declare global {
  interface Window {
    work: Work;
  }
}

async function searchKeystrokes(page: Page, word: string): Promise<number[]> {
  const box = page.getByRole('searchbox', { name: 'Search the sheet' }).last();
  const times = await box.evaluate(async (input, letters) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const taken: number[] = [];
    for (let length = 1; length <= letters.length; length++) {
      const act = () => {
        set?.call(input, letters.slice(0, length));
        input.dispatchEvent(new Event('input', { bubbles: true }));
      };
      taken.push(await window.work(act));
    }
    return taken;
  }, word);
  const found = await page.locator('.sheet-status').textContent();
  if (!found?.includes('table')) throw new Error(`The search for ${word} found nothing.`);
  await box.fill('');
  return times;
}

/** The combat calculator with so many units a side; every other switch is the same one turned back. */
async function switches(page: Page, times: number): Promise<number[]> {
  const odds = page.locator('.odds-end');
  const before = await odds.textContent();
  const taken = await page
    .locator('.switch')
    .first()
    .evaluate(async (button, count) => {
      const all: number[] = [];
      for (let time = 0; time < count; time++)
        all.push(await window.work(() => (button as HTMLElement).click()));
      return all;
    }, times);
  if (times % 2 === 1 && (await odds.textContent()) === before)
    throw new Error('The switch changed no odds.');
  return taken;
}

async function openCombat(page: Page, units: number) {
  for (const side of ['red', 'black']) {
    const force = page.locator(`.force.${side}`);
    await force.locator('.unit-choice').first().click();
    if (units === 1) continue;
    await force.getByRole('button', { name: 'Units' }).click();
    const choices = page.locator('dialog .unit-choice[aria-pressed="false"]');
    for (let unit = 1; unit < units; unit++) await choices.first().click();
    await page.keyboard.press('Escape');
  }
  await page.locator('.odds-end').waitFor();
  await page.evaluate(WORK);
}

/** Play on the slowed-down phone: a battle with a long journal against one with none. */
export async function benchPlay(rounds: number, say: (line: string) => void): Promise<Figure[]> {
  const site = await serve(built.app);
  const browser = await launch();
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const seeder = await context.newPage();
  const battles = await seed(seeder, site, LONG_JOURNAL);
  await seeder.close();
  say('play: the long journal is written');

  const times = { full: [], empty: [], openFull: [], openEmpty: [] } as Record<
    'full' | 'empty' | 'openFull' | 'openEmpty',
    number[]
  >;
  const keys: number[] = [];
  const two: number[] = [];
  const largest: number[] = [];
  let nodes = 0;
  for (let number = 0; number < rounds; number++) {
    for (const which of number % 2 ? (['full', 'empty'] as const) : (['empty', 'full'] as const)) {
      const page = await newPage(context, site, `/battle/${battles[which]}`);
      await page.locator('.pebbles').first().waitFor();
      await page.waitForTimeout(1500);
      await tapToPaint(page);
      for (let tap = 0; tap < TAPS_A_ROUND; tap++) times[which].push(await tapToPaint(page));
      nodes = await page.evaluate(() => document.querySelectorAll('*').length);
      await page.close();
      const name = which === 'full' ? 'Full' : 'Empty';
      const opened = await openBattle(context, site, battles.other, battles[which], name);
      times[which === 'full' ? 'openFull' : 'openEmpty'].push(opened);
    }
    const sheet = await newPage(context, site, '/sheet');
    await sheet.waitForTimeout(1500);
    await sheet.evaluate(WORK);
    await searchKeystrokes(sheet, 'missile');
    for (const word of ['retire', 'pebbles', 'shooting'])
      keys.push(...(await searchKeystrokes(sheet, word)));
    await sheet.close();
    for (const [units, into] of [
      [1, two],
      [5, largest],
    ] as const) {
      const page = await newPage(context, site, `/tools/combat?battle=${battles.empty}`);
      await openCombat(page, units);
      await page.waitForTimeout(500);
      await switches(page, 2);
      into.push(...(await switches(page, 5)));
      await page.close();
    }
    say(`play: round ${number + 1} of ${rounds}`);
  }
  await browser.close();
  await site.close();

  const group = 'Play (4x slower processor, 30 units)';
  const frame = (what: string, values: readonly number[], limit: number): Figure => ({
    group,
    what,
    is: median(values),
    limit: { atMost: limit },
    unit: 'ms',
    from: `${values.length} taken, worst ${round(Math.max(...values))} ms`,
  });
  return [
    frame('DP tap to paint, 2,000 journal entries', times.full, TWO_FRAMES),
    ratio(group, 'the same tap, 2,000 entries / none', times.full, times.empty, { atMost: 1.5 }),
    ratio(group, 'opening the battle, 2,000 entries / none', times.openFull, times.openEmpty, {
      atMost: 1.5,
    }),
    frame('search, work for one keystroke', keys, ONE_FRAME),
    frame('combat odds after a switch, two units', two, ONE_FRAME),
    { ...frame('combat odds after a switch, five units a side', largest, ONE_FRAME) },
    { group, what: 'elements on the screen with 30 units', is: nodes, unit: '' },
  ];
}
