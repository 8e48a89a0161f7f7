import { type Card, figuresOf } from '../rules/card';
import { FIGURE_LABELS } from '../rules/figure-labels';
import { FIGURES, type FigureName } from '../rules/figures';
import type { Options } from '../rules/options';
import { advance, attack, combatClass, matrix, results, retreat, table } from './entries/attack';
import { fire, suppression } from './entries/fire';
import { horse, movement, shieldWall, terrain, withdraw } from './entries/movement';
import { initiative, integrity, orders, sequence } from './entries/turn';
import { card as cardEntry, victory } from './entries/victory';
import type { Entry, EntryFor, Row, Table } from './entry';
import { OPTION_KEYS, optionRule, questionOf } from './readings';

/** As a turn is played, then what is looked up less often. */
const inOrder: readonly EntryFor[] = [
  sequence,
  orders,
  integrity,
  fire,
  suppression,
  horse,
  withdraw,
  shieldWall,
  movement,
  attack,
  combatClass,
  matrix,
  table,
  results,
  retreat,
  advance,
  terrain,
  initiative,
  victory,
  cardEntry,
];

/** A row whose figure hangs on an option says which reading is in use. */
const asked = (row: Row, options: Options): Row =>
  row.option ? { ...row, question: questionOf(row.option, options) } : row;

/** CARD-1: the figures that this battle's card changes, each with the one it replaces. */
function overruledRows({ figures }: Pick<Card, 'figures'>): readonly Row[] {
  return (Object.keys(FIGURES) as FigureName[]).flatMap((name): Row[] => {
    const value = figures[name];
    if (value === undefined || value === FIGURES[name]) return [];
    const { label, rule } = FIGURE_LABELS[name];
    return [{ key: `${value}`, text: `${label}: the rules have ${FIGURES[name]}`, rules: [rule] }];
  });
}

/** Every ruling of the sheet once more, and every option: what this project decided. */
function rulings(entries: readonly Entry[], options: Options): Entry {
  const ruled = entries.flatMap((entry) =>
    entry.tables.flatMap((each) =>
      each.rows.flatMap(({ rules, rulings: texts }): Row[] =>
        (texts ?? []).map((text) => ({ key: rules[0] ?? '', text, rules })),
      ),
    ),
  );
  const read = OPTION_KEYS.map((option): Row => {
    const question = questionOf(option, options);
    const reading = question.readings.find(({ inUse }) => inUse);
    const text = `${question.text} ${reading?.text ?? ''}`;
    return { key: reading?.source ?? '', text, rules: [optionRule(option)], option, question };
  });
  return {
    id: 'rulings',
    title: 'Rulings and readings',
    short: 'Rulings',
    phases: [],
    tables: [
      { title: 'Readings that a battle chooses', rows: read },
      { title: 'Where the rules are silent', rows: ruled },
    ],
  };
}

/** The whole sheet as a battle with these options and this card reads it. */
export function sheet(
  options: Options,
  card: Pick<Card, 'figures'> = { figures: {} },
): readonly Entry[] {
  const figures = figuresOf(card);
  const changed = overruledRows(card);
  const entries = inOrder.map((entryFor): Entry => {
    const entry = entryFor(options, figures);
    const tables = entry.tables.map(
      (each): Table => ({ ...each, rows: each.rows.map((row) => asked(row, options)) }),
    );
    const extra = entry.id === 'card' && changed.length > 0;
    return {
      ...entry,
      tables: extra ? [...tables, { title: 'Changed in this battle', rows: changed }] : tables,
    };
  });
  return [...entries, rulings(entries, options)];
}
