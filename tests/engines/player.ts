import { setTimeout } from 'node:timers/promises';
import type { Tab } from './engine.ts';
import type { Stage } from './flow.ts';
import { findSpots, hasStarted, isSaved, readPage, type Spot, typed } from './page.ts';

type Words = string | RegExp;

const TAPPABLE = 'button, a[href], summary, [role=switch], [role=button]';
const FIELD = 'input, textarea, select';
const PATIENCE = 20_000;
const PAUSE = 50;

const patternOf = (words: Words): string =>
  typeof words === 'string'
    ? `^${words.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`
    : words.source;

/** Someone in front of one page: taps by name, types, and reads what is there. */
export class Player {
  readonly tab: Tab;
  readonly #pathOf: Stage['pathOf'];

  constructor(tab: Tab, pathOf: Stage['pathOf']) {
    this.tab = tab;
    this.#pathOf = pathOf;
  }

  /** Runs a function of page.ts (or one like them) in the page. */
  async run<Given extends readonly unknown[], Value>(
    work: (...given: Given) => Value,
    ...given: Given
  ): Promise<Awaited<Value>> {
    const words = given.map((each) => JSON.stringify(each)).join(', ');
    return (await this.tab.evaluate(`(${work})(${words})`)) as Awaited<Value>;
  }

  /** From another document, as from another app, to a place in the app; waits until it stands. */
  async open(address: string): Promise<void> {
    await this.tab.goto('about:blank');
    await this.tab.goto(address);
    await this.started();
  }

  started(): Promise<unknown> {
    return this.until('the app has started', () => this.run(hasStarted));
  }

  saved(): Promise<unknown> {
    return this.until('everything is saved', () => this.run(isSaved));
  }

  /** Asks again and again; a page that is just being left cannot answer, and is asked again too. */
  async until<T>(wish: string, ask: () => Promise<T>): Promise<NonNullable<T>> {
    const start = performance.now();
    let last: unknown;
    for (;;) {
      try {
        const value = await ask();
        if (value) return value;
        last = value;
      } catch (error) {
        last = error;
      }
      if (performance.now() - start > PATIENCE) {
        throw new Error(`Waited in vain until ${wish}: ${last}`);
      }
      await setTimeout(PAUSE);
    }
  }

  /** The one thing of that name that can be pressed, once it has stopped moving. */
  async #spot(selector: string, words: Words): Promise<Spot> {
    let before = '';
    return this.until(`“${words}” can be pressed`, async () => {
      const spots = await this.run(findSpots, selector, patternOf(words));
      const now = JSON.stringify(spots);
      const rests = now === before;
      before = now;
      if (spots.length > 1) throw new Error(`there are ${spots.length} of them`);
      return rests ? spots[0] : undefined;
    });
  }

  async tap(...names: readonly Words[]): Promise<void> {
    for (const name of names) {
      const { x, y } = await this.#spot(TAPPABLE, name);
      await this.tab.click(x, y);
    }
  }

  /** A button that is on, or the link to the page at hand. */
  async isOn(name: Words): Promise<void> {
    await this.until(`“${name}” is on`, async () => {
      const { state } = await this.#spot(TAPPABLE, name);
      return state === 'true' || state === 'page';
    });
  }

  /** Taps into a field and types. */
  async type(field: Words, text: string): Promise<void> {
    const { x, y } = await this.#spot(FIELD, field);
    await this.tab.click(x, y);
    await this.tab.type(text);
    await this.until(`“${text}” stands in the field`, async () =>
      (await this.run(typed)).endsWith(text),
    );
  }

  async pickFile(field: Words, path: string): Promise<void> {
    const { x, y } = await this.#spot(FIELD, field);
    await this.tab.pickFile(x, y, path);
  }

  async #reads(words: Words): Promise<boolean> {
    const lines = await this.run(readPage);
    return lines.some((line) => (words instanceof RegExp ? words.test(line) : line === words));
  }

  /** Each of these is a line of the page, or the name of something on it. */
  async sees(...all: readonly Words[]): Promise<void> {
    for (const words of all) await this.until(`“${words}” is seen`, () => this.#reads(words));
  }

  async seesNo(words: Words): Promise<void> {
    await this.until(`“${words}” is gone`, async () => !(await this.#reads(words)));
  }

  picture(name: string): Promise<void> {
    return this.tab.picture(this.#pathOf(`${name}.png`));
  }
}
