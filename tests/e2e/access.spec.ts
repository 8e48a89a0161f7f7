import { screens } from '../../scripts/screens.ts';
import { expectAccessible } from './axe.ts';
import { open, test } from './fixture.ts';
import { expectNamesUnique } from './names.ts';

for (const { name, route, prepare } of screens) {
  test(`axe finds nothing on ${name}, light or dark, and names are unique`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, site, route);
    await prepare?.(page);
    await expectAccessible(page, 'body', 2);
    await expectNamesUnique(page);
  });
}
