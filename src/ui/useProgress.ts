import { useCallback, useState } from 'react';

/** How far something long has come, and a way to run it: null while nothing is under way. */
export function useProgress() {
  const [part, setPart] = useState<number | null>(null);
  const run = useCallback(
    async <T>(work: (onProgress: (part: number) => void) => Promise<T>): Promise<T> => {
      setPart(0);
      try {
        // A hundred steps are enough to be drawn.
        return await work((done) => setPart(Math.floor(done * 100) / 100));
      } finally {
        setPart(null);
      }
    },
    [],
  );
  return [part, run] as const;
}
