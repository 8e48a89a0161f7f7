import { describe, expect, it } from 'vitest';
import { citedRules, uncited } from '../../../../scripts/rule-ids';
import { QUICK_SHEET, RULEBOOK } from '../../../../src/games/shieldwall/rules';
import { sheet } from '../../../../src/games/shieldwall/sheet/sheet';

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

  it('MOVE-2: 2" short of an enemy in sight', () => {
    expect(rows('MOVE-2')).toMatch(/2["″]/);
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
    expect(uncited()).toEqual([]);
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
