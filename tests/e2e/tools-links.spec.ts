import type { Page } from '@playwright/test';
import { button, editUnit, expectText, fightMaldon, loadDice, openTool, tap } from './actions.ts';
import { catchByHand, leaderActions, showSideOf, unitAction } from './battle-actions.ts';
import { current, expect, open, tab, test } from './fixture.ts';

/** Every calculator by every way into it; it arrives filled in with whom it was opened for. */

interface Field {
  /** Whom the address names. */
  readonly query: string;
  readonly unit: string;
  readonly leader: string;
  readonly side: string;
}

const MALDON: Field = {
  query: 'unit=red-1-1',
  unit: "Leofsunu's band",
  leader: 'Byrhtnoth',
  side: 'Men of Essex',
};
const MADE_UP: Field = {
  query: 'unit=red-0-1',
  unit: 'Red right band',
  leader: 'Red leader',
  side: 'Red',
};

type Seen = (page: Page, field: Field) => Promise<void>;

/** Somebody is chosen, and can be changed. */
const chosen =
  (label: string, what: 'unit' | 'leader'): Seen =>
  async (page, field) => {
    const who = current(page).getByRole('region', { name: label, exact: true });
    await expect(who).toContainText(field[what]);
    await expect(who.getByRole('img', { name: 'Change' })).toBeVisible();
  };

const ticked: Seen = (page, field) =>
  expect(button(page, new RegExp(`^Grade . ${field.unit}`))).toHaveAttribute(
    'aria-pressed',
    'true',
  );

const headed =
  (words: (field: Field) => string): Seen =>
  (page, field) =>
    expect(current(page).getByRole('heading', { name: words(field), exact: true })).toBeVisible();

const reads =
  (words: (field: Field) => string): Seen =>
  (page, field) =>
    expectText(page, words(field));

interface Tool {
  /** On the Tools tab. */
  readonly name: string;
  /** Over the calculator, where it is another. */
  readonly title?: string;
  /** Once it is known for whom it was opened. */
  readonly filled: Seen;
  /** Where nobody is named, if it does not ask by name. */
  readonly open?: Seen;
}

/** What it offers to choose from is what the field has. */
const offers: Seen = (page, field) => expectText(page, field.unit);
const offersLeaders: Seen = (page, field) =>
  expect(button(page, new RegExp(`^${field.leader}`))).toBeVisible();

const TOOLS: Readonly<Record<string, Tool>> = {
  dice: { name: 'Dice', filled: headed(() => 'Before the roll') },
  deployment: { name: 'Deployment', filled: reads(({ side }) => `May wait: ${side} 50 %`) },
  'leader-points': {
    name: 'Leader’s LPs',
    filled: chosen('Leader', 'leader'),
    open: offersLeaders,
  },
  initiative: { name: 'Initiative', filled: reads(({ side }) => `Initiative to ${side} 50 %`) },
  gods: { name: 'God pack', filled: reads(() => '54 cards left') },
  duel: { name: 'Duel', filled: chosen('Challenger', 'leader'), open: offersLeaders },
  control: { name: 'Control test', filled: ticked, open: offers },
  movement: { name: 'Movement', title: 'Move', filled: ticked, open: offers },
  rest: { name: 'Rest', filled: chosen('Who rests', 'unit'), open: offers },
  missiles: {
    name: 'Missiles',
    filled: headed((field) => `Targets of ${field.unit}`),
    open: offers,
  },
  charge: { name: 'Charge', filled: headed((field) => field.unit), open: offers },
  combat: {
    name: 'Combat',
    filled: (page, field) =>
      expect(button(page, `Change circumstances of ${field.unit}`)).toBeVisible(),
    open: offers,
  },
  risk: { name: 'Risk to leader', filled: chosen('Leader', 'leader'), open: offersLeaders },
  'lost-retinue': {
    name: 'Lost retinue',
    title: 'Leader of a lost retinue',
    filled: chosen('Leader', 'leader'),
    open: offersLeaders,
  },
  morale: {
    name: 'Morale',
    // AL-10: in a battle it asks about what has happened there.
    filled: (page, field) =>
      field === MALDON
        ? expectText(page, 'Nothing has happened that affects others.')
        : offers(page, field),
  },
  pursuit: { name: 'Pursuit', filled: chosen('Pursuer', 'unit'), open: offers },
  'free-hack': { name: 'Free hack', filled: chosen('Pursuer', 'unit'), open: offers },
};

async function arrived(page: Page, id: string, field: Field, named = true) {
  const tool = TOOLS[id];
  if (!tool) throw new Error(`There is no tool "${id}".`);
  const title = tool.title ?? tool.name;
  await expect(
    current(page).getByRole('heading', { level: 1, name: title, exact: true }),
  ).toBeVisible();
  await (named ? tool.filled : (tool.open ?? tool.filled))(page, field);
}

/** A dead link takes as long as a whole evening of good ones. */
test.beforeEach(({ page }) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(15_000);
});

const eachTool = async (does: (id: string, tool: Tool) => Promise<void>) => {
  for (const [id, tool] of Object.entries(TOOLS)) await test.step(id, () => does(id, tool));
};

test('from the Tools tab, for the battle that is on', async ({ page, site }) => {
  await fightMaldon(page, site);
  await tab(page, 'Tools').click();
  const links = current(page).getByRole('main').getByRole('link');
  await expect(links).toHaveCount(Object.keys(TOOLS).length);
  await eachTool(async (id, { name }) => {
    await current(page).getByRole('link', { name, exact: true }).click();
    await arrived(page, id, MALDON, false);
    await tap(page, 'Back');
  });
});

test('from the Tools tab, for no battle, before there is one and while one is on', async ({
  page,
  site,
}) => {
  await open(page, site, '/tools');
  await eachTool(async (id, { name }) => {
    await current(page).getByRole('link', { name, exact: true }).click();
    await arrived(page, id, MADE_UP, false);
    await tap(page, 'Back');
  });
  await fightMaldon(page, site);
  await tab(page, 'Tools').click();
  await tap(page, 'No battle');
  await current(page).getByRole('link', { name: 'Charge', exact: true }).click();
  await arrived(page, 'charge', MADE_UP, false);
});

test('by deep link, in a battle and without one, for a unit', async ({ page, site }) => {
  const id = await fightMaldon(page, site);
  await eachTool(async (tool) => {
    await openTool(page, site, tool, `battle=${id}&${MALDON.query}`);
    await arrived(page, tool, MALDON);
    await openTool(page, site, tool, MADE_UP.query);
    await arrived(page, tool, MADE_UP);
  });
});

test('by a link that leads nowhere: a battle that is gone, a tool that never was', async ({
  page,
  site,
}) => {
  await openTool(page, site, 'combat', 'battle=00000000-0000-4000-8000-000000000000');
  await expectText(page, 'This battle is no longer there.');
  await expect(button(page, 'Throw')).toHaveCount(0);
  await openTool(page, site, 'trebuchet');
  await expectText(page, 'There is no tool called “trebuchet”.');
});

test('from the sheet, for the unit that its rows are marked for', async ({ page, site }) => {
  await fightMaldon(page, site);
  await tab(page, 'Sheet').click();
  await current(page).getByLabel('Highlight rows for').selectOption({ label: MALDON.unit });
  await eachTool(async (id) => {
    await current(page).locator(`main a[href^="#/tools/${id}?"]`).nth(0).click();
    await arrived(page, id, MALDON);
    await tap(page, 'Back');
  });
});

test('from the sheet without a battle', async ({ page, site }) => {
  await open(page, site, '/sheet');
  await eachTool(async (id) => {
    await current(page).locator(`main a[href="#/tools/${id}"]`).nth(0).click();
    await arrived(page, id, MADE_UP, false);
    await tap(page, 'Back');
  });
});

test('from a unit: what it can do in its phase opens for it', async ({ page, site }) => {
  await fightMaldon(page, site);
  await tap(page, 'Lead: go to Leadership');
  await leaderActions(page, 'Byrhtnoth', /^Signal the advance/);
  const ways = [
    ['Move: go to Movement', /^Advance( why not\?)?$/, 'movement'],
    ['Move: go to Movement', /^Test control/, 'control'],
    ['Shoot: go to Missiles', /^Shoot( why not\?)?$/, 'missiles'],
    ['Fight: go to Combat', /^Charge( why not\?)?$/, 'charge'],
    ['Fight: go to Combat', /^Fight( why not\?)?$/, 'combat'],
  ] as const;
  for (const [phase, action, tool] of ways) {
    await test.step(tool, async () => {
      await tap(page, phase);
      await unitAction(page, MALDON.unit, action);
      await arrived(page, tool, MALDON);
      await tap(page, 'Back');
    });
  }
  await editUnit(page, /^Grade B Leofsunu's band/, 'Pursuing');
  await showSideOf(page, 'Old crews');
  await editUnit(page, /^Grade B Old crews/, 'Broken');
  await catchByHand(page, MALDON.unit, 'Old crews');
  await arrived(page, 'free-hack', MALDON);
});

test('from a leader and from what is due: each opens for the one it is about', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await tap(page, /Throw for initiative/);
  await arrived(page, 'initiative', MALDON);
  await tap(page, 'Back');
  await tap(page, 'Gods: go to Gods');
  await tap(page, /Draw a god card/);
  await arrived(page, 'gods', MALDON);
  await tap(page, 'Back');
  await tap(page, 'Lead: go to Leadership');
  await tap(page, /actions of Byrhtnoth/);
  await tap(page, /^Challenge a leader/);
  await arrived(page, 'duel', MALDON);
  await tap(page, 'Back');
  await tap(page, 'Move: go to Movement');
  // The first tap takes his contingent in hand, the second opens its sentences.
  const chip = button(page, 'Byrhtnoth 4 open');
  await chip.click();
  await expect(chip).toHaveAttribute('aria-current', 'true');
  await chip.click();
  await tap(page, /Leofsunu's band may move aside or back, or rest/);
  await expect(current(page).getByRole('dialog', { name: "Leofsunu's band" })).toBeVisible();
  await tap(page, 'Close');
  await editUnit(page, /^Grade A Hearth troop/, 'Destroyed');
  await tap(page, /Byrhtnoth has lost his retinue/);
  await arrived(page, 'lost-retinue', MALDON);
  await tap(page, 'Back');
  await tap(page, /Hearth troop is destroyed/);
  await expect(
    current(page).getByRole('heading', { name: 'Hearth troop is destroyed' }),
  ).toBeVisible();
});

test('MISS-5, RISK-1: from a roll to the risk that it brings', async ({ page, site }) => {
  await fightMaldon(page, site);
  await tap(page, 'Shoot: go to Missiles');
  await unitAction(page, 'Hearth troop', /^Shoot( why not\?)?$/);
  await tap(page, /^Grade A Olaf's hird/);
  await loadDice(page, [6, 6]);
  await tap(page, 'Throw');
  await tap(page, 'Apply');
  // Straight to what is due now.
  await arrived(page, 'risk', MALDON);
});
