import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { type Site, serve } from '../../scripts/server.ts';
import { type Figure, median, ratio, round } from './figures.ts';
import { built } from './sites.ts';
import { launch, PHONE, SLOWER, slowed } from './visit.ts';

/** Two frames, and one, at 60 a second. */
const TWO_FRAMES = 33;
const ONE_FRAME = 16.7;
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

/** Waits in the page itself, for the same reason as `touch`. */
export const stands = (page: Page, selector: string): Promise<void> =>
  page.evaluate(
    (target) =>
      new Promise<void>((resolve) => {
        const look = () =>
          document.querySelector(target) ? resolve() : requestAnimationFrame(look);
        look();
      }),
    selector,
  );

/** How long a finger stays down; the button is drawn pressed meanwhile. */
const TOUCH = 60;

/** A finger, and nothing else: a locator leaves listeners behind that every later event runs through. */
export async function touch(page: Page, devtools: CDPSession, selector: string): Promise<void> {
  const spot = await page.evaluate((target) => {
    const { x, y, width, height } = document.querySelector(target)?.getBoundingClientRect() ?? {};
    return x && y && width && height ? { x: x + width / 2, y: y + height / 2 } : null;
  }, selector);
  if (!spot) throw new Error(`There is no ${selector} to tap on.`);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
  await page.waitForTimeout(TOUCH);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** A fifth pebble is no pebble but a lower level (DP-2). */
const GIVE = '[data-pebbles]:not([aria-label$=": 4"]) button:last-child';

/**
 * From the lifted finger to the painted change, by the browser's own clock: until the name of what
 * is around the target has changed, or until something of this kind is shown.
 */
export async function tapToPaint(
  page: Page,
  devtools: CDPSession,
  target: string,
  answer: { readonly around: string } | { readonly shown: string },
): Promise<number> {
  await page.evaluate(
    ([selector, awaited]) => {
      const element = document.querySelector(selector) as Element;
      // In the middle: the bars at the top and the bottom lie over the board.
      element.scrollIntoView({ block: 'center' });
      const around = 'around' in awaited ? element.closest(awaited.around) : null;
      const before = around?.getAttribute('aria-label');
      const isAnswered = () =>
        'shown' in awaited
          ? document.querySelector(awaited.shown) !== null
          : around?.getAttribute('aria-label') !== before;
      window.painted = new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error('The tap was not answered.')), 5000);
        const answered = ({ timeStamp }: Event) => {
          // The first task behind the frame, before all that waits for it: what was put off so that it
          // would not delay the frame does not.
          const painted = () =>
            scheduler.postTask(() => resolve(performance.now() - timeStamp), {
              priority: 'user-blocking',
            });
          const look = () => {
            if (isAnswered()) painted();
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        };
        element.addEventListener('click', answered, { capture: true, once: true });
      });
    },
    [target, answer] as const,
  );
  await touch(page, devtools, target);
  return page.evaluate(() => window.painted);
}

/** Several in a row, each undone, so that every tap finds the same number; the first one only warms up. */
export async function tapAndUndo(page: Page, undo?: string): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page);
  const taken: number[] = [];
  for (let tap = 0; tap <= TAPS_A_ROUND; tap++) {
    taken.push(await tapToPaint(page, devtools, GIVE, { around: '[data-pebbles]' }));
    if (undo) await touch(page, devtools, undo);
    // The disk comes to rest.
    await page.waitForTimeout(150);
  }
  return taken.slice(1);
}

/** The least that a tap can cost on this machine just now: a button in a page that holds nothing else. */
async function bareButton(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await slowed(page);
  await page.setContent(
    '<div class="pebbles" aria-label="0" style="padding: 40%"><button style="padding: 2em">0</button></div>',
  );
  await page.evaluate(() => {
    const button = document.querySelector('button') as HTMLElement;
    button.addEventListener('click', () => {
      button.textContent = `${Number(button.textContent) + 1}`;
      button.parentElement?.setAttribute('aria-label', button.textContent);
    });
  });
  return page;
}

export async function newPage(
  context: BrowserContext,
  { address }: Site,
  route: string,
  slower = SLOWER,
): Promise<Page> {
  const page = await context.newPage();
  await slowed(page, slower);
  await page.goto(`${address}#${route}`);
  await stands(page, 'body:not(:has(#first))');
  return page;
}

/** From one battle to another, and by what the board of each is known. */
export interface Way {
  readonly from: string;
  readonly to: string;
  readonly left: string;
  readonly shown: string;
}

/** From another battle to this one, until it is painted; the app and the database are warm. */
export async function openBattle(context: BrowserContext, site: Site, way: Way): Promise<number> {
  const page = await newPage(context, site, `/battle/${way.from}`);
  await stands(page, way.left);
  await page.waitForTimeout(500);
  const taken = await page.evaluate(
    ({ to, shown }) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        // As the app itself goes there; a changed address alone is a stranger's link to it.
        history.pushState({ usr: null, key: 'bench', idx: 1 }, '', `#/battle/${to}`);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        const look = () => {
          const board = document.querySelector(shown);
          if (board?.checkVisibility({ opacityProperty: true })) port2.postMessage(null);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    way,
  );
  await page.close();
  return taken;
}

/** The first tray of pebbles of a battle whose units have its name. */
export const trayOf = (name: string): string => `[data-pebbles][aria-label^="DPs of ${name}"]`;

/**
 * What an input costs the main thread: its handlers, React's answer, then style, layout and paint
 * of the frame that shows it. Counted in the thread's own time, which a busy machine does not
 * change, at full speed, and multiplied.
 */
export async function workOf(page: Page, target: Locator, act: (element: Element) => void) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const cost = async (doing: (element: Element) => void) => {
    const before = await spent();
    await target.evaluate(doing);
    await page.evaluate(
      () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    return (await spent()) - before;
  };
  // What asking alone costs is no part of it.
  const asking = await cost(() => undefined);
  const asked = await cost(act);
  await devtools.detach();
  return SLOWER * (asked - asking);
}

declare global {
  interface Window {
    painted: Promise<number>;
    nextQuery: string;
  }
}

/** A pebble more; each time another is taken away again, so that every tap finds the same number. */
async function tapAndTake(page: Page, times: number): Promise<number[]> {
  const tray = page.locator('[data-pebbles]:not([aria-label$=": 4"])').first();
  const name = (await tray.getAttribute('aria-label'))?.replace(/: \d+$/, '');
  const same = page.locator(`[data-pebbles][aria-label^="${name}:"]`);
  const click = (button: Element) => (button as HTMLElement).click();
  const taken: number[] = [];
  for (let time = 0; time <= times; time++) {
    const before = await same.getAttribute('aria-label');
    const cost = await workOf(page, same.locator('button').last(), click);
    if ((await same.getAttribute('aria-label')) === before) throw new Error('No pebble came.');
    await same.locator('button').first().evaluate(click);
    await page.waitForTimeout(150);
    // The first tap of a page still has to be compiled.
    if (time > 0) taken.push(cost);
  }
  return taken;
}

/** Letter by letter. */
async function searchFor(page: Page, word: string): Promise<number[]> {
  const box = page.getByRole('searchbox', { name: 'Search the sheet' }).last();
  const taken: number[] = [];
  for (let length = 1; length <= word.length; length++) {
    await page.evaluate(
      (query) => {
        window.nextQuery = query;
      },
      word.slice(0, length),
    );
    const type = (input: Element) => {
      // React overhears a value that is set the plain way.
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(input, window.nextQuery);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    taken.push(await workOf(page, box, type));
  }
  const found = await page.locator('main [role="status"]').textContent();
  if (!found?.includes('table')) throw new Error(`The search for ${word} found nothing.`);
  await box.fill('');
  return taken;
}

/** The combat calculator's first switch, to and fro. */
async function turnSwitch(page: Page, times: number): Promise<number[]> {
  const odds = page.locator('[data-odds]');
  const taken: number[] = [];
  for (let time = 0; time < times; time++) {
    const before = await odds.textContent();
    const click = (button: Element) => (button as HTMLElement).click();
    taken.push(await workOf(page, page.getByRole('switch').first(), click));
    if ((await odds.textContent()) === before) throw new Error('The switch changed no odds.');
  }
  return taken;
}

async function openCombat(page: Page, units: number) {
  for (const side of ['red', 'black']) {
    const force = page.locator(`[data-force="${side}"]`);
    await force.getByRole('button', { pressed: false }).first().click();
    if (units === 1) continue;
    await force.getByRole('button', { name: 'Units' }).click();
    const choices = page.locator('dialog button[aria-pressed="false"]');
    for (let unit = 1; unit < units; unit++) await choices.first().click();
    await page.keyboard.press('Escape');
  }
  await page.locator('[data-odds]').waitFor();
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

  const times = { full: [], empty: [], openFull: [], openEmpty: [], bare: [] } as Record<
    'full' | 'empty' | 'openFull' | 'openEmpty' | 'bare',
    number[]
  >;
  const work: number[] = [];
  const keys: number[] = [];
  const two: number[] = [];
  const largest: number[] = [];
  let nodes = 0;
  for (let number = 0; number < rounds; number++) {
    for (const which of number % 2 ? (['full', 'empty'] as const) : (['empty', 'full'] as const)) {
      const page = await newPage(context, site, `/battle/${battles[which]}`);
      await stands(page, '[data-pebbles]');
      await page.waitForTimeout(1500);
      times[which].push(...(await tapAndUndo(page, '[data-action-bar] button')));
      nodes = await page.evaluate(() => document.querySelectorAll('*').length);
      await page.close();
      const name = which === 'full' ? 'Full' : 'Empty';
      const opened = await openBattle(context, site, {
        from: battles.other,
        to: battles[which],
        left: '[data-pebbles]',
        shown: trayOf(name),
      });
      times[which === 'full' ? 'openFull' : 'openEmpty'].push(opened);
    }
    const bare = await bareButton(context);
    times.bare.push(...(await tapAndUndo(bare)));
    await bare.close();
    const board = await newPage(context, site, `/battle/${battles.full}`, 1);
    await board.locator('[data-pebbles]').first().waitFor();
    await board.waitForTimeout(1500);
    work.push(...(await tapAndTake(board, TAPS_A_ROUND)));
    await board.close();
    const sheet = await newPage(context, site, '/sheet', 1);
    await sheet.waitForTimeout(1500);
    await searchFor(sheet, 'missile');
    for (const word of ['retire', 'pebbles', 'shooting'])
      keys.push(...(await searchFor(sheet, word)));
    await sheet.close();
    for (const [units, into] of [
      [1, two],
      [5, largest],
    ] as const) {
      const page = await newPage(context, site, `/tools/combat?battle=${battles.empty}`, 1);
      await openCombat(page, units);
      await page.waitForTimeout(500);
      await turnSwitch(page, 2);
      into.push(...(await turnSwitch(page, TAPS_A_ROUND)));
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
    {
      group,
      what: 'a tap on a bare button in an empty page, in the same rounds',
      is: median(times.bare),
      unit: 'ms',
    },
    frame('main thread for the DP tap', work, TWO_FRAMES),
    ratio(group, 'the same tap, 2,000 entries / none', times.full, times.empty, { atMost: 1.5 }),
    ratio(group, 'opening the battle, 2,000 entries / none', times.openFull, times.openEmpty, {
      atMost: 1.5,
    }),
    frame('main thread for one keystroke of a search', keys, ONE_FRAME),
    frame('main thread for the odds after a switch, two units', two, ONE_FRAME),
    frame('main thread for the odds after a switch, five units a side', largest, ONE_FRAME),
    { group, what: 'elements on the screen with 30 units', is: nodes, unit: '' },
  ];
}
