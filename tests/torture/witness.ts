import type { BrowserContext, Page } from '@playwright/test';

/** The sums of the lines of each battle. */
type Journals = Readonly<Record<string, readonly number[]>>;

/** A line that was acknowledged: of which battle, its number and its sum. */
type Kept = readonly [battle: string, seq: number, sum: number];

/** What the app has acknowledged as kept: the sum of each line of every battle's journal. */
export class Witness {
  readonly #sums = new Map<string, Map<number, number>>();

  /** Lines that the app has called kept; what was only on its way does not count. */
  get kept(): number {
    return [...this.#sums.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Listens to every page: a line is kept when the session tells the other tabs of it. */
  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding('tellKept', (_, lines: readonly Kept[]) => {
      for (const [battle, seq, sum] of lines) {
        const sums = this.#sums.get(battle) ?? new Map<number, number>();
        this.#sums.set(battle, sums.set(seq, sum));
      }
    });
    await context.addInitScript(() => {
      const tell = globalThis as unknown as { tellKept(lines: Kept[]): void };
      type Row = { battle: string; seq: number; sum: number };
      let written: Row[] = [];
      const { add } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.add = function (row: Row, key?: IDBValidKey) {
        if (this.name === 'lines') written.push(row);
        return key === undefined ? add.call(this, row) : add.call(this, row, key);
      };
      const { postMessage } = BroadcastChannel.prototype;
      BroadcastChannel.prototype.postMessage = function (message: unknown) {
        // A session writes one line after the other: each that it has begun to write is there.
        const [, battle] = /^shieldwall-companion\/(.+)$/.exec(this.name) ?? [];
        if (battle) {
          const lines = written.filter((row) => row.battle === battle);
          written = written.filter((row) => row.battle !== battle);
          tell.tellKept(lines.map(({ seq, sum }) => [battle, seq, sum]));
        }
        return postMessage.call(this, message);
      };
    });
  }

  /** Throws if a line that was acknowledged is missing or another. Gives the number of lines there. */
  async confirm(page: Page): Promise<number> {
    let journals = await journalsIn(page);
    // A battle is shown before what it lacks has come back from the second copy.
    for (let waited = 0; waited < 40 && this.#missing(journals); waited++) {
      await page.waitForTimeout(250);
      journals = await journalsIn(page);
    }
    const missing = this.#missing(journals);
    if (missing) throw new Error(`${missing}, of ${this.kept} acknowledged ones.`);
    // Those that were written and never acknowledged are there too, and count from now on.
    for (const [battle, sums] of Object.entries(journals))
      this.#sums.set(battle, new Map(sums.entries()));
    return this.kept;
  }

  #missing(journals: Journals): string | null {
    for (const [battle, sums] of this.#sums)
      for (const [seq, sum] of sums) {
        const found = journals[battle]?.[seq];
        if (found !== sum)
          return `Line ${seq + 1} of ${battle} is ${found === undefined ? 'missing' : 'another'}`;
      }
    return null;
  }
}

/** Straight from the database. */
export const journalsIn = (page: Page): Promise<Journals> =>
  page.evaluate(
    () =>
      new Promise<Journals>((resolve, reject) => {
        const opening = indexedDB.open('shieldwall-companion');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const reading = db.transaction('lines').objectStore('lines').getAll();
          reading.onsuccess = () => {
            db.close();
            const rows = reading.result as { battle: string; seq: number; sum: number }[];
            const battles = Object.entries(Object.groupBy(rows, ({ battle }) => battle));
            const sums = (of: typeof rows = []) =>
              of.sort((a, b) => a.seq - b.seq).map(({ sum }) => sum);
            resolve(Object.fromEntries(battles.map(([battle, of]) => [battle, sums(of)])));
          };
          reading.onerror = () => reject(reading.error);
        };
      }),
  );

/** The sums of the lines of the battle with the longest journal. */
export async function linesIn(page: Page): Promise<readonly number[]> {
  const journals = Object.values(await journalsIn(page));
  return journals.sort((a, b) => b.length - a.length)[0] ?? [];
}

/**
 * Taps on and on, faster than any thumb, until the page dies or the board is left: a pebble on and
 * off on the first unit where there are pebbles; elsewhere the next step and back again.
 */
export const tapOn = (page: Page, taps: number): Promise<void> =>
  page.evaluate(async (count) => {
    const wait = () => new Promise((resolve) => setTimeout(resolve, 8));
    // A page that was left is still in the document.
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility());
    for (let tapped = 0; tapped < count; tapped++) {
      const tray = seen('[role="group"][aria-label^="DPs of"]');
      const stones = Number(/\d+$/.exec(tray?.getAttribute('aria-label') ?? '')?.[0] ?? 0);
      const onTray =
        stones < 4 && tapped % 2 === 0 ? 'button:last-of-type' : 'button:first-of-type';
      const button = tray
        ? tray.querySelector<HTMLElement>(onTray)
        : seen(`[data-action-bar] [data-key="${tapped % 2 === 0 ? 'next' : 'undo'}"]`);
      if (!button) throw new Error('There is nothing to tap on.');
      button.click();
      await wait();
    }
  }, taps);
