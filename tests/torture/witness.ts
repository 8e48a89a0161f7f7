import type { BrowserContext, Page } from '@playwright/test';

/** What the app has acknowledged as kept: the sum of each line of the battle's journal. */
export class Witness {
  readonly #sums = new Map<string, number>();
  /** Lines that the app has called kept; what was only on its way does not count. */
  kept = 0;

  /** Listens to every page: a line is kept when the session tells the other tabs of it. */
  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding(
      'tellKept',
      (_, lines: readonly (readonly [number, number])[], length: number) => {
        for (const [seq, sum] of lines) this.#sums.set(String(seq), sum);
        this.kept = Math.max(this.kept, length);
      },
    );
    await context.addInitScript(() => {
      const tell = globalThis as unknown as {
        tellKept(lines: (readonly [number, number])[], length: number): void;
      };
      const written = new Map<number, number>();
      const { add } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.add = function (
        row: { seq: number; sum: number },
        key?: IDBValidKey,
      ) {
        if (this.name === 'lines') written.set(row.seq, row.sum);
        return key === undefined ? add.call(this, row) : add.call(this, row, key);
      };
      const { postMessage } = BroadcastChannel.prototype;
      BroadcastChannel.prototype.postMessage = function (length: unknown) {
        if (this.name.startsWith('shieldwall-companion/') && typeof length === 'number') {
          const lines = [...written].filter(([seq]) => seq < length);
          for (const [seq] of lines) written.delete(seq);
          tell.tellKept(lines, length);
        }
        return postMessage.call(this, length);
      };
    });
  }

  /** Throws if a line that was acknowledged is missing or another. Gives the number of lines there. */
  async confirm(page: Page): Promise<number> {
    let sums = await linesIn(page);
    // A battle is shown before what it lacks has come back from the second copy.
    for (let waited = 0; waited < 40 && sums.length < this.kept; waited++) {
      await page.waitForTimeout(250);
      sums = await linesIn(page);
    }
    for (let seq = 0; seq < this.kept; seq++) {
      const told = this.#sums.get(String(seq));
      if (sums[seq] === undefined || (told !== undefined && told !== sums[seq])) {
        throw new Error(
          `Line ${seq + 1} of ${this.kept} acknowledged ones is ${sums[seq] === undefined ? 'missing' : 'another'}; ${sums.length} are there.`,
        );
      }
    }
    // Those that were written and never acknowledged are there too, and count from now on.
    sums.forEach((sum, seq) => {
      this.#sums.set(String(seq), sum);
    });
    this.kept = sums.length;
    return sums.length;
  }
}

/** The sums of the lines of the battle with the longest journal, straight from the database. */
export const linesIn = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve, reject) => {
        const opening = indexedDB.open('shieldwall-companion');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const reading = db.transaction('lines').objectStore('lines').getAll();
          reading.onsuccess = () => {
            db.close();
            const rows = reading.result as { battle: string; seq: number; sum: number }[];
            const byBattle = Map.groupBy(rows, ({ battle }) => battle);
            const [longest = []] = [...byBattle.values()].sort((a, b) => b.length - a.length);
            resolve(longest.sort((a, b) => a.seq - b.seq).map(({ sum }) => sum));
          };
          reading.onerror = () => reject(reading.error);
        };
      }),
  );

/** Taps on and on, faster than any thumb: a pebble on and off, unit by unit. Until the page dies. */
export const tapOn = (page: Page, taps: number, unit = 0): Promise<void> =>
  page.evaluate(
    async ([count, place]) => {
      const wait = () => new Promise((resolve) => setTimeout(resolve, 8));
      for (let tapped = 0; tapped < count; tapped++) {
        const tray = document.querySelectorAll('[role="group"][aria-label^="DPs of"]')[place];
        const stones = Number(/\d+$/.exec(tray?.getAttribute('aria-label') ?? '')?.[0] ?? 0);
        const button = tray?.querySelector<HTMLElement>(
          stones < 4 && tapped % 2 === 0 ? 'button:last-of-type' : 'button:first-of-type',
        );
        if (!button) throw new Error('There is nothing to tap on.');
        button.click();
        await wait();
      }
    },
    [taps, unit] as const,
  );
