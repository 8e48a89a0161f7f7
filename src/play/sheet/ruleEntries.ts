import type { RuleEntries } from '#/core/sheet';
import type { SheetBook } from './book';

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
