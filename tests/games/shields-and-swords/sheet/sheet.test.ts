import { describe, expect, it } from 'vitest';
import { phaseFirst, rowsOf } from '#/core/sheet';
import {
  CLASSES,
  DEFAULT_OPTIONS,
  FIGURES,
  type FigureName,
  PHASES,
  readTable,
  UNIT_TYPES,
} from '#/games/shields-and-swords/rules';
import { RULE_IDS, type RuleId } from '#/games/shields-and-swords/rules/rule-ids';
import type { Row } from '#/games/shields-and-swords/sheet/entry';
import { applies } from '#/games/shields-and-swords/sheet/facts';
import { OPTION_KEYS, questionOf } from '#/games/shields-and-swords/sheet/readings';
import { sheet } from '#/games/shields-and-swords/sheet/sheet';
import { SYNONYMS } from '#/games/shields-and-swords/sheet/synonyms';
import { searchIn } from '#/play/sheet/search';
import { EDWARD, MACCUS, table, unitIn } from '../kernel/table';

/** The sections that the ledger asks for. */
const SECTIONS = [
  'Sequence of a player turn',
  'Orders and Bonus',
  'Wing integrity',
  'Movement and zones of control',
  'Withdraw',
  'Shield wall',
  'Fire',
  'Suppression',
  'Horse and charge',
  'Attack, step by step',
  'Class shifts',
  'Added to the attack roll',
  'Combat results table',
  'Results and choices',
  'Retreat',
  'Advance',
  'Terrain',
  'Initiative',
  'Victory',
  'What the card decides',
  'Rulings and readings',
];

/** Where the ledger settles what the sources leave open (its marks R). */
const RULINGS: RuleId[] = [
  'UNIT-5',
  'UNIT-7',
  'TURN-2',
  'CMD-4',
  'CMD-5',
  'WING-1',
  'WING-2',
  'ZOC-1',
  'WDR-1',
  'SW-2',
  'SW-3',
  'FIRE-2',
  'FIRE-3',
  'HORSE-1',
  'HORSE-3',
  'COMB-5',
  'CC-2',
  'CRT',
  'RES-9',
  'RET-1',
  'RET-2',
  'ADV-1',
  'ADV-3',
  'TERR-2',
  'VP-2',
];

const entries = sheet(DEFAULT_OPTIONS);
const rows = entries.flatMap((entry) => rowsOf(entry) as readonly Row[]);
const textOf = (id: string, key: string, of = entries): string | undefined =>
  of
    .filter((entry) => entry.id === id)
    .flatMap((entry) => rowsOf(entry))
    .find((row) => row.key === key)?.text;

describe('the sheet', () => {
  it('has every section, each with rows or a grid, at an address of its own', () => {
    expect(entries.map(({ title }) => title).sort()).toEqual([...SECTIONS].sort());
    for (const entry of entries)
      expect(rowsOf(entry).length + entry.tables.filter(({ grid }) => grid).length).toBeGreaterThan(
        0,
      );
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(Object.keys(SYNONYMS).sort()).toEqual(entries.map(({ id }) => id).sort());
  });

  it('cites every rule of the ledger', () => {
    const cited = new Set(rows.flatMap(({ rules }) => rules));
    expect(RULE_IDS.filter((id) => !cited.has(id))).toEqual([]);
  });

  it('shows every ruling beside its rule, and all of them in one place', () => {
    const ruled = new Set(rows.filter(({ rulings }) => rulings).flatMap(({ rules }) => rules));
    expect(RULINGS.filter((id) => !ruled.has(id))).toEqual([]);
    const all = entries.find(({ id }) => id === 'rulings')?.tables[1]?.rows ?? [];
    const texts = rows.flatMap(({ rulings }) => rulings ?? []);
    expect(all.map(({ text }) => text)).toEqual(texts);
  });

  it('leaves no row without words and a rule', () => {
    for (const row of rows) {
      expect(row.key).not.toBe('');
      expect(row.text).not.toMatch(/undefined|NaN|\[object|\s$/);
      expect(row.rules.length).toBeGreaterThan(0);
    }
  });

  it.each(PHASES)('%s has tables, and they come first', (phase) => {
    const due = entries.filter((entry) => entry.phases.includes(phase));
    expect(due.length).toBeGreaterThan(0);
    expect(phaseFirst(entries, phase).slice(0, due.length)).toEqual(due);
  });
});

describe('grids, cell by cell', () => {
  const gridOf = (id: string) => {
    const grid = entries.find((entry) => entry.id === id)?.tables.find((each) => each.grid)?.grid;
    if (!grid) throw new Error(`no grid in ${id}`);
    return grid;
  };

  it('DRM-1: the matrix, each cell with the attack that it stands for', () => {
    const { columns, rows: lines } = gridOf('matrix');
    expect(columns).toEqual(UNIT_TYPES);
    expect(
      lines.map(({ key, cells }) => `${key} ${cells.map(({ text }) => text).join(' ')}`),
    ).toEqual([
      'V +1 −1 −1 +1 0',
      'L +1 +1 +1 +2 +1',
      'I +1 0 +1 +1 0',
      'HH 0 −1 0 0 −1',
      'LH +1 −1 +1 +1 0',
    ]);
    expect(lines[3]?.cells[4]?.when).toEqual({ primary: 'HH', target: 'LH' });
  });

  it('CRT: the results table, each cell with its class and roll', () => {
    const { columns, rows: lines } = gridOf('table');
    expect(columns).toEqual(['−2', '−1', '0', '1', '2', '3', '4', '5', '6', '7', '8+']);
    expect(lines.map(({ key }) => key)).toEqual(CLASSES);
    for (const { cells } of lines)
      for (const { text, when } of cells)
        expect(text).toBe(readTable(when.class ?? 'AA', when.roll ?? 0));
  });
});

describe('options and figures', () => {
  it.each(OPTION_KEYS)('%s stands beside its rule and in the list of them all', (option) => {
    const places = entries.filter((entry) =>
      rowsOf(entry).some((row) => row.option === option && row.question),
    );
    expect(places.length).toBeGreaterThan(1);
    const { readings, rule } = questionOf(option, DEFAULT_OPTIONS);
    expect(RULE_IDS).toContain(rule);
    expect(readings.map(({ source, sign, inUse }) => [source, sign, inUse])).toEqual([
      ['our reading', 'R', true],
      ['the other reading', 'O', false],
    ]);
    const other = { ...DEFAULT_OPTIONS, [option]: readings[1]?.value };
    expect(questionOf(option, other).readings.map(({ inUse }) => inUse)).toEqual([false, true]);
    expect(sheet(other)).not.toEqual(entries);
  });

  it('OPT-LIGHT-HORSE-HIGH: the row says what is in use', () => {
    expect(textOf('fire', 'light horse')).toBe('from high ground: nothing');
    const both = sheet({ ...DEFAULT_OPTIONS, lightHorseHigh: 'both' });
    expect(textOf('fire', 'light horse', both)).toBe(
      'from high ground: range and roll, as foot does',
    );
  });

  it('CARD-1: a figure that the card changes is changed, and said to be', () => {
    const changed = sheet(DEFAULT_OPTIONS, { figures: { move: 4, trench: -2 } });
    expect(textOf('movement', '4 hexes', changed)).toContain('each unit of the wing');
    expect(textOf('movement', '4 hexes')).toBeUndefined();
    const card = changed.find(({ id }) => id === 'card');
    expect(card?.tables.at(-1)).toEqual({
      title: 'Changed in this battle',
      rows: [{ key: '4', text: 'Hexes of a move: the rules have 3', rules: ['MOVE-1'] }],
    });
    expect(entries.find(({ id }) => id === 'card')?.tables).toHaveLength(1);
  });

  it('CARD-1: every figure that a card changes shows', () => {
    for (const name of Object.keys(FIGURES) as FigureName[]) {
      const card = { figures: { [name]: FIGURES[name] + 7 } };
      expect(sheet(DEFAULT_OPTIONS, card).find(({ id }) => id === 'card')?.tables).toHaveLength(2);
    }
  });

  it('SW-4, FIRE-4: signs of shifts and modifiers', () => {
    expect(textOf('class', '2 down')).toBe('across a trench');
    expect(textOf('class', '1 up')).toBe('target suppressed');
    expect(textOf('class', '2 / 1 up')).toBe('charge with Bonus, heavy / light horse');
    expect(textOf('fire', '−1')).toBe('target in shield wall');
    expect(textOf('orders', 'Withdraw')).toBe('up to 2 hexes');
    expect(textOf('withdraw', '1 hex')).toContain('with a Bonus 2 hexes, suppressed 1 hex');
  });
});

describe('a row applies to a unit', () => {
  const battle = table({ units: { [EDWARD]: { inShieldWall: true } } });
  it.each<[object, string, boolean]>([
    [{}, EDWARD, true],
    [{ type: ['I', 'L'] }, EDWARD, true],
    [{ type: ['V'] }, EDWARD, false],
    [{ inShieldWall: true }, EDWARD, true],
    [{ inShieldWall: true }, MACCUS, false],
    [{ suppressed: true }, EDWARD, false],
    [{ fires: true }, MACCUS, true],
    [{ fires: false }, MACCUS, false],
    [{ fires: true }, EDWARD, false],
    [{ type: ['LH'], fires: false }, MACCUS, false],
  ])('%j to %s: %s', (facts, id, expected) => {
    expect(applies(facts, unitIn(battle, id))).toBe(expected);
  });
});

describe('what a player types finds the right entry first', () => {
  it.each([
    ['hill', 'terrain'],
    ['charge bonus', 'horse'],
    ['leader dead', 'victory'],
    ['fight', 'attack'],
    ['casualties', 'results'],
    ['overlap', 'attack'],
    ['outnumber', 'attack'],
    ['river', 'terrain'],
    ['objective', 'victory'],
  ])('%s: %s', (query, id) => {
    expect(searchIn(entries, SYNONYMS)(query)[0]?.entry.id).toBe(id);
  });
});
