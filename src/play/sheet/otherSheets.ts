import { createContext } from 'react';

/** Another game whose sheet has an answer. */
export interface OtherSheet {
  readonly game: string;
  /** Its page, with the query typed in. */
  readonly path: string;
  /** How many of its tables answer. */
  readonly tables: number;
}

/** Looks a query up in every sheet but the one at this path. */
export type SearchOthers = (own: string, query: string) => Promise<readonly OtherSheet[]>;

/** From the app, which knows all games; a sheet knows its own. */
export const SearchOthersContext = createContext<SearchOthers | null>(null);
