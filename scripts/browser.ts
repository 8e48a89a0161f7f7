import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium that is already on this machine, or undefined. */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROME_PATH, ...onPath, ...elsewhere, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

/** How tests, screenshots and measurements start it. */
export const launchOptions = () => {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium found: run `npm run browser` first.');
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
};

/** Each way to get one, tried in turn until a browser is there. */
const waysToInstall: [string, string[]][] = [
  ['npx', ['playwright', 'install', 'chromium']],
  ['apt-get', ['update']],
  ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
];

function installBrowser() {
  for (const [command, words] of waysToInstall) {
    if (findBrowser()) return;
    if (command === 'apt-get' && process.getuid?.() !== 0) continue;
    try {
      console.log(`No Chromium found; trying: ${command} ${words.join(' ')}`);
      execFileSync(command, words, { stdio: 'inherit', timeout: 300_000 });
    } catch (error) {
      console.log(`That did not work: ${(error as Error).message}`);
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  installBrowser();
  const found = findBrowser();
  console.log(
    found
      ? `Browser: ${found}`
      : 'The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to it, and run this again.',
  );
  process.exitCode = found ? 0 : 1;
}
