import { current, expect, open, test } from './fixture.ts';

/** A page of a PDF is an object of its own, and its type stands there uncompressed. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

for (const [format, width, height] of [
  ['A4', 210, 297],
  ['Letter', 215.9, 279.4],
] as const) {
  test(`prints on two sides of ${format}, nothing cut off`, async ({ page, site }) => {
    await open(page, site, '/sheet');
    await expect(current(page).locator('section[aria-labelledby]').nth(0)).toBeVisible();
    expect(pagesOf(await page.pdf({ format }))).toBe(2);

    // Laid out as for paper: no line is wider than its column, none leaves the sheet.
    const mm = 96 / 25.4;
    await page.setViewportSize({
      width: Math.round((width - 14) * mm),
      height: Math.round((height - 12) * mm),
    });
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const paper = page.locator('[data-sheet-print]');
    await expect(paper).toBeVisible();
    const wide = await paper.evaluate((sheet) => {
      const column = (sheet.clientWidth - 2 * 3.5 * (96 / 25.4)) / 3;
      return [...sheet.querySelectorAll('table, h2')]
        .filter((each) => each.scrollWidth > column + 1)
        .map((each) => each.textContent);
    });
    expect(wide).toEqual([]);
    await expect(page.locator('#root')).toBeHidden();
    // Every table stands on paper but the list of options, which are marked where they apply.
    await expect(paper.getByRole('heading', { name: 'Ending the battle' })).toBeVisible();
    const titles = (within: string) => page.locator(`${within} h2`).allTextContents();
    const shown = await titles('section[id^="/sheet/"]');
    expect(await titles('[data-sheet-print]')).toEqual(
      shown.filter((title) => title !== 'Where the sources differ'),
    );
  });
}

test('paper goes when the print is done', async ({ page, site }) => {
  await open(page, site, '/sheet');
  await page.pdf({ format: 'A4' });
  await expect(page.locator('[data-sheet-print]')).toHaveCount(0);
});
