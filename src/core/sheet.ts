/** A quick-reference sheet as plain data. A game narrows rules, options, facts and tools to its own. */

/** One answer to a question that the sources answer differently. */
export interface Reading {
  readonly value: unknown;
  readonly text: string;
  /** Whose answer it is: "Rulebook". */
  readonly source: string;
  /** The same in a letter, for paper. */
  readonly sign: string;
  readonly inUse: boolean;
}

export interface Question {
  readonly option: string;
  readonly rule: string;
  readonly text: string;
  readonly readings: readonly Reading[];
}

/** One line of a table: the figure or name that the eye looks for, and what it means. */
export interface Row {
  readonly key: string;
  readonly text: string;
  readonly rules: readonly string[];
  /** What this project decided where the sources are silent or unclear. */
  readonly rulings?: readonly string[];
  /** The option that this row's figure hangs on. */
  readonly option?: string;
  /** The same option as a question, with the answer that is in use. */
  readonly question?: Question;
  /** The units it applies to; also what its calculator is filled in with. */
  readonly when?: object;
  /** A roll of its own, where the entry's is another or there is none. */
  readonly calculator?: string;
}

/** One figure of a grid, and what its calculator is filled in with. */
export interface Cell {
  readonly text: string;
  readonly when: object;
}

/** A table that is read by row and column. */
export interface Grid<C extends Cell = Cell> {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly C[] }[];
}

export interface Table {
  /** Names the table where an entry has several. */
  readonly title?: string;
  readonly rows: readonly Row[];
  readonly grid?: Grid;
}

export interface Entry {
  /** Its place in addresses: …/sheet/<id>. */
  readonly id: string;
  readonly title: string;
  /** For chips and narrow places. */
  readonly short: string;
  /** The phases in which it comes first. */
  readonly phases: readonly string[];
  readonly calculator?: string;
  readonly tables: readonly Table[];
}

/** What a sheet says about one rule: its entries with the rows that cite it, and where they stand. */
export interface RuleEntries {
  /** Of the sheet: "/sheet". */
  readonly path: string;
  readonly entries: readonly Entry[];
}

export const rowsOf = (entry: Entry): readonly Row[] => entry.tables.flatMap(({ rows }) => rows);

/** The tables of this phase first, the rest in their usual order. */
export function phaseFirst<E extends Entry>(
  entries: readonly E[],
  phase: string | null,
): readonly E[] {
  if (!phase) return entries;
  const isDue = (entry: E) => entry.phases.includes(phase);
  return [...entries.filter(isDue), ...entries.filter((entry) => !isDue(entry))];
}
