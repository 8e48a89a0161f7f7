import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Chromium without windows: the same engine, and half the processor's work for each page. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const onPath = (wanted: readonly string[]) => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name)));
};

/** The first Chromium that is already on this machine; CHROME_PATH=none hides them all. */
function find(places: readonly string[]): string | undefined {
  if (process.env.CHROME_PATH === 'none') return undefined;
  return [process.env.CHROME_PATH, ...places].find((path) => path && existsSync(path));
}

const whole = () => [...onPath(names), ...elsewhere, chromium.executablePath()];

/** What people use, for measurements and long trials; without windows only where there is no other. */
export const findBrowser = () => find([...whole(), ...onPath(shellNames)]);

/** The quickest one, for tests and pictures. */
const findShell = () => find([...onPath(shellNames), ...whole()]);

export const noBrowser = 'No Chromium found: run `npm run browser` first.';

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How measurements and long trials start it. */
export const launchOptions = () => {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error(noBrowser);
  return { executablePath, args: browserArguments };
};

/** How tests and pictures start it. Playwright finds its own by itself, the one without windows. */
export const testLaunchOptions = () => {
  const executablePath = findShell();
  const own = executablePath === chromium.executablePath();
  // One process for all pages of a test: what the engine has compiled need not be compiled again.
  const args = [...browserArguments, '--renderer-process-limit=1'];
  return { ...(executablePath && !own && { executablePath }), args };
};

/** Playwright's own comes without the system's libraries that it needs. */
const starts = (browser: string) => spawnSync(browser, ['--version']).status === 0;

function workingBrowser(): string | undefined {
  const found = findBrowser();
  return found && starts(found) ? found : undefined;
}

interface Way {
  readonly command: string;
  readonly words: readonly string[];
  readonly asRoot?: true;
}

/** Each way to get one, tried in turn until a browser is there that starts. */
const waysToInstall: readonly Way[] = [
  { command: 'npx', words: ['playwright', 'install', 'chromium'] },
  { command: 'npx', words: ['playwright', 'install-deps', 'chromium'], asRoot: true },
  { command: 'apt-get', words: ['update'], asRoot: true },
  {
    command: 'apt-get',
    words: ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
    asRoot: true,
  },
  {
    command: 'apt-get',
    words: ['install', '-y', '--no-install-recommends', 'chromium'],
    asRoot: true,
  },
];

function installBrowser() {
  for (const { command, words, asRoot } of waysToInstall) {
    if (workingBrowser()) return;
    if (asRoot && process.getuid?.() !== 0) continue;
    // Libraries for a browser that could not be fetched would be fetched in vain.
    if (words.includes('install-deps') && !findBrowser()) continue;
    try {
      console.log(`No Chromium that starts; trying: ${command} ${words.join(' ')}`);
      execFileSync(command, words, { stdio: 'inherit', timeout: 300_000 });
    } catch (error) {
      console.log(`That did not work: ${(error as Error).message}`);
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  installBrowser();
  const found = workingBrowser();
  console.log(
    found
      ? `Browser: ${found}`
      : 'The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to it, and run this again.',
  );
  process.exitCode = found ? 0 : 1;
}
