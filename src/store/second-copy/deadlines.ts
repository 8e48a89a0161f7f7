import type { Files } from '#/core/files';
import { within } from '../deadline';

/** A disk that does not answer must not hold up the game. */
const DEADLINE = 3000;

const answer = async <T>(ask: () => Promise<T>): Promise<T> =>
  within(DEADLINE, ask(), 'The disk does not answer.');

/** The same files, with an end to every wait for them. */
export const withDeadlines = (files: Files): Files => ({
  list: () => answer(() => files.list()),
  read: (name) => answer(() => files.read(name)),
  write: (name, text) => answer(() => files.write(name, text)),
  append: (name, text) => answer(() => files.append(name, text)),
  remove: (name) => answer(() => files.remove(name)),
});
