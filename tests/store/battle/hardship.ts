import type { DBCore, DBCoreTable } from 'dexie';
import { vi } from 'vitest';
import type { Database } from '#/store/database';
import type { Folder } from '../folder';

/** Everything that the store waits for. */
export const PORTS = ['opening', 'storage', 'folder', 'worker', 'locks', 'channel'] as const;
export type Port = (typeof PORTS)[number];

/** `reports`: it is done, and said to have failed. */
export const WAYS = ['never', 'late', 'twice', 'throws', 'reports'] as const;

/** What becomes of some calls in a row at one port, counted from 0. */
export interface Fault {
  readonly port: Port;
  readonly way: (typeof WAYS)[number];
  readonly from: number;
  readonly calls: number;
  readonly milliseconds: number;
}

const failure = (name = 'UnknownError') => new DOMException('It was made to fail.', name);
/** An answer that comes later by the clock of the test, which is not the real one: nothing sleeps. */
function later<T>(answer: T, milliseconds: number): Promise<T> {
  const given = Promise.withResolvers<T>();
  setTimeout(() => given.resolve(answer), milliseconds);
  return given.promise;
}

/** A platform whose ports do not answer as they should. */
export class Hardship {
  faults: readonly Fault[] = [];
  /** Databases that were to be opened and are not: a browser does so when it comes back. */
  #hung: (() => void)[] = [];
  readonly #counts = new Map<Port, number>();

  /** From now on everything answers. */
  mend(): void {
    this.faults = [];
    for (const open of this.#hung.splice(0)) open();
  }

  #next(port: Port): Fault | undefined {
    const call = this.#counts.get(port) ?? 0;
    this.#counts.set(port, call + 1);
    return this.faults.find(
      ({ port: at, from, calls }) => at === port && call >= from && call < from + calls,
    );
  }

  async #suffer<T>(port: Port, work: () => PromiseLike<T>): Promise<T> {
    const fault = this.#next(port);
    switch (fault?.way) {
      case 'never':
        return new Promise(() => undefined);
      case 'late':
        return later(await work(), fault.milliseconds);
      case 'twice':
        await work();
        return work();
      case 'throws':
        throw failure();
      case 'reports':
        await work();
        throw failure();
      default:
        return work();
    }
  }

  /** The browser's folder, worker, locks and channels are those of this hardship. */
  takeOver(folder: Folder): void {
    const keys = async function* () {
      yield* await folder.list();
    };
    const directory = { getDirectoryHandle: async () => ({ keys }) };
    const storage = { getDirectory: () => this.#suffer('folder', async () => directory) };
    vi.stubGlobal('navigator', { locks: this.locks(), storage });
    vi.stubGlobal('Worker', this.workerOf(folder));
    vi.stubGlobal('BroadcastChannel', this.channelOf());
  }

  /** A way to a store on which databases do not open as they should. */
  opening = (store: IDBFactory): IDBFactory => {
    const open = (...all: Parameters<IDBFactory['open']>): IDBOpenDBRequest => {
      const fault = this.#next('opening');
      if (fault?.way === 'throws') throw failure('AbortError');
      const real = store.open(...all);
      if (!fault) return real;
      const asked = {
        get result() {
          return real.result;
        },
        get transaction() {
          return real.transaction;
        },
        error: failure('AbortError'),
      } as unknown as IDBOpenDBRequest;
      const told = (event: Event) => {
        if (fault.way === 'reports') asked.onerror?.({ target: asked } as never);
        else asked.onsuccess?.(event);
      };
      real.onupgradeneeded = (event) => asked.onupgradeneeded?.(event);
      real.onsuccess = (event) => {
        if (fault.way === 'late') setTimeout(() => told(event), fault.milliseconds);
        else if (fault.way === 'never') this.#hung.push(() => told(event));
        else told(event);
        if (fault.way === 'twice') told(event);
      };
      return asked;
    };
    return new Proxy(store, {
      get: (_, name) => {
        const value = Reflect.get(store, name);
        if (name === 'open') return open;
        return typeof value === 'function' ? value.bind(store) : value;
      },
    });
  };

  /** Of every call to the database. */
  strike(db: Database): void {
    const struck =
      <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
      (...args: Args): Promise<Answer> =>
        this.#suffer('storage', () => call(...args));
    const create = (core: DBCore): DBCore => ({
      ...core,
      transaction: (...args) => {
        const way = this.#next('storage')?.way;
        if (way === 'throws' || way === 'reports') throw failure();
        return core.transaction(...args);
      },
      table: (name) => {
        const table = core.table(name);
        return {
          ...table,
          mutate: struck(table.mutate),
          get: struck(table.get),
          getMany: struck(table.getMany),
          query: struck(table.query),
          count: struck(table.count),
          openCursor: struck(table.openCursor),
        } satisfies DBCoreTable;
      },
    });
    db.use({ stack: 'dbcore', name: 'hardship', create });
  }

  /** A worker that keeps its files in this folder; one that throws has ended. */
  workerOf(folder: Folder) {
    const next = () => this.#next('worker');
    return class {
      onmessage: ((event: { data: unknown }) => void) | null = null;
      onerror: (() => void) | null = null;
      ended = false;

      async postMessage({ id, task }: { id: number; task: Task }) {
        const answer = (data: object) => this.onmessage?.({ data: { id, ...data } });
        if (this.ended) return;
        const fault = next();
        if (fault?.way === 'throws') {
          this.ended = true;
          this.onerror?.();
        }
        if (fault?.way === 'never' || this.ended) return;
        const done = await carryOut(folder, task);
        const value = fault?.way === 'late' ? await later(done, fault.milliseconds) : done;
        if (fault?.way === 'reports') return answer({ error: 'It was made to fail.' });
        answer({ value });
        if (fault?.way === 'twice') answer({ value });
      }
    };
  }

  /** Locks as a browser has them. */
  locks() {
    const queues = new Map<string, Promise<unknown>>();
    const held = new Set<string>();
    const grant = async (name: string, work: () => unknown, signal?: AbortSignal) => {
      const before = queues.get(name);
      const turn = Promise.withResolvers<void>();
      queues.set(name, turn.promise);
      await before;
      try {
        if (signal?.aborted) throw signal.reason;
        held.add(name);
        return await work();
      } finally {
        held.delete(name);
        turn.resolve();
      }
    };
    return {
      request: (name: string, ...rest: [Options, () => unknown] | [() => unknown]) => {
        const work = rest.at(-1) as () => unknown;
        const signal = rest.length === 2 ? rest[0].signal : undefined;
        return this.#suffer('locks', () => grant(name, work, signal));
      },
      query: () =>
        this.#suffer('locks', async () => ({ held: [...held].map((name) => ({ name })) })),
    };
  }

  /** Channels between the windows of this page. */
  channelOf() {
    const all = new Set<{ name: string; onmessage: (() => void) | null }>();
    const next = () => this.#next('channel');
    return class {
      onmessage: (() => void) | null = null;
      readonly name: string;
      constructor(name: string) {
        this.name = name;
        if (next()?.way === 'throws') throw failure();
        all.add(this);
      }
      postMessage() {
        const fault = next();
        if (fault?.way === 'throws') throw failure();
        const others = [...all].filter((each) => each !== this && each.name === this.name);
        const tell = () => {
          for (const { onmessage } of others) onmessage?.();
        };
        if (fault?.way === 'never') return;
        setTimeout(tell, fault?.way === 'late' ? fault.milliseconds : 0);
        if (fault?.way === 'twice') setTimeout(tell);
      }
      close() {
        all.delete(this);
      }
    };
  }
}

interface Options {
  readonly signal?: AbortSignal;
}

interface Task {
  readonly type: 'read' | 'write' | 'append' | 'remove';
  readonly name: string;
  readonly text: string;
}

const carryOut = (folder: Folder, { type, name, text }: Task): Promise<unknown> =>
  type === 'write' || type === 'append' ? folder[type](name, text) : folder[type](name);
