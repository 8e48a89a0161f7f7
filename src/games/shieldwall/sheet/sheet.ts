import type { Options } from '../rules/options';
import { questionOf } from './differences';
import { army, grades, supernumeraries } from './entries/army';
import { after, combat, results } from './entries/combat';
import { champions, duel } from './entries/duel';
import { gods } from './entries/gods';
import { leaders, lostRetinue, risk } from './entries/leaders';
import { control, disorder, levels } from './entries/morale';
import { manoeuvre, movement, rest, unformed } from './entries/movement';
import { charge, missiles } from './entries/shooting';
import { deployment, dice, differences, ending, turn } from './entries/turn';
import type { Entry, EntryFor, Row } from './entry';

/** As a turn is played, then what is looked up less often. */
const inOrder: readonly EntryFor[] = [
  turn,
  gods,
  leaders,
  duel,
  champions,
  control,
  movement,
  manoeuvre,
  rest,
  unformed,
  missiles,
  charge,
  combat,
  results,
  after,
  risk,
  lostRetinue,
  disorder,
  levels,
  army,
  grades,
  supernumeraries,
  deployment,
  dice,
  differences,
  ending,
];

/** A row whose figure hangs on an option says which reading is in use. */
const asked = (row: Row, options: Options): Row =>
  row.option ? { ...row, question: questionOf(row.option, options) } : row;

/** The whole sheet as a battle with these options reads it. */
export const sheet = (options: Options): readonly Entry[] =>
  inOrder.map((entryFor) => {
    const entry = entryFor(options);
    const tables = entry.tables.map((table) => ({
      ...table,
      rows: table.rows.map((row) => asked(row, options)),
    }));
    return { ...entry, tables };
  });
