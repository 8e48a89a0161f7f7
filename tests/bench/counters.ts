import type { CDPSession, Page } from '@playwright/test';
import { type Site, serve } from '../../scripts/server.ts';
import { type Figure, median, round } from './figures.ts';
import { newPage, stands, tapToPaint, workOf } from './play.ts';
import { built } from './sites.ts';
import { launch, PHONE } from './visit.ts';

/** Two frames, and one, at 60 a second. */
const TWO_FRAMES = 33;
const ONE_FRAME = 16.7;
const TAPS_A_ROUND = 5;

const NAME = 'Counters';

async function seed(page: Page, { address }: Site): Promise<string> {
  await page.goto(`${address}#/more`);
  await page.locator('#first').waitFor({ state: 'detached' });
  return page.evaluate(async (name) => {
    const { seedCounterBattle } = await import(`${location.origin}/bench-seed.js`);
    return seedCounterBattle(name);
  }, NAME);
}

/** The first wing of the side whose turn it is. */
const WING = `section[aria-label="${NAME} Byrhtnoth’s wing 1"]`;
const COUNTER = `${WING} li:nth-child(2) > button`;
const PANEL = 'dialog[open]';
const CLOSE = `${PANEL} [data-panel-head] button`;

const click = (element: Element) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));

/** A counter's panel is opened until it is painted, and closed; the first only warms up. */
async function tapAndClose(page: Page, devtools: CDPSession): Promise<number[]> {
  const taken: number[] = [];
  for (let tap = 0; tap <= TAPS_A_ROUND; tap++) {
    taken.push(await tapToPaint(page, devtools, COUNTER, { shown: PANEL }));
    await page.locator(CLOSE).evaluate(click);
    await stands(page, `body:not(:has(${PANEL}))`);
    await page.waitForTimeout(150);
  }
  return taken.slice(1);
}

/** The same in the main thread's own time. */
async function workOfOpening(page: Page): Promise<number[]> {
  const taken: number[] = [];
  for (let tap = 0; tap <= TAPS_A_ROUND; tap++) {
    taken.push(await workOf(page, page.locator(COUNTER), click));
    if ((await page.locator(PANEL).count()) === 0) throw new Error('No panel opened.');
    await page.locator(CLOSE).evaluate(click);
    await stands(page, `body:not(:has(${PANEL}))`);
  }
  return taken.slice(1);
}

/** An attack with four in it: "Downhill" on and off again. */
async function workOfSwitch(page: Page): Promise<number[]> {
  const panel = page.getByRole('dialog');
  await page.locator(COUNTER).evaluate(click);
  await panel.getByRole('button', { name: /^Attack/ }).evaluate(click);
  await panel
    .getByRole('button', { name: /^Attack Thralls/ })
    .first()
    .evaluate(click);
  for (const name of [/^With Hearth/, /^With Edward/, /^With Dunnere/])
    await panel.getByRole('button', { name }).first().evaluate(click);
  const row = panel.getByText(/row [A-F]+ of the table/);
  const taken: number[] = [];
  for (let time = 0; time <= TAPS_A_ROUND; time++) {
    const before = await row.textContent();
    taken.push(await workOf(page, panel.getByRole('switch', { name: 'Downhill' }), click));
    if ((await row.textContent()) === before) throw new Error('The switch changed nothing.');
  }
  return taken.slice(1);
}

/** Shields & Swords II's order board with 40 units a side on the slowed-down phone. */
export async function benchCounters(
  rounds: number,
  say: (line: string) => void,
): Promise<Figure[]> {
  const site = await serve(built.app);
  const browser = await launch();
  const context = await browser.newContext({
    ...PHONE,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const seeder = await context.newPage();
  const battle = `/battle/${await seed(seeder, site)}`;
  await seeder.close();
  const taps: number[] = [];
  const work: number[] = [];
  const switches: number[] = [];
  for (let number = 0; number < rounds; number++) {
    const page = await newPage(context, site, battle);
    await stands(page, COUNTER);
    await page.waitForTimeout(1500);
    taps.push(...(await tapAndClose(page, await context.newCDPSession(page))));
    await page.close();
    const quick = await newPage(context, site, battle, 1);
    await stands(quick, COUNTER);
    await quick.waitForTimeout(1500);
    work.push(...(await workOfOpening(quick)));
    switches.push(...(await workOfSwitch(quick)));
    await quick.close();
    say(`counters: round ${number + 1} of ${rounds}`);
  }
  await browser.close();
  await site.close();

  const figure = (what: string, values: readonly number[], atMost: number): Figure => ({
    group: 'Shields & Swords II (4x slower processor, 40 units a side)',
    what,
    is: median(values),
    limit: { atMost },
    unit: 'ms',
    from: `${values.length} taken, worst ${round(Math.max(...values))} ms`,
  });
  return [
    figure('tap on a counter until its panel is painted', taps, TWO_FRAMES),
    figure('main thread for that tap', work, TWO_FRAMES),
    figure('main thread for a switch of an attack by four', switches, ONE_FRAME),
  ];
}
