import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.ts';

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A folder of its own for a browser's whole memory; it outlives the browser. */
export class Profile {
  readonly folder = mkdtempSync(join(tmpdir(), 'torture-'));

  /** Chromium's databases and its private files. */
  readonly stores = ['IndexedDB', 'File System'].map((name) => join(this.folder, 'Default', name));

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A real browser as a process group that can be killed in one blow. */
export class Victim {
  readonly #process: ChildProcess;
  readonly browser: Browser;
  readonly context: BrowserContext;

  /** Those that are running: a trial that fails leaves them to `killAll`. */
  static readonly #running = new Set<Victim>();

  private constructor(process: ChildProcess, browser: Browser) {
    this.#process = process;
    this.browser = browser;
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser has no window.');
    this.context = context;
    Victim.#running.add(this);
    process.once('exit', () => Victim.#running.delete(this));
  }

  static async killAll(): Promise<void> {
    for (const victim of [...Victim.#running]) await victim.kill();
  }

  /** Chromium keeps a process ready for the next page, which may have been killed with the others. */
  async newPage(): Promise<Page> {
    for (let tries = 0; tries < 5; tries++) {
      const page = await this.context.newPage().catch(() => null);
      if (page) return page;
    }
    return this.context.newPage();
  }

  static async launch(profile: Profile): Promise<Victim> {
    const { executablePath, args } = launchOptions();
    const port = join(profile.folder, 'DevToolsActivePort');
    rmSync(port, { force: true });
    // Left by a browser that was killed; it keeps the next from starting.
    for (const lock of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
      rmSync(join(profile.folder, lock), { force: true });
    const process = spawn(
      executablePath,
      [
        ...args,
        '--headless=new',
        '--remote-debugging-port=0',
        '--hide-crash-restore-bubble',
        '--window-size=390,844',
        `--user-data-dir=${profile.folder}`,
        'about:blank',
      ],
      { detached: true, stdio: 'ignore' },
    );
    for (
      let waited = 0;
      !existsSync(port) || !readFileSync(port, 'utf8').includes('\n');
      waited++
    ) {
      if (waited > 600) throw new Error('The browser did not start.');
      await pause(50);
    }
    const [number] = readFileSync(port, 'utf8').split('\n');
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${number}`);
    return new Victim(process, browser);
  }

  /** Every process of it, at once, without a warning. */
  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    if (this.#process.pid) process.kill(-this.#process.pid, 'SIGKILL');
    await gone;
    await this.browser.close().catch(() => undefined);
  }

  /** As a user closes it. */
  async close(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    const session = await this.browser.newBrowserCDPSession();
    await session.send('Browser.close').catch(() => undefined);
    await gone;
    await this.browser.close().catch(() => undefined);
  }

  /** The processes that run pages. */
  async renderers(): Promise<number[]> {
    const session = await this.browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    await session.detach();
    return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  }
}

/** The app itself is there, whatever it shows. */
export async function appears(page: Page): Promise<void> {
  const root = page.locator('#root');
  await root.getByRole('link', { name: 'Battle', exact: true }).waitFor({ timeout: 60_000 });
  await page
    .locator('[data-action-bar], [data-start-page], [role=alert]')
    .first()
    .waitFor({ timeout: 60_000 });
}
