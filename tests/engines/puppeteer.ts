import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { findBrowser, launchOptions } from '../../scripts/browser.ts';
import { type Browser, type Engine, type Settings, SIZE, type Tab } from './engine.ts';

type Launch = Parameters<typeof puppeteer.launch>[0];

const tabOf = (page: Page): Tab => ({
  goto: async (address) => void (await page.goto(address)),
  evaluate: (source) => page.evaluate(source),
  click: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  pickFile: async (x, y, path) => {
    // Given to the field itself: a click may come before the chooser is listened for.
    const handle = await page.evaluateHandle(`document.elementFromPoint(${x}, ${y})`);
    const field = handle.asElement() as ElementHandle<HTMLInputElement> | null;
    if (!field) throw new Error('There is no field.');
    await field.uploadFile(path);
  },
  picture: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
  print: async (path) => void (await page.pdf({ path, format: 'A4', preferCSSPageSize: true })),
  close: () => page.close(),
});

async function launch(options: Launch, { profile, downloads }: Settings): Promise<Browser> {
  const browser = await puppeteer.launch({
    ...options,
    userDataDir: profile,
    downloadBehavior: { policy: 'allow', downloadPath: downloads },
    defaultViewport: SIZE,
  });
  const problems: string[] = [];
  return {
    problems,
    newTab: async () => {
      const page = await browser.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      return tabOf(page);
    },
    close: () => browser.close(),
  };
}

export const chromium: Engine = {
  name: 'chromium',
  packages: ['chromium'],
  isHere: () => findBrowser() !== undefined,
  launch: (settings) => {
    const { executablePath, args } = launchOptions();
    const preferredColorScheme = settings.scheme === 'dark' ? 0 : 1;
    return launch(
      {
        executablePath,
        args: [
          ...args,
          `--blink-settings=preferredColorScheme=${preferredColorScheme}`,
          ...(settings.isPrivate ? ['--incognito'] : []),
        ],
      },
      settings,
    );
  },
};

const findFirefox = (): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = ['firefox-esr', 'firefox'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return [process.env.FIREFOX_PATH, ...onPath].find((path) => path && existsSync(path));
};

export const firefox: Engine = {
  name: 'firefox',
  packages: ['firefox-esr'],
  isHere: () => findFirefox() !== undefined,
  launch: (settings) =>
    launch(
      {
        browser: 'firefox',
        executablePath: findFirefox() ?? '',
        extraPrefsFirefox: {
          'browser.privatebrowsing.autostart': settings.isPrivate,
          'browser.download.folderList': 2,
          'browser.download.dir': settings.downloads,
          // As on a phone: they lie over the page and take no room from it.
          'ui.useOverlayScrollbars': 1,
          'layout.css.prefers-color-scheme.content-override': settings.scheme === 'dark' ? 0 : 1,
        },
      },
      settings,
    ),
};
