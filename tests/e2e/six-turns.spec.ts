import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { activeEntries, EMPTY, follow, type Line } from '#/core/journal';
import {
  type Battle,
  begin,
  type Command,
  decide,
  type Event,
  evolve,
  LEVEL_NAMES,
  type Setup,
} from '#/games/shieldwall/rules';
import { button, expectText, fightMaldon, keptPages } from './actions.ts';
import { expectDps, expectLevel, showSideOf, unitHead } from './battle-actions.ts';
import { expect, expectSaved, test } from './fixture.ts';
import { TURNS } from './six-turns.ts';

/** The end as it was worked out by hand. */
const TALE = await readFile(new URL('./six-turns.md', import.meta.url), 'utf8');

/** The rows of the table with this first heading. */
function table(heading: string): readonly (readonly string[])[] {
  const lines = TALE.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`| ${heading} |`));
  const rows = lines.slice(at + 2);
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith('|')),
    )
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const MARKS = ['Retiring', 'Pursuing', 'Broken', 'In combat', 'Charged', 'Follows up'].concat([
  'To the death',
  'First',
  'Unformed',
  'Destroyed',
  'Routed',
  'Surrendered',
]);
const LOST = ['Destroyed', 'Routed', 'Surrendered'];

/** The journal as it is stored, folded and decided again by the kernel alone. */
async function kernel(page: Page, id: string): Promise<Battle> {
  const { setup, lines } = await page.evaluate(
    (battle) =>
      new Promise<{ setup: unknown; lines: unknown[] }>((resolve, reject) => {
        const opening = indexedDB.open('shieldwall-companion');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const tables = db.transaction(['battles', 'lines']);
          const row = tables.objectStore('battles').get(battle);
          const range = IDBKeyRange.bound([battle, 0], [battle, Number.MAX_SAFE_INTEGER]);
          const rows = tables.objectStore('lines').getAll(range);
          tables.oncomplete = () => {
            db.close();
            resolve({ setup: row.result.setup, lines: rows.result.map(({ line }) => line) });
          };
        };
      }),
    id,
  );
  const journal = (lines as Line<Command, Event>[]).reduce((before, line) => {
    const after = follow(before, line);
    if (!after.ok) throw new Error(after.error);
    return after.value;
  }, EMPTY);
  return activeEntries(journal, lines as Line<Command, Event>[]).reduce(
    (state, entry) => {
      const decided = decide(state, entry.command);
      expect(decided).toEqual({ ok: true, value: entry.events });
      return entry.events.reduce(evolve, state);
    },
    begin(setup as Setup),
  );
}

// Hundreds of taps: a trace of them all would take longer than the battle.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

test('six turns at Maldon end as worked out by hand', async ({ page, site }) => {
  test.setTimeout(900_000);
  page.setDefaultTimeout(20_000);
  const id = await fightMaldon(page, site);
  for (const [place, turn] of TURNS.entries())
    await test.step(`turn ${place + 1}`, () => turn(page));
  // Of all the calculators none is left behind the board, where each would follow every tap.
  await expect(keptPages(page)).toHaveCount(1);

  // What is there after a reload has been stored.
  await expectSaved(page);
  await page.reload();
  await expectText(page, 'The battle is over');
  const battle = await kernel(page, id);
  expect(
    Object.values(battle.units).map((each) => [
      each.name,
      `${each.stands}`,
      `${each.dps}`,
      LEVEL_NAMES[each.level],
    ]),
  ).toEqual(table('unit').map((row) => row.slice(0, 4)));

  for (const [name = '', stands = '', count = '', steps = '', marks = ''] of table('unit')) {
    await showSideOf(page, name);
    const shown = await unitHead(page, name).textContent();
    expect(MARKS.filter((mark) => shown?.includes(mark))).toEqual(
      MARKS.filter((mark) => marks.split(', ').includes(mark)),
    );
    await expect(unitHead(page, name)).toHaveAccessibleName(new RegExp(`${stands} of \\d stands$`));
    if (LOST.includes(marks)) continue;
    await expectDps(page, name, Number(count));
    await expectLevel(page, name, steps);
  }
  expect(table('leader').map(([name]) => name)).toEqual(
    Object.values(battle.contingents).map((each) => each.leader.name),
  );
  for (const [name = '', lps, left, fate = ''] of table('leader')) {
    await showSideOf(page, name);
    const line = button(page, new RegExp(`actions of ${name}$`));
    if (fate) await expect(line).toContainText(fate);
    else
      await expect(
        line.getByRole('img', { name: `LPs of ${name}: ${left} of ${lps}` }),
      ).toBeVisible();
  }
});
