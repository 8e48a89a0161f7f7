import { describe, expect, it } from 'vitest';
import { rowsOf } from '#/core/sheet';
import { PHASES, PRINTED, RULE_IDS, type RuleId, waysOf } from '#/games/shield-wall-ii/rules';
import { sheet } from '#/games/shield-wall-ii/sheet/sheet';
import { SYNONYMS } from '#/games/shield-wall-ii/sheet/synonyms';
import { searchIn } from '#/play/sheet/search';

const entries = sheet(PRINTED);
const rows = entries.flatMap(rowsOf);

/** Where the ledger settles what the source leaves open (its marks R). */
const RULINGS: RuleId[] = [
  ...(['OPT-TURNS', 'MAP-1', 'MAP-2', 'MAP-7', 'CMD-1', 'CMD-2', 'DEP-1', 'DEP-4'] as const),
  ...(['MOVE-4', 'ATT-2', 'ATT-3', 'ATT-4', 'ATT-7', 'HIT-1', 'HIT-2', 'PURS-1'] as const),
  ...(['PURS-3', 'WIN-1', 'WIN-3', 'BAT-1'] as const),
];

describe('the sheet', () => {
  it.each(RULE_IDS)('cites %s', (id) => {
    expect(rows.some((row) => row.rules.includes(id))).toBe(true);
  });

  it.each(RULINGS)('shows the ruling of %s', (id) => {
    expect(rows.some((row) => row.rulings && row.rules.includes(id))).toBe(true);
  });

  it('gives every entry an address and search words of its own', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(Object.keys(SYNONYMS).sort()).toEqual(entries.map(({ id }) => id).sort());
  });

  it('leaves no row without words and a rule', () => {
    for (const row of rows) {
      expect(row.key).not.toBe('');
      expect(row.text).not.toMatch(/undefined|NaN|\[object/);
      expect(row.rules.length).toBeGreaterThan(0);
    }
  });

  it.each(PHASES)('has tables for the %s', (phase) => {
    expect(entries.some(({ phases }) => phases.includes(phase))).toBe(true);
  });

  it('ATT-6: the chances are those that the kernel reckons with', () => {
    const texts = entries
      .find(({ id }) => id === 'chances')
      ?.tables[0]?.rows.map(({ text }) => text);
    expect(texts).toEqual([
      'never',
      ...[1, 2, 3, 4, 5].map((difference) => `${waysOf(difference)} of 6`),
      'always',
    ]);
  });

  it('OPT-COMMANDS, OPT-POINTS, OPT-TURNS, OPT-PLAY-ON: shows what this battle plays by', () => {
    const other = sheet({
      commandsShort: { superior: 2, inferior: 5 },
      pointsToWin: { superior: 6, inferior: 3 },
      turns: 12,
      playOn: true,
    });
    const keys = (id: string, book = entries) =>
      book
        .find((entry) => entry.id === id)
        ?.tables.flatMap((table) => table.rows.map(({ key }) => key));
    expect(keys('commands')).toEqual(['−1', '−3', '1']);
    expect(keys('commands', other)).toEqual(['−2', '−5', '1']);
    expect(keys('victory')).toContain('turn 18');
    expect(keys('victory', other)).toEqual(['1', '2', '2', '6', '3', 'turn 12', 'first', 'after']);
    const last = (book: typeof entries) =>
      book.find(({ id }) => id === 'victory')?.tables[1]?.rows.at(-1)?.text;
    expect(last(other)).not.toBe(last(entries));
  });

  it.each([
    ['modifiers', 'attack'],
    ['odds', 'chances'],
    ['save', 'hit'],
    ['held', 'held'],
    ['pursue', 'pursuit'],
    ['handicap', 'options'],
    ['swamp', 'terrain'],
    ['hill', 'attack'],
    ['charge bonus', 'attack'],
    ['leader dead', 'victory'],
    ['fight', 'attack'],
    ['casualties', 'hit'],
    ['overlap', 'attack'],
    ['outnumber', 'attack'],
    ['river', 'terrain'],
    ['objective', 'victory'],
  ])('search: %s finds %s', (query, id) => {
    expect(searchIn(entries, SYNONYMS)(query)[0]?.entry.id).toBe(id);
  });
});
