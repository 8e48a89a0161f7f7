import { expect, type Page } from '@playwright/test';
import type { Site } from '../../scripts/server.ts';
import { Profile, Victim } from './browser.ts';
import { MARKUP } from './strings.ts';

/** A backup in which every text is the string, made in the page out of one of the app's own. */
async function backupWith(page: Page, site: Site): Promise<string> {
  await page.goto(`${site.address}#/battle`);
  await page.getByRole('button', { name: /^Fight Maldon 991/ }).click();
  await page.locator('[data-pebbles]').first().waitFor();
  await page.goto('about:blank');
  await page.goto(`${site.address}#/more`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a backup' }).click(),
  ]);
  const stream = await download.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** Every name, the seed and the notes; ids stay what they must be. */
const spoilt = (sound: string, text: string, id: string): string =>
  JSON.stringify(JSON.parse(sound), (key, value: unknown) => {
    if (key === 'name') return text;
    if (key === 'id') return id;
    if (key === 'setup') return { ...(value as object), notes: [text] };
    return value;
  });

/** Each string in every name of a battle and an army, imported, and typed into the app's own fields. */
export async function markup(site: Site, count: number): Promise<string> {
  const strings = MARKUP.slice(0, count);
  const profile = new Profile();
  const victim = await Victim.launch(profile);
  const page = await victim.context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== new URL(site.address).origin)
      problems.push(`request: ${url.href}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective}`);
    });
  });
  const sound = await backupWith(page, site);
  let shown = 0;
  for (const [index, text] of strings.entries()) {
    await page.goto('about:blank');
    await page.goto(`${site.address}#/parcel`);
    const file = page.getByLabel(/saved as a file$/);
    await file.setInputFiles({
      name: 'markup.json',
      mimeType: 'application/json',
      buffer: Buffer.from(spoilt(sound, text, `markup-${index}`)),
    });
    await page.getByRole('button', { name: 'Add to this device' }).click();
    await page.getByRole('heading', { name: 'Added', exact: true }).waitFor();
    shown += await shows(page, text);
    await page.goto('about:blank');
    await page.goto(`${site.address}#/battle/markup-${index}`);
    await page.locator('[data-pebbles]').first().waitFor();
    shown += await shows(page, text);
    await typeEverywhere(page, site, text);
    expect(await page.title()).not.toContain('taken');
    if (problems.length > 0) throw new Error(`${JSON.stringify(text)}: ${problems.join('; ')}`);
    if (index % 20 === 19) console.log(`  ${index + 1} of ${strings.length}`);
  }
  await victim.close();
  profile.remove();
  return `${strings.length} strings in every name of an imported battle and typed into the text fields: seen as text in ${shown} places, no script, no request, no policy violation`;
}

/** The text is in the page as it was written; an element made of it would not have it as text. */
const shows = (page: Page, text: string): Promise<number> =>
  page.evaluate((wanted) => {
    const visible = document.body.textContent ?? '';
    if (!visible.includes(wanted)) throw new Error(`"${wanted}" is not shown as it is.`);
    return visible.split(wanted).length - 1;
  }, text);

async function typeEverywhere(page: Page, site: Site, text: string): Promise<void> {
  for (const [route, role] of [
    ['sheet', 'searchbox'],
    ['parcel', 'textbox'],
  ] as const) {
    await page.evaluate((to) => {
      location.hash = `#/${to}`;
    }, route);
    const field = page.getByRole(role).filter({ visible: true }).first();
    await field.fill(text);
    await field.press('Enter');
  }
  await page.goto('about:blank');
  await page.goto(`${site.address}#/armies`);
  await page.getByRole('button', { name: 'New army' }).click();
  const name = page.getByLabel('Name of the army');
  await name.fill(text);
  expect((await name.inputValue()).length).toBeGreaterThanOrEqual(Math.min(1, text.trim().length));
  await page.waitForTimeout(200);
}
