import { tap } from './actions.ts';
import { expectDps, expectLevel } from './battle-actions.ts';
import { expectSaved, expectStarted, goOffline, open, test, workerReady } from './fixture.ts';

test.use({ serviceWorkers: 'allow' });

test('one tap gives a battle; every change is one tap, undone, redone, and there after a cold start offline', async ({
  page,
  context,
  site,
}) => {
  await open(page, site);
  await workerReady(page);
  await tap(page, /^Fight Maldon 991/);

  // Maldon: the hearth troop starts Present with 1 DP.
  await tap(page, 'Add a DP to Hearth troop');
  await expectDps(page, 'Hearth troop', 2);
  await tap(page, 'Set Hearth troop to Blood lust');
  await expectLevel(page, 'Hearth troop', 'Blood lust');

  await tap(page, 'Undo');
  await expectLevel(page, 'Hearth troop', 'Present');
  await tap(page, 'Undo');
  await expectDps(page, 'Hearth troop', 1);
  await tap(page, 'Redo');
  await expectDps(page, 'Hearth troop', 2);

  await expectSaved(page);
  await page.close();
  await goOffline(context, site);
  const later = await context.newPage();
  await later.goto(site.address);
  await expectStarted(later);
  await expectDps(later, 'Hearth troop', 2);
  await tap(later, 'Undo');
  await expectDps(later, 'Hearth troop', 1);
});
