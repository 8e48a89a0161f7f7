import { expectAccessible } from './axe.ts';
import { current, expect, open, reload, test } from './fixture.ts';

test('the choices of the More page are kept', async ({ page, site }) => {
  await open(page, site, '/more');
  const awake = current(page).getByRole('switch', { name: 'Keep the screen on during a battle' });
  const tick = current(page).getByRole('switch', { name: 'Vibrate on tap' });
  const rattle = current(page).getByRole('switch', { name: 'Dice sounds' });
  await expect(awake).toBeChecked();
  await expect(tick).toBeChecked();
  await expect(rattle).not.toBeChecked();
  for (const each of [awake, tick, rattle]) await each.tap();
  await expect(rattle).toBeChecked();
  await reload(page);
  await expect(rattle).toBeChecked();
  await expect(awake).not.toBeChecked();
  await expect(tick).not.toBeChecked();
});

test('dice are heard only when they are asked to be', async ({ page, site }) => {
  await page.addInitScript(() => {
    const { start } = AudioBufferSourceNode.prototype;
    const heard = { knocks: 0 };
    Object.assign(window, { heard });
    AudioBufferSourceNode.prototype.start = function (...when: Parameters<typeof start>) {
      heard.knocks++;
      return start.apply(this, when);
    };
  });
  const knocks = () =>
    page.evaluate(() => (window as unknown as { heard: { knocks: number } }).heard.knocks);
  const toss = () =>
    current(page)
      .getByRole('button', { name: /^Throw/ })
      .tap();
  await open(page, site, '/tools/dice');
  await toss();
  await expect(current(page).getByRole('button', { name: 'Throw all' })).toBeVisible();
  expect(await knocks()).toBe(0);
  await open(page, site, '/more');
  await current(page).getByRole('switch', { name: 'Dice sounds' }).tap();
  await expect(current(page).getByRole('switch', { name: 'Dice sounds' })).toBeChecked();
  await open(page, site, '/tools/dice');
  await expect(async () => {
    await toss();
    expect(await knocks()).toBeGreaterThan(0);
  }).toPass();
});

test('new battles start from the rules chosen here', async ({ page, site }) => {
  await open(page, site, '/more');
  await current(page).getByRole('button', { name: 'Rulebook', exact: true }).tap();
  await current(page).getByText('Choose all rules one by one').tap();
  const rain = current(page).getByRole('group', { name: /rain last.*OPT-RAIN/ });
  await expect(rain.getByRole('button', { name: /rulebook/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await rain.getByRole('button', { name: /quick sheet/ }).tap();
  await expect(current(page).getByText('Where the sources differ: your own choice')).toBeVisible();
  await open(page, site, '/battle/new');
  await expect(current(page).getByText('Where the sources differ: your own choice')).toBeVisible();
  await current(page).getByText('Choose all rules one by one').tap();
  await expect(rain.getByRole('button', { name: /quick sheet/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await open(page, site, '/battle');
  await current(page)
    .getByRole('button', { name: /^Fight Maldon 991/ })
    .tap();
  await expect(current(page).getByRole('button', { name: /^Turn 1/ })).toBeVisible();
  const options = await page.evaluate(async () => {
    const opening = indexedDB.open('shieldwall-companion');
    const db = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const reading = db.transaction('battles').objectStore('battles').getAll();
    const [battle] = await new Promise<{ setup: { options: Record<string, unknown> } }[]>(
      (resolve) => {
        reading.onsuccess = () => resolve(reading.result);
      },
    );
    return battle?.setup.options;
  });
  expect(options).toMatchObject({ rain: 'twoTurns', restD: 'far', minDie: 0 });
});

test('axe finds nothing on the More page, in any theme', async ({ page, site }) => {
  await open(page, site, '/more');
  await current(page).getByText('Choose all rules one by one').tap();
  await expectAccessible(page);
});

test('a chosen theme colours the phone’s own bar', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, site, '/more');
  const bar = page.locator('meta[name="theme-color"][media*="light"]');
  const light = await bar.getAttribute('content');
  await current(page).getByRole('button', { name: 'Dark' }).tap();
  await expect(bar).not.toHaveAttribute('content', light ?? '');
  await current(page).getByRole('button', { name: 'Light' }).tap();
  await expect(bar).toHaveAttribute('content', light ?? '');
});

test('About tells what is new, and fills in a report that can be copied', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, site, '/more');
  const about = current(page).getByRole('region', { name: 'About' });
  await expect(about.getByText(/MIT licence/)).toBeVisible();
  await about.getByRole('button', { name: 'What is new' }).tap();
  const panel = current(page).getByRole('dialog');
  await expect(panel.getByRole('heading', { name: /^1\.0\.0/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).tap();

  await about.getByRole('button', { name: 'Report a problem' }).tap();
  const version = await current(page).getByTestId('version').textContent();
  await expect(panel).toContainText(`Shieldwall Companion ${version}, in a browser`);
  await expect(panel).toContainText('Storage: (!) No backup has been exported yet.');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Copy' }).tap();
  await expect(panel.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Shieldwall Companion ${version}, in a browser\nBrowser: Mozilla/`);
});
