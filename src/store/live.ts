import { Dexie, type ObservabilitySet } from 'dexie';
import type { Database } from './database';
import { LateError } from './deadline';
import { answer } from './trouble';

export type TableName = 'battles' | 'armies' | 'settings';

interface Listener<T> {
  readonly next: (value: T) => void;
  readonly error: (error: unknown) => void;
}

const questions = new Set<() => void>();

/** Asks every question anew, where another window's change may not have been heard of. */
export function askAgain(): void {
  for (const ask of questions) ask();
}

/**
 * What a query gives, now and after every change to these tables, in whichever tab. Returns a way
 * to stop. Dexie's own liveQuery keeps in memory the key of every row that is written anywhere
 * until its own tables change: an evening's journal, once for each query.
 */
export function live<T>(
  db: Database,
  tables: readonly TableName[],
  query: () => Promise<T>,
  { next, error }: Listener<T>,
): () => void {
  let asked = 0;
  const ask = () => {
    const turn = ++asked;
    // Only the latest question counts: an earlier answer may come after it.
    const fail = (reason: unknown) => turn === asked && error(reason);
    const answered = query();
    answered.then((value) => turn === asked && next(value), fail);
    // One that comes late is still shown.
    answer(answered).catch((reason) => reason instanceof LateError && fail(reason));
  };
  const parts = tables.map((table) => `idb://${db.name}/${table}/`);
  const onChange = (changed: ObservabilitySet) => {
    const touches = (part: string) => part === 'all' || parts.some((each) => part.startsWith(each));
    if (Object.keys(changed).some(touches)) ask();
  };
  Dexie.on('storagemutated', onChange);
  questions.add(ask);
  ask();
  return () => {
    asked++;
    questions.delete(ask);
    Dexie.on.storagemutated.unsubscribe(onChange);
  };
}
