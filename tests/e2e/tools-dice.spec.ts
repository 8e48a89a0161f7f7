import type { Page } from '@playwright/test';
import { test } from './fixture.ts';
import { entered, thrown } from './hands.ts';
import { go, ROLLS, type Throw } from './rolls.ts';
import { fight, openTool, says, tap, told } from './table.ts';

/**
 * Every calculator that throws, with app dice and with real dice, in a battle (journal, state of
 * all concerned, undo) and without one. Plain dice are left out: real ones need no app to lie on
 * the table.
 */

const KINDS = {
  'app dice': (page: Page, dice: readonly Throw[]) =>
    thrown(
      page,
      dice.flatMap(({ places }) => places),
    ),
  'real dice': (page: Page, dice: readonly Throw[]) =>
    entered(
      page,
      dice.flatMap(({ faces }) => faces),
    ),
} as const;

for (const { rule, tool, battle, alone } of ROLLS) {
  test(`${rule}: ${tool} in a battle with app dice and with real dice, told and undone`, async ({
    page,
    site,
  }) => {
    const id = await fight(page, site);
    await battle.before?.(page);
    for (const [kind, roll] of Object.entries(KINDS)) {
      await test.step(kind, async () => {
        await openTool(page, site, tool, `battle=${id}&${battle.query ?? ''}`);
        await battle.who?.(page);
        await roll(page, battle.dice);
        await says(page, battle.result);
        await tap(page, 'Apply');
        await (battle.back ?? go('Back to the battle'))(page);
        await battle.changed(page);
        await told(page, battle.told);
        await tap(page, 'Undo');
        await battle.undone(page);
      });
    }
  });

  test(`${rule}: ${tool} without a battle, with app dice and with real dice`, async ({
    page,
    site,
  }) => {
    for (const [kind, roll] of Object.entries(KINDS)) {
      await test.step(kind, async () => {
        await openTool(page, site, tool, alone.query);
        await alone.who?.(page);
        await roll(page, alone.dice);
        await says(page, alone.result);
        await tap(page, 'Apply');
        await says(page, alone.next ?? 'Applied.');
      });
    }
  });
}
