import type { Page } from '@playwright/test';
import { serve } from '../../scripts/server.ts';
import type { Figure } from './figures.ts';
import { seed } from './play.ts';
import { built } from './sites.ts';
import { launch, PHONE } from './visit.ts';

const TAPS = 10_000;
const WARM = 1_000;
const BATCH = 250;
const MINUTES = 60;

/** In megabytes. */
interface Heap {
  readonly all: number;
  /** Bytecode and machine code: the longer something is in use, the more of it the engine compiles. */
  readonly code: number;
}

async function heapOf(page: Page): Promise<Heap> {
  await page.waitForTimeout(3000);
  const devtools = await page.context().newCDPSession(page);
  // What finalizers let go is collected the second time.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const parts: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await devtools.send('HeapProfiler.takeHeapSnapshot');
  await devtools.detach();
  return { all: usedSize / 2 ** 20, code: codeIn(parts.join('')) / 2 ** 20 };
}

/** A snapshot is one list of numbers, so many for each node. */
function codeIn(snapshot: string): number {
  const { snapshot: about, nodes } = JSON.parse(snapshot);
  const { node_fields: fields, node_types: types } = about.meta;
  const type = fields.indexOf('type');
  const size = fields.indexOf('self_size');
  const code = types[type].indexOf('code');
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (nodes[node + type] === code) bytes += nodes[node + size];
  return bytes;
}

/** Pebbles up and down on the first unit, one tap a frame. */
const tap = (page: Page, count: number) =>
  page.evaluate(async (taps) => {
    for (let tapped = 0; tapped < taps; tapped++) {
      const tray = document.querySelector('[data-pebbles]');
      const give = tapped % 2 === 0;
      const button = tray?.querySelector<HTMLElement>(
        give ? 'button:last-child' : 'button:first-child',
      );
      if (!button) throw new Error('There is nothing to tap on.');
      button.click();
      await new Promise(requestAnimationFrame);
    }
  }, count);

/**
 * A minute at the table: some pebbles, a unit, the journal, the sheet, some dice, a phase. In the
 * page itself: a test tool's own scripts would be compiled there and count.
 */
async function playAMinute(page: Page) {
  await tap(page, 20);
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const until = async <T>(look: () => T | null | undefined | false): Promise<T> => {
      for (let frames = 0; frames < 600; frames++) {
        const found = look();
        if (found) return found;
        await frame();
      }
      throw new Error(`This did not come: ${look}`);
    };
    const seen = <E extends HTMLElement>(selector: string) =>
      until(() =>
        [...document.querySelectorAll<E>(selector)].findLast((e) => !e.closest('.ion-page-hidden')),
      );
    const openAndClose = async (selector: string) => {
      (await seen(selector)).click();
      const panel = await seen('dialog[open]');
      await frame();
      panel.dispatchEvent(new Event('cancel', { cancelable: true }));
      await until(() => !document.querySelector('dialog[open]'));
    };
    await openAndClose('li > button:has([aria-label^="Grade"])');
    await openAndClose('[data-action-bar] button[aria-label="Journal"]');
    (await seen('nav a[href="#/sheet"]')).click();
    const box = await seen<HTMLInputElement>('input[type="search"]');
    box.focus();
    // As typed: React does not hear of what a script sets.
    document.execCommand('insertText', false, 'retire');
    await until(() => document.querySelector('search button'));
    box.select();
    document.execCommand('delete');
    await until(() => !document.querySelector('search button'));
    (await seen('nav a[href="#/tools"]')).click();
    (await seen('main a[href*="/tools/dice"]')).click();
    (await seen('footer .button.main')).click();
    await seen('[role="group"][aria-label$=": tap to take up"]');
    (await seen('[data-calculator] button')).click();
    await seen('main a[href*="/tools/"]');
    (await seen('nav a[href="#/battle"]')).click();
    (await seen('[data-action-bar] button:last-child')).click();
  });
}

export async function benchSoak(say: (line: string) => void): Promise<Figure[]> {
  const site = await serve(built.app);
  const browser = await launch();
  const page = await browser.newPage({ ...PHONE, serviceWorkers: 'block' });
  const { empty, other } = await seed(page, site, 0);

  await page.goto(`${site.address}?hour#/battle/${other}`);
  await page.locator('[data-pebbles]').first().waitFor();
  await playAMinute(page);
  const minute = await heapOf(page);
  for (let number = 1; number < MINUTES; number++) await playAMinute(page);
  const hour = await heapOf(page);
  say('soak: an hour is played');

  await page.goto(`${site.address}?taps#/battle/${empty}`);
  await page.locator('[data-pebbles]').first().waitFor();
  let warm: Heap = { all: 0, code: 0 };
  for (let tapped = BATCH; tapped <= TAPS; tapped += BATCH) {
    await tap(page, BATCH);
    // Writing is slower than this thumb; what waits to be written would count as growth.
    await page.waitForTimeout(1000);
    if (tapped === WARM) warm = await heapOf(page);
    if (tapped % 2500 === 0) say(`soak: ${tapped} taps`);
  }
  const soaked = await heapOf(page);
  await browser.close();
  await site.close();

  const group = 'Memory';
  const growth = (what: string, after: number, before: number): Figure => ({
    group,
    what,
    is: after / before,
    unit: 'x',
    from: `${after.toFixed(1)} / ${before.toFixed(1)} MB`,
  });
  const both = (what: string, after: Heap, before: Heap): Figure[] => [
    {
      ...growth(`what the app holds ${what}`, after.all - after.code, before.all - before.code),
      limit: { atMost: 1.1 },
    },
    growth(`the same with the code that the engine has compiled by then`, after.all, before.all),
  ];
  return [
    ...both('after 10,000 taps / after the first 1,000', soaked, warm),
    ...both('after 60 minutes of play / after the first', hour, minute),
  ];
}
