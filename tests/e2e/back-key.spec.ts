import type { Page } from '@playwright/test';
import { button, fightMaldon, tap } from './actions.ts';
import { current, expect, open, tab, test } from './fixture.ts';

/** What the Android shell puts into the page, as far as the back key needs it. */
type Shell = typeof window & { taken: boolean; heard: () => void };

const putIntoShell = (page: Page) =>
  page.addInitScript(() => {
    const shell = window as Shell;
    // As the shell's settings say (capacitor.config.ts).
    shell.taken = false;
    const method = (name: string, rtype: string) => ({ name, rtype });
    const methods = [
      method('addListener', 'callback'),
      method('removeListener', 'callback'),
      method('toggleBackButtonHandler', 'promise'),
    ];
    Object.assign(window, {
      // Plugins without a header work as they do on the web.
      CapacitorCustomPlatform: { name: 'android' },
      Capacitor: {
        isNativePlatform: () => true,
        getPlatform: () => 'android',
        isPluginAvailable: () => false,
        PluginHeaders: [
          { name: 'App', methods },
          {
            name: 'KeepAwake',
            methods: [method('keepAwake', 'promise'), method('allowSleep', 'promise')],
          },
        ],
        nativeCallback: async (_plugin: string, method: string, _: unknown, heard: () => void) => {
          if (method === 'addListener') shell.heard = heard;
          return 'listener-1';
        },
        nativePromise: async (_plugin: string, method: string, options: { enabled: boolean }) => {
          if (method === 'toggleBackButtonHandler') shell.taken = options.enabled;
        },
      },
    });
  });

/** As the plugin's own code does it: the listener, then the event that Ionic waits for. */
const pressBack = (page: Page) =>
  page.evaluate(() => {
    (window as Shell).heard();
    document.dispatchEvent(new Event('backbutton'));
  });

const expectTaken = (page: Page, taken: boolean) =>
  expect.poll(() => page.evaluate(() => (window as Shell).taken)).toBe(taken);

const expectHeading = (page: Page, name: string) =>
  expect(current(page).getByRole('heading', { level: 1, name })).toBeVisible();

test('the back key closes the panel, then the page, and is the system’s on the first page of a tab', async ({
  page,
  site,
}) => {
  await putIntoShell(page);
  await fightMaldon(page, site);
  await tab(page, 'Tools').click();
  await expectTaken(page, false);
  await current(page).getByRole('link', { name: 'Rest', exact: true }).click();
  await expectHeading(page, 'Rest');
  await expectTaken(page, true);
  await pressBack(page);
  await expectHeading(page, 'Tools');
  await expectTaken(page, false);

  await tab(page, 'Battle').click();
  await tap(page, 'Journal');
  await expectTaken(page, true);
  await pressBack(page);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(button(page, 'Undo')).toBeVisible();
});

test('the back key leads to the first page of a tab where a page was opened by its address', async ({
  page,
  site,
}) => {
  await putIntoShell(page);
  await open(page, site, '/more/deleted');
  await expectHeading(page, 'Recently deleted');
  await expectTaken(page, true);
  await pressBack(page);
  await expectHeading(page, 'More');
  await expectTaken(page, false);
});
