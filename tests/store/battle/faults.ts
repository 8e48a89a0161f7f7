import type { DBCore, DBCoreTable } from 'dexie';
import type { Database } from '#/store/database';

export const KINDS = [
  'QuotaExceededError',
  'AbortError',
  'UnknownError',
  'InvalidStateError',
] as const;
export type Kind = (typeof KINDS)[number];

/** Lets every call to the store fail that `fails` says should, counted from 0. */
export class Faults {
  calls = 0;
  fails: (call: number) => Kind | null = () => null;
  /** The same for calls that change something. */
  failsWrite: () => Kind | null = () => null;

  constructor(db: Database) {
    db.use({ stack: 'dbcore', name: 'faults', create: (core) => this.#wrap(core) });
  }

  #wrap(core: DBCore): DBCore {
    return {
      ...core,
      transaction: (...args) => {
        this.#strike();
        return core.transaction(...args);
      },
      table: (name) => {
        const table = core.table(name);
        const struck =
          <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
          async (...args: Args): Promise<Answer> => {
            this.#strike();
            return call(...args);
          };
        return {
          ...table,
          mutate: async (request) => {
            const kind = this.failsWrite();
            if (kind) throw failure(kind);
            return struck(table.mutate)(request);
          },
          get: struck(table.get),
          getMany: struck(table.getMany),
          query: struck(table.query),
          count: struck(table.count),
          openCursor: struck(table.openCursor),
        } satisfies DBCoreTable;
      },
    };
  }

  #strike(): void {
    const kind = this.fails(this.calls++);
    if (kind) throw failure(kind);
  }
}

const failure = (kind: Kind) => new DOMException('The store was made to fail.', kind);
