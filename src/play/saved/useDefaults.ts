import { useEffect, useState } from 'react';
import { wordsFor } from './wordsFor';

interface Defaults<T> {
  /** Null until they have been read. */
  readonly value: T | null;
  readonly set: (next: T) => void;
  /** Why they could not be read or saved. */
  readonly problem: string;
}

/** What new battles start from, read and saved by these two; both stay the same functions. */
export function useDefaults<T>(
  read: () => Promise<T>,
  save: (value: T) => Promise<void>,
): Defaults<T> {
  const [value, setValue] = useState<T | null>(null);
  const [problem, setProblem] = useState('');
  const fail = (error: unknown) => setProblem(wordsFor(error));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what fails is only shown
  useEffect(() => void read().then(setValue, fail), [read]);
  const set = (next: T) => {
    setValue(next);
    save(next).then(() => setProblem(''), fail);
  };
  return { value, set, problem };
}
