import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { screens } from '../../scripts/screens.ts';
import { expect, open, test } from './fixture.ts';

async function violations(page: Page, rules?: string[]) {
  const axe = new AxeBuilder({ page });
  const found = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

for (const { name, route, prepare } of screens) {
  test(`axe finds nothing on ${name}, light or dark`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, site, route);
    await prepare?.(page);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, ['color-contrast'])).toEqual([]);
  });
}
