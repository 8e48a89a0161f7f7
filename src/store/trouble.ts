import { Dexie } from 'dexie';
import { within, withinEach } from './deadline';

/** Why the store does not keep what it is given: what is at risk, and what to do about it. */
export interface Trouble {
  readonly kind:
    | 'full'
    | 'lost'
    | 'silent'
    | 'deleted'
    | 'gone'
    | 'changed'
    | 'blocked'
    | 'newer'
    | 'newerBattle'
    | 'unavailable'
    | 'unknown';
  readonly risk: string;
  readonly advice: string;
}

const UNSAVED = 'What you do now is only in memory and is lost if the app is closed.';

const TROUBLES = {
  full: {
    risk: `The storage of this device is full. ${UNSAVED}`,
    advice: 'Free some space on the device, then come back: the app saves by itself.',
  },
  lost: {
    risk: `The connection to the storage was lost. ${UNSAVED}`,
    advice: 'Try to save again. If that does not help, save a backup before closing the app.',
  },
  silent: {
    risk: `The storage does not answer. ${UNSAVED}`,
    advice: 'Wait a moment. If it stays so, save a backup, then restart the browser.',
  },
  deleted: {
    risk: `This battle was deleted in another window. ${UNSAVED}`,
    advice: 'Restore it to save what you do.',
  },
  gone: {
    risk: `This is no longer in the storage: it was deleted in another window or by the browser. ${UNSAVED}`,
    advice: 'Restore it from the second copy, or save a backup before closing the app.',
  },
  changed: {
    risk: 'Another window has changed this too. What you changed here is not saved.',
    advice: 'Keep yours in its place, or leave what the other window saved.',
  },
  blocked: {
    risk: `An older version of the app is open in another window and holds the storage. ${UNSAVED}`,
    advice: 'Close the other windows of this app.',
  },
  newer: {
    risk: 'The stored data was written by a newer version of this app. It can be read, not changed.',
    advice: 'Close all windows of the app and open it again, online, to get the newer version.',
  },
  newerBattle: {
    risk: 'A newer version of this app has gone on with this battle: what was done there is not shown. It can be looked at, not changed.',
    advice: 'Close all windows of the app and open it again, online, to get the newer version.',
  },
  unavailable: {
    risk: `This browser offers no storage, perhaps because the window is private. ${UNSAVED}`,
    advice: 'Open the app in a normal window, or save a backup before closing it.',
  },
  unknown: {
    risk: `The storage refused to save. ${UNSAVED}`,
    advice: 'Try to save again. If that does not help, save a backup before closing the app.',
  },
} as const satisfies Record<Trouble['kind'], Omit<Trouble, 'kind'>>;

export const trouble = (kind: Trouble['kind']): Trouble => ({ kind, ...TROUBLES[kind] });

/** What was to be saved has been changed by another window since it was read. */
export class ChangedError extends Error {
  override name = 'ChangedError';
}

/** The battle is not, or no longer, in the database. */
export class GoneError extends Error {
  override name = 'GoneError';
}

/** The battle has been thrown away meanwhile; it can still be restored. */
export class DeletedError extends Error {
  override name = 'DeletedError';
}

const KINDS: Readonly<Record<string, Trouble['kind']>> = {
  QuotaExceededError: 'full',
  InvalidStateError: 'lost',
  DatabaseClosedError: 'lost',
  TransactionInactiveError: 'lost',
  VersionError: 'newer',
  MissingAPIError: 'unavailable',
  SecurityError: 'unavailable',
  GoneError: 'gone',
  ChangedError: 'changed',
  DeletedError: 'deleted',
  LateError: 'silent',
};

export function troubleOf(error: unknown): Trouble {
  const kind = names(error)
    .map((name) => KINDS[name])
    .find((each) => each !== undefined);
  const lost = error instanceof Error && /connection|server lost/i.test(error.message);
  return trouble(kind ?? (lost ? 'lost' : 'unknown'));
}

const STORE_ERRORS: readonly string[] = Object.values(Dexie.errnames);

/** The store failed, as opposed to what is stored making no sense. */
export const isOfTheStore = (error: unknown): boolean =>
  names(error).some((name) => STORE_ERRORS.includes(name) || name in KINDS);

/** A row with this key is there already. */
export const isTaken = (error: unknown): boolean => names(error).includes('ConstraintError');

/** The names of an error and of those within it: Dexie wraps what the browser threw. */
function names(error: unknown, depth = 0): string[] {
  if (typeof error !== 'object' || error === null || depth > 4) return [];
  const { name, inner, cause } = error as { name?: unknown; inner?: unknown; cause?: unknown };
  return [
    ...(typeof name === 'string' ? [name] : []),
    ...names(inner, depth + 1),
    ...names(cause, depth + 1),
  ];
}

/** How long a question to the database may take: far longer than it ever does. */
const PATIENCE = 5000;

export const answer = <T>(work: PromiseLike<T>, patience = PATIENCE): Promise<T> =>
  within(patience, work, 'The database does not answer.');

/** The same for work of many steps: it may go on for as long as it moves. */
export const answerEach = <T>(work: (step: () => void) => PromiseLike<T>): Promise<T> =>
  withinEach(PATIENCE, work, 'The database does not answer.');

/**
 * Does it again on a new connection when the old one was lost, as iOS does in the background, or
 * when it does not answer. The work must bear being done twice.
 */
export async function withReconnect<T>(
  db: Dexie,
  work: () => Promise<T>,
  patience = PATIENCE,
): Promise<T> {
  try {
    return await answer(work(), patience);
  } catch (error) {
    const { kind } = troubleOf(error);
    if (kind !== 'lost' && kind !== 'silent') throw error;
    db.close({ disableAutoOpen: false });
    await answer(db.open());
    return await answer(work(), patience);
  }
}
