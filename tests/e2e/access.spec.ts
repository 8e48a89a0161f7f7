import AxeBuilder from '@axe-core/playwright';
import { screens } from '../../scripts/screens.ts';
import { expect, open, test } from './fixture.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const { name, route, prepare } of screens) {
      test(`axe finds nothing on ${name}`, async ({ page, site }) => {
        await open(page, site, route);
        await prepare?.(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      });
    }
  });
}
