import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixture.ts';

/** What is still coming in is paler than it will be. */
const atRest = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );

async function violations(page: Page, part: string, rules?: string[]) {
  await atRest(page);
  // There are no frames to look into; for those it would open a second page, each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(part);
  // Of WCAG 2.2, and not looked at unless it is asked for: 24 px at least.
  const all = axe.options({ rules: { 'target-size': { enabled: true } } });
  const found = await (rules ? axe.withRules(rules) : all).analyze();
  const told = found.violations.map(({ id, nodes }) => ({ id, nodes }));
  for (const each of told) {
    if (each.id === 'target-size') each.nodes = await reallySmall(page, each.nodes);
  }
  return told
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** A name whose whole row opens it is larger than its words: axe does not see what lies around them. */
async function reallySmall<Node extends { readonly target: unknown }>(page: Page, nodes: Node[]) {
  const isSmall = await page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const element = document.querySelector(selector);
        return !element || getComputedStyle(element, '::after').position !== 'absolute';
      }),
    nodes.map(({ target }) => String(target)),
  );
  return nodes.filter((_, place) => isSmall[place]);
}

const themes = [
  { theme: 'system', colorScheme: 'light' },
  { theme: 'system', colorScheme: 'dark' },
  { theme: 'contrast', colorScheme: 'light' },
  { theme: 'contrast', colorScheme: 'dark' },
] as const;

/** Every rule once; in the other themes the rules about colours, for nothing else differs there. */
export async function expectAccessible(page: Page, part = 'body', among: number = themes.length) {
  for (const [place, { theme, colorScheme }] of themes.slice(0, among).entries()) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const found = await violations(page, part, place > 0 ? ['color-contrast'] : undefined);
    expect(found, `${theme}, ${colorScheme}`).toEqual([]);
  }
}
