import type { Locator } from '@playwright/test';
import { button, fightMaldon } from './actions.ts';
import { current, expect, open, tab, test } from './fixture.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

/** The system takes colours and shadows away; what is left is lines. */
const isFramed = (it: Locator) =>
  it.evaluate((element) => {
    const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } =
      getComputedStyle(element);
    const isThick = (style: string, width: string) => style === 'solid' && parseFloat(width) >= 3;
    return isThick(outlineStyle, outlineWidth) || isThick(borderTopStyle, borderTopWidth);
  });

test('in forced colours phase, tab, side, level and choice are told by lines and words', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  const phases = current(page).getByRole('list', { name: 'Phases' });
  const [now, later] = [phases.locator('[aria-current]'), button(page, 'Gods: go to Gods')];
  expect([await isFramed(now), await isFramed(later)]).toEqual([true, false]);
  expect([await isFramed(tab(page, 'Battle')), await isFramed(tab(page, 'Sheet'))]).toEqual([
    true,
    false,
  ]);
  const levels = current(page).getByRole('group', { name: /^Aggression level of Hearth troop/ });
  const framed = (pressed: boolean) =>
    levels
      .getByRole('button', { pressed })
      .all()
      .then((all) => Promise.all(all.map(isFramed)));
  expect(await framed(true)).toEqual([true]);
  expect(await framed(false)).toEqual([false, false, false]);
  const sides = current(page).getByRole('group', { name: 'Side at hand' });
  expect(await isFramed(sides.getByRole('button', { pressed: true }))).toBe(true);
  expect(await isFramed(sides.getByRole('button', { pressed: false }))).toBe(false);
  await expect(sides.getByRole('button')).toHaveText([/\w/, /\w/]);

  await open(page, site, '/more');
  const colours = current(page).getByRole('group', { name: 'Colours' });
  expect(await isFramed(colours.getByRole('button', { pressed: true }))).toBe(true);
  expect(await isFramed(colours.getByRole('button', { name: 'Dark' }))).toBe(false);
});
