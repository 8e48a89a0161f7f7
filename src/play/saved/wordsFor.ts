import { troubleOf } from '#/store/trouble';

/** What the storage could not do, and what helps. */
export function wordsFor(error: unknown): string {
  const { risk, advice } = troubleOf(error);
  return `${risk} ${advice}`;
}
