import { Dexie } from 'dexie';

/** Why the store does not keep what it is given: what is at risk, and what to do about it. */
export interface Trouble {
  readonly kind: 'full' | 'lost' | 'gone' | 'blocked' | 'newer' | 'unavailable' | 'unknown';
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
    advice: 'Try to save again. If that does not help, export a backup before closing the app.',
  },
  gone: {
    risk: `This is no longer in the storage: it was deleted in another window or by the browser. ${UNSAVED}`,
    advice: 'Close the app and open it again: it looks for its second copy.',
  },
  blocked: {
    risk: `An older version of the app is open in another window and holds the storage. ${UNSAVED}`,
    advice: 'Close the other windows of this app.',
  },
  newer: {
    risk: 'The stored data was written by a newer version of this app. It can be read, not changed.',
    advice: 'Close all windows of the app and open it again, online, to get the newer version.',
  },
  unavailable: {
    risk: `This browser offers no storage, perhaps because the window is private. ${UNSAVED}`,
    advice: 'Open the app in a normal window, or export a backup before closing it.',
  },
  unknown: {
    risk: `The storage refused to save. ${UNSAVED}`,
    advice: 'Try to save again. If that does not help, export a backup before closing the app.',
  },
} as const satisfies Record<Trouble['kind'], Omit<Trouble, 'kind'>>;

export const trouble = (kind: Trouble['kind']): Trouble => ({ kind, ...TROUBLES[kind] });

/** The battle is not, or no longer, in the database. */
export class GoneError extends Error {
  override name = 'GoneError';
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

/** Does it again on a new connection when the old one was lost, as iOS does in the background. */
export async function sturdily<T>(db: Dexie, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (troubleOf(error).kind !== 'lost') throw error;
    db.close({ disableAutoOpen: false });
    await db.open();
    return await work();
  }
}
