import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Site, serve } from '../../scripts/server.ts';

interface Fixtures {
  /** The sub-path the app is served under. */
  path: string;
  /** The host sends no headers of its own. */
  bare: boolean;
  /** What the host is called. */
  host: string;
  /** A static host of its own for every test: an origin nobody else has stored anything in. */
  site: Site;
  /** What went wrong behind the page's back; a test fails if anything is left here. */
  problems: string[];
}

/** Playwright's own, where a test blocks the worker. */
const OF_THE_TESTS = 'Service Worker registration blocked by Playwright';

/** No request may leave the origin, nothing may break the policy, throw, or log an error or a warning. */
function watch(context: BrowserContext, { address }: Site, problems: string[]) {
  const { origin } = new URL(address);
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      problems.push(`request to ${url.href}`);
    }
  });
  context.on('console', (message) => {
    const told = message.type() === 'error' || message.type() === 'warning';
    if (told && message.text() !== OF_THE_TESTS) problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`thrown: ${error.error()}`));
  return context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} blocked ${event.blockedURI}`);
    });
  });
}

export const test = base.extend<Fixtures>({
  path: ['/', { option: true }],
  bare: [false, { option: true }],
  host: ['localhost', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the first argument.
  problems: async ({}, use) => {
    const problems: string[] = [];
    await use(problems);
    expect(problems).toEqual([]);
  },
  site: async ({ path, bare, host }, use) => {
    const site = await serve('dist', { path, bare });
    await use({ ...site, address: site.address.replace('localhost', host) });
    await site.close();
  },
  context: async ({ context, site, problems }, use) => {
    await watch(context, site, problems);
    await use(context);
  },
});

/** A player's thumb is slower than the disk: what was tapped last is stored before the page is left. */
export const expectSaved = (page: Page) => expect(page.locator('[data-saving]')).toHaveCount(0);

export async function reload(page: Page) {
  await expectSaved(page);
  await page.reload();
}

/** Opens a place in the app and waits until the app itself, not the static text, is there. */
export async function open(page: Page, { address }: Site, route = '') {
  await expectSaved(page);
  // From another document, as from another app: a new place in a page that is open starts it afresh.
  await page.goto('about:blank');
  await page.goto(address + (route && `#${route}`));
  await expectStarted(page);
}

/** Asked in every frame: an expectation asks ever more seldom, and this one stands in every test. */
export async function expectStarted(page: Page) {
  await page.waitForFunction(() => !document.querySelector('#late, #first'));
  await expect(tab(page, 'Battle')).toBeVisible();
}

/**
 * The page that is open, with the notices beside it. Ionic keeps pages that are left in the document;
 * what is looked for here is never found in one of them.
 */
export const current = (page: Page) =>
  page.locator('ion-router-outlet > .ion-page:not([inert]), [data-store-news]');

/** One of the five at the foot of every page. */
export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Waits until the worker has everything and answers for this page. */
export const workerReady = (page: Page) =>
  page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller?.state === 'activated';
  });

/** The network is gone, and so is the host. */
export async function goOffline(context: BrowserContext, site: Site) {
  await context.setOffline(true);
  await site.close();
}

export { expect };
