import type { Page } from '@playwright/test';
import { button, expectText, tap } from './actions.ts';
import { expect, open, test } from './fixture.ts';
import { give } from './shield-wall-ii-maldon.ts';

/** The player turn that was just ended, as a link. */
async function turnAsLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await tap(page, /, turn and options$/);
  await tap(page, 'Send this turn to a friend');
  await tap(page, 'Copy link');
  await expectText(page, 'Copied: paste it into a message.');
  return page.evaluate(() => navigator.clipboard.readText());
}

test('Shield Wall II by links: a turn goes to a friend, and his answer goes on where it ended', async ({
  page,
  site,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, site, '/shield-wall-ii/battle/new');
  await tap(page, 'Maldon');
  await tap(page, 'Begin the battle');
  await give(page, 'deploy Byrhtnoth B5');
  await tap(page, /^End turn/);
  const sent = await turnAsLink(page);

  const far = await browser.newContext({ reducedMotion: 'reduce' });
  const friend = await far.newPage();
  await friend.goto(sent);
  await tap(friend, 'Add to this device');
  await tap(friend, 'Open it');
  await expectText(friend, 'Vikings: orders');
  await expect(button(friend, /^B5\. Byrhtnoth, lord of the Saxons/)).toBeVisible();
  await give(friend, 'deploy Olaf H5');
  await tap(friend, /^End turn/);
  const answer = await turnAsLink(friend);
  await far.close();

  await page.goto('about:blank');
  await page.goto(answer);
  // A battle that only went on over there is the later one: nothing is asked.
  await tap(page, 'Add to this device');
  await tap(page, 'Open it');
  await expectText(page, 'Turn 2 of 18');
  await expectText(page, 'Saxons: orders');
  await expect(button(page, /^H5\. Olaf, lord of the Vikings/)).toBeVisible();
  await expect(button(page, /^B5\. Byrhtnoth, lord of the Saxons/)).toBeVisible();
  // The friend's turn is in the journal, and can be undone like one's own.
  await tap(page, 'Undo');
  await expectText(page, 'Vikings: orders');
});
