import { testLaunchOptions } from '../../scripts/browser.ts';
import { expectText, fightMaldon, newArmy, savedLines, tap } from './actions.ts';
import { expectDps } from './battle-actions.ts';
import { current, expect, expectSaved, expectStarted, open, tab, test } from './fixture.ts';

const { args = [], ...how } = testLaunchOptions();
const HOST = 'plain.test';

// A host of one's own network, without a certificate: browsers keep half of what they have from it.
test.use({
  host: HOST,
  bare: true,
  launchOptions: { ...how, args: [...args, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] },
});

test('over plain http a battle and an army are begun, kept and go into a backup', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await tap(page, 'Add a DP to Hearth troop');
  await expectSaved(page);
  await page.reload();
  await expectStarted(page);
  await expectDps(page, 'Hearth troop', 2);
  await tab(page, 'More').click();
  await expectText(page, /Cannot be used offline here/);
  await expectText(page, /everything is stored only once/);
  expect(await savedLines(page)).toEqual([1]);
  await expectText(page, 'The backup is among your downloads.');
  await open(page, site, '/armies');
  await newArmy(page);
  await tap(page, /^Share/);
  await expect(current(page).getByRole('dialog')).toBeVisible();
});
