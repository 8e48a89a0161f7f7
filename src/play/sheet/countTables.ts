import type { SheetBook } from './book';
import { type Search, searchIn } from './search';

/** How many tables answer a query of somebody who reads another sheet. The index waits for the first. */
export function tableCounter({ entries, synonyms }: SheetBook): (query: string) => number {
  let search: Search | null = null;
  return (query) => {
    search ??= searchIn(entries, synonyms);
    return search(query).length;
  };
}
