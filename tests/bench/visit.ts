import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.ts';

/** What a visitor does and waits for, by selectors. */
export interface Errand {
  readonly address: string;
  /** Visible: the sheet can be read. */
  readonly readable?: string;
  /**
   * Each tapped as soon as it is visible; the next when this one's answer is painted. Without an
   * answer to look for, it is that the text around the target, or its name, has changed.
   */
  readonly taps: readonly { readonly on: string; readonly answer?: string }[];
}

/** Times in milliseconds since the visit began. */
export interface Visit {
  readonly firstPaint: number;
  readonly readable: number;
  /** When each tap's answer was painted. */
  readonly answers: readonly number[];
  readonly blocking: number;
  readonly longTasks: number;
  readonly shift: number;
  readonly requests: number;
  readonly kilobytes: number;
  readonly scriptKilobytes: number;
  readonly heapMegabytes: number;
}

/** A cheap phone: a quarter of this machine's speed. */
export const SLOWER = 4;

/** Chrome's own "Slow 4G": 150 ms there and back and 1.6 Mbit/s, as it emulates them by request. */
export const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1024 * 1024) / 8) * 0.9,
  uploadThroughput: ((750 * 1024) / 8) * 0.9,
};

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

export const launch = () => chromium.launch(launchOptions());
export const launchWith = (profile: string) =>
  chromium.launchPersistentContext(profile, { ...launchOptions(), ...PHONE });

export async function slowed(page: Page, rate = SLOWER): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return devtools;
}

interface Noted {
  readable: number | null;
  answers: number[];
  tasks: { start: number; length: number }[];
  shift: number;
}

declare global {
  interface Window {
    noted: Noted;
  }
}

/** Runs in the page before its own scripts: notes what is painted, and taps like an eager thumb. */
function note({ readable, taps }: Errand) {
  const noted: Noted = { readable: null, answers: [], tasks: [], shift: 0 };
  window.noted = noted;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      noted.tasks.push({ start: startTime, length: duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      noted.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });

  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].find((element) => {
      const { top, height } = element.getBoundingClientRect();
      const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return visible && height > 0 && top < innerHeight;
    });
  /**
   * The first task behind the frame in whose callback this is called. A plain task would also wait for
   * all that was put off so that it would not delay the frame.
   */
  const whenPainted = (then: (now: number) => void) =>
    void scheduler.postTask(() => then(performance.now()), { priority: 'user-blocking' });
  let around: Element | null = null;
  let before = '';
  const saying = (element: Element | null) => `${element?.ariaLabel} ${element?.textContent}`;
  const answered = (answer: string | undefined) =>
    answer ? shown(answer) : saying(around) !== before;
  let looking = false;
  const look = () => {
    looking = false;
    if (noted.readable === null && readable && shown(readable)) {
      noted.readable = 0;
      whenPainted((now) => {
        noted.readable = now;
      });
    }
    const next = taps[noted.answers.length];
    if (next && !around) {
      const target = shown(next.on);
      if (target instanceof HTMLElement) {
        around = target.parentElement;
        before = saying(around);
        target.click();
      }
    } else if (next && answered(next.answer)) {
      const place = noted.answers.push(0) - 1;
      whenPainted((now) => {
        noted.answers[place] = now;
      });
      around = null;
    }
  };
  // Only when something has changed: frames that are asked for at all times are work that nobody
  // else would do, and an app that leaves room between its tasks would have to do most of it.
  const lookSoon = () => {
    const waits = noted.answers.length < taps.length || (readable && noted.readable === null);
    if (looking || !waits) return;
    looking = true;
    requestAnimationFrame(look);
  };
  new MutationObserver(lookSoon).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  // Styles and animations show things without a change to the document.
  addEventListener('load', lookSoon, { capture: true });
  setInterval(lookSoon, 100);
}

/** What happens in this time after the last answer still counts as the visit's work. */
const AFTERMATH = 2000;

/** One visit on a slowed-down phone, from the empty tab to the last answer and what follows it. */
export async function visit(
  context: BrowserContext,
  errand: Errand,
  network?: typeof SLOW_4G,
): Promise<Visit> {
  const page = await context.newPage();
  await page.addInitScript(note, errand);
  const devtools = await slowed(page);
  if (network) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
  }
  await page.goto(errand.address, { waitUntil: 'commit' });
  const taps = errand.taps.length;
  await page.waitForFunction(
    ([count, reads]) =>
      window.noted.answers.filter(Boolean).length === count && (!reads || window.noted.readable),
    [taps, errand.readable !== undefined] as const,
    { timeout: 60_000, polling: 200 },
  );
  await page.waitForTimeout(AFTERMATH);
  const seen = await page.evaluate(() => {
    const { noted } = window;
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const last = noted.answers.at(-1) ?? noted.readable ?? 0;
    const loads = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= last),
    ] as PerformanceResourceTiming[];
    const sum = (entries: PerformanceResourceTiming[]) =>
      entries.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0) / 1024;
    return {
      firstPaint: paint?.startTime ?? 0,
      readable: noted.readable ?? 0,
      answers: noted.answers,
      blocking: noted.tasks.reduce((total, { length }) => total + Math.max(0, length - 50), 0),
      longTasks: noted.tasks.length,
      shift: noted.shift,
      requests: loads.length,
      kilobytes: sum(loads),
      scriptKilobytes: sum(loads.filter(({ name }) => /\.js$/.test(name))),
    };
  });
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await page.close();
  return { ...seen, heapMegabytes: usedSize / 2 ** 20 };
}
