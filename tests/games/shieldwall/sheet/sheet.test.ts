import { describe, expect, it } from 'vitest';
import { phaseFirst } from '#/core/sheet';
import { PRESETS, QUICK_SHEET, RULEBOOK } from '#/games/shieldwall/rules/options';
import { RULE_IDS, type RuleId } from '#/games/shieldwall/rules/rule';
import { PHASES } from '#/games/shieldwall/rules/words';
import { OPTION_KEYS } from '#/games/shieldwall/sheet/differences';
import type { Entry, Row } from '#/games/shieldwall/sheet/entry';
import { sheet } from '#/games/shieldwall/sheet/sheet';

const rowsOf = (entry: Entry): Row[] => entry.tables.flatMap((table) => [...table.rows]);
const allRows = (entries: readonly Entry[]): Row[] => entries.flatMap(rowsOf);

/** The sections of the two-page sheet, then what a player looks up in the rulebook. */
const SECTIONS = [
  'Movement',
  'Manoeuvre',
  'Rest and reform',
  'Missile exchange',
  'Charge test',
  'Risk to leader',
  'Combat',
  'Combat results',
  'Movement after combat',
  'Turn sequence',
  'Leader actions',
  'Personal combat',
  'The god pack',
  'Control test',
  'Aggression levels',
  'Disorder points',
  'Army organisation',
  'Grades',
  'Supernumeraries',
  'Deployment',
  'Unformed units',
  'Leader of a lost retinue',
  'Champions',
];

/** Where the ledger settles what the sources leave open (its marks R). */
const RULINGS: RuleId[] = [
  'AVD',
  'ORG-5',
  'ORG-7',
  'ORG-9',
  'SET-1',
  'TURN-1',
  'DP-2',
  'DP-3',
  'AL-3',
  'AL-4',
  'AL-5',
  'AL-6',
  'AL-9',
  'LEAD-3',
  'LEAD-8',
  'LEAD-9',
  'LEAD-10',
  'CTRL-1',
  'CTRL-2',
  'CTRL-3',
  'RISK-1',
  'RISK-2',
  'RISK-3',
  'DUEL-3',
  'DUEL-7',
  'DUEL-9',
  'DUEL-10',
  'DUEL-11',
  'MAN-3',
  'REST-3',
  'MISS-1',
  'MISS-2',
  'CHG-2',
  'CHG-3',
  'COMB-1',
  'COMB-2',
  'COMB-4',
  'RES-2',
  'RES-3',
  'RES-6',
  'COMB-6',
  'AFTER-1',
  'AFTER-3',
  'AFTER-6',
  'AFTER-7',
  'AFTER-8',
  'AFTER-9',
  'AFTER-11',
  'GOD-7',
  'GOD-J',
  'GOD-A',
  'GOD-C',
  'END-1',
];

describe.each(Object.entries(PRESETS))('the sheet, %s', (_, options) => {
  const entries = sheet(options);

  it.each(SECTIONS)('has the section %s, with rows', (title) => {
    const entry = entries.find((each) => each.title === title);
    expect(entry && rowsOf(entry).length).toBeGreaterThan(0);
  });

  it.each(RULE_IDS)('cites %s', (id) => {
    expect(allRows(entries).some((row) => row.rules.includes(id))).toBe(true);
  });

  it.each(RULINGS)('shows the ruling of %s', (id) => {
    expect(allRows(entries).some((row) => row.rulings && row.rules.includes(id))).toBe(true);
  });

  it.each(OPTION_KEYS)(
    'marks the option %s beside its rule, and in the list of them all',
    (option) => {
      const places = entries.filter((entry) => rowsOf(entry).some((row) => row.option === option));
      expect(places.length).toBeGreaterThan(1);
    },
  );

  it('gives every entry an address of its own', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  it('leaves no row without words and a rule', () => {
    for (const row of allRows(entries)) {
      expect(row.key).not.toBe('');
      expect(row.text).not.toMatch(/undefined|NaN|\[object/);
      expect(row.rules.length).toBeGreaterThan(0);
    }
  });
});

describe('the phase', () => {
  const entries = sheet(QUICK_SHEET);

  it.each(PHASES)('%s has tables, and they come first', (phase) => {
    const due = entries.filter((entry) => entry.phases.includes(phase));
    expect(due.length).toBeGreaterThan(0);
    const order = phaseFirst(entries, phase);
    expect(order.slice(0, due.length)).toEqual(due);
    expect(new Set(order)).toEqual(new Set(entries));
  });

  it('leaves the order alone when no battle is on', () => {
    expect(phaseFirst(entries, null)).toBe(entries);
  });
});

describe('figures that hang on an option', () => {
  const textOf = (id: string, key: string, options = QUICK_SHEET) => {
    const entry = sheet(options).find((each) => each.id === id);
    const row = entry && rowsOf(entry).find((each) => each.key === key);
    return row?.text;
  };

  it('OPT-REST-D', () => {
    expect(textOf('rest', 'D')).toBe('−1 DP, no enemy within 2″');
    expect(textOf('rest', 'D', RULEBOOK)).toBe('−1 DP, no enemy within 8″');
  });

  it('OPT-MIN-DIE', () => {
    expect(textOf('combat', 'least 1')).toBe('one die is always thrown');
    expect(textOf('combat', 'least 0', RULEBOOK)).toBe('none at all, if the sum says so');
  });

  it('OPT-RAIN', () => {
    expect(textOf('gods', '1st joker')).toContain('two turns');
    expect(textOf('gods', '1st joker', RULEBOOK)).toContain('until the battle is over');
  });
});
