import { describe, expect, it } from 'vitest';
import { QUICK_SHEET, RULE_IDS, RULEBOOK } from '#/games/shieldwall/rules';
import { sheet } from '#/games/shieldwall/sheet/sheet';
import { citedRules, uncited } from '../../../../scripts/rule-ids';

/** What only the players see on the table, the phone can only say. */
const rows = (rule: string, options = QUICK_SHEET): string =>
  sheet(options)
    .flatMap(({ tables }) => tables)
    .flatMap((table) => table.rows)
    .filter((row) => (row.rules as readonly string[]).includes(rule))
    .map(({ key, text }) => `${key}: ${text}`)
    .join('\n');

describe('rules that the phone can only remind of', () => {
  it('MAN-1: a formed move slants at most 22½°', () => {
    expect(rows('MAN-1')).toContain('22½°');
  });

  it('ORG-8: 200 men a stand, 80 x 40 mm and 120 x 40-60 mm', () => {
    const text = rows('ORG-8');
    for (const figure of ['80', '40', '120', '200']) expect(text).toContain(figure);
  });

  it('SET-2: one line without reserves', () => {
    expect(rows('SET-2')).toMatch(/line/i);
    expect(rows('SET-2')).toMatch(/reserve/i);
  });

  it('MOVE-2, MOVE-8, OPT-HALT: 2" from enemies to the front, by the rulebook from any in sight', () => {
    expect([QUICK_SHEET.halt, RULEBOOK.halt]).toEqual(['front', 'visible']);
    expect(rows('MOVE-8')).toContain('2″: halt this far from enemies: those to its front');
    expect(rows('MOVE-8', RULEBOOK)).toContain(
      '2″: halt this far from enemies: any that it can see',
    );
  });

  it('MOVE-6: right to left, but the front unit may go first where moves cross', () => {
    expect(rows('MOVE-6')).toMatch(/right to left.*cross.*front may go first/);
  });

  it('MOVE-7: nobody becomes unformed by choice except to change direction', () => {
    expect(rows('MOVE-7')).toMatch(/by choice: never, except to change direction/);
  });

  it('ORG-9: how a contingent stands, and how far its leader reaches', () => {
    for (const said of [
      /retinue in the centre/,
      /contingents as far apart as you wish/,
      /one frontage for all/,
      /from any point of his retinue/,
      /move with their unit/,
    ]) {
      expect(rows('ORG-9')).toMatch(said);
    }
  });

  it('COMB-6: no partial overlaps, unit against unit where possible', () => {
    expect(rows('COMB-6')).toMatch(/no stand half overlapping.*unit against unit/);
  });

  it('AFTER-7: who remains in place fights another round if the enemy stays too', () => {
    expect(rows('AFTER-7')).toMatch(/in place, locked.*if the enemy stays too/);
  });

  it('AFTER-10: with nobody left to pursue, to the camp, or off the table', () => {
    expect(rows('AFTER-10')).toMatch(/camp to loot it.*enemy edge and off/);
  });

  it('LEAD-10, DUEL-11: the sheet names the order of duels and whose the special weapon is', () => {
    expect(rows('LEAD-10')).toContain('duels, then the first moves of a signal');
    expect(rows('DUEL-11')).toContain('challenge the closest enemy leader');
  });

  it('OPT-TERRAIN-STOP: the quick sheet lets a unit halt before bad ground, the rulebook does not', () => {
    expect(QUICK_SHEET.terrainStop).toBe(true);
    expect(RULEBOOK.terrainStop).toBe(false);
    expect(rows('MOVE-2', QUICK_SHEET)).not.toBe(rows('MOVE-2', RULEBOOK));
  });

  it('OPT-REST-D: D Grade rests beyond 2" or 8"', () => {
    expect([QUICK_SHEET.restD, RULEBOOK.restD]).toEqual(['near', 'far']);
    expect(rows('REST-1', QUICK_SHEET)).not.toContain('8');
    expect(rows('REST-1', RULEBOOK)).toMatch(/8["″]/);
  });
});

describe('every rule has its test', () => {
  it('no id of the ledger is without one', () => {
    expect(uncited('shieldwall', RULE_IDS)).toEqual([]);
  });

  it('finds ids in titles only, ranges too', () => {
    const text = [
      "describe('control (CTRL-1..3)', () => {",
      "  it('AVD: an average die', () => {});",
      "  it.each([1])('GOD-R, OPT-MIN-DIE: %i', () => {});",
      '  // LEAD-1 is only talked about',
      "  expect(rule).toBe('LEAD-2');",
    ].join('\n');
    expect([...citedRules(text)].sort()).toEqual(
      ['AVD', 'CTRL-1', 'CTRL-2', 'CTRL-3', 'GOD-R', 'OPT-MIN-DIE'].sort(),
    );
  });
});
