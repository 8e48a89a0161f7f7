import type { Entry } from '#/core/sheet';
import type { SheetBook } from './book';

/** What a sheet says about one rule: its entries with the rows that cite it, and where they stand. */
export interface RuleEntries {
  readonly path: string;
  readonly entries: readonly Entry[];
}

export const ruleReader =
  ({ path, entries }: SheetBook) =>
  (rule: string): RuleEntries => ({
    path,
    entries: entries.flatMap((entry) => {
      const tables = entry.tables.flatMap((table) => {
        const rows = table.rows.filter(({ rules }) => rules.includes(rule));
        return rows.length > 0 ? [{ rows, ...(table.title && { title: table.title }) }] : [];
      });
      return tables.length > 0 ? [{ ...entry, tables }] : [];
    }),
  });
