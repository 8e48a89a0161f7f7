import type { Page } from '@playwright/test';
import {
  apply,
  expectJournal,
  expectText,
  fightMaldon,
  openTool,
  tap,
  toBoard,
} from './actions.ts';
import { enterDice, throwDice } from './battle-actions.ts';
import { test } from './fixture.ts';
import { ROLLS, type Throw } from './roll-cases.ts';

/**
 * Every calculator that throws, with app dice and with real dice, in a battle (journal, state of
 * all concerned, undo) and without one. Plain dice are left out: real ones need no app to lie on
 * the table.
 */

const KINDS = {
  'app dice': (page: Page, dice: readonly Throw[]) =>
    throwDice(
      page,
      dice.flatMap(({ places }) => places),
    ),
  'real dice': (page: Page, dice: readonly Throw[]) =>
    enterDice(
      page,
      dice.flatMap(({ faces }) => faces),
    ),
} as const;

for (const { rule, tool, battle, alone } of ROLLS) {
  test(`${rule}: ${tool} in a battle with app dice and with real dice, told and undone`, async ({
    page,
    site,
  }) => {
    const id = await fightMaldon(page, site);
    await battle.before?.(page);
    for (const [kind, roll] of Object.entries(KINDS)) {
      await test.step(kind, async () => {
        await openTool(page, site, tool, `battle=${id}&${battle.query ?? ''}`);
        await battle.who?.(page);
        await roll(page, battle.dice);
        await expectText(page, battle.result);
        await (battle.stays ? tap(page, 'Apply') : apply(page));
        await toBoard(page);
        await battle.changed(page);
        await expectJournal(page, battle.told);
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
        await expectText(page, alone.result);
        await tap(page, 'Apply');
        await expectText(page, alone.next ?? 'Applied.');
      });
    }
  });
}
