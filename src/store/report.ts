import type { Database } from './database';
import type { FileCopyState } from './second-copy/fileCopy';

const LAST_EXPORT = 'lastExport';

/** To be called when a backup has left the app. */
export async function noteExport(db: Database): Promise<void> {
  await db.meta.put({ key: LAST_EXPORT, value: Date.now() });
}

export async function lastExport(db: Database): Promise<number | null> {
  const value = (await db.meta.get(LAST_EXPORT))?.value;
  return typeof value === 'number' ? value : null;
}

export interface Facts {
  readonly persisted: boolean | null;
  readonly used: number | null;
  readonly quota: number | null;
  readonly secondCopy: FileCopyState;
  readonly exported: number | null;
  /** Whether all of the app is on the device; null where the shell carries it anyway. */
  readonly offline: 'ready' | 'not yet' | 'impossible' | null;
  readonly now: number;
}

/** One thing about the storage, and whether it is as it should be. */
export interface Remark {
  readonly well: boolean;
  readonly says: string;
}

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** The state of the storage in words, the most important first. */
export function storageInWords({
  persisted,
  used,
  quota,
  secondCopy,
  exported,
  offline,
  now,
}: Facts): Remark[] {
  return [
    persisted
      ? { well: true, says: 'The browser keeps your battles until you delete them.' }
      : {
          well: false,
          says: 'The browser may clear your battles when the device runs out of space or the app is not opened for weeks. Installing the app usually prevents that.',
        },
    copyInWords(secondCopy, now),
    exported === null
      ? { well: false, says: 'No backup has been exported yet.' }
      : {
          well: now - exported < 4 * WEEK,
          says: `The last backup was exported ${ago(exported, now)}.`,
        },
    ...(offline === null ? [] : [OFFLINE[offline]]),
    ...(used === null || quota === null ? [] : [spaceInWords(used, quota)]),
  ];
}

function copyInWords({ exists, trouble, written }: FileCopyState, now: number): Remark {
  if (exists === false) {
    return {
      well: false,
      says: 'This browser has no room for a second copy: everything is stored only once.',
    };
  }
  if (trouble) return { well: false, says: trouble };
  if (exists === null) return { well: true, says: 'Checking the second copy…' };
  return {
    well: true,
    says: written
      ? `A second copy was written ${ago(written, now)}.`
      : 'A second copy will be written with the next change.',
  };
}

const OFFLINE: Readonly<Record<NonNullable<Facts['offline']>, Remark>> = {
  ready: { well: true, says: 'Ready to use offline.' },
  'not yet': { well: false, says: 'Not ready to use offline yet. Stay online for a moment.' },
  impossible: {
    well: false,
    says: 'Cannot be used offline here: that needs an address that begins with https, and no private window.',
  },
};

function spaceInWords(used: number, quota: number): Remark {
  const megabytes = (bytes: number) =>
    `${new Intl.NumberFormat('en', { maximumFractionDigits: bytes < 1e7 ? 1 : 0 }).format(bytes / 1e6)} MB`;
  const says = `${megabytes(used)} in use of ${megabytes(quota)}.`;
  return quota - used < 2e7
    ? { well: false, says: `Space is running out: ${says}` }
    : { well: true, says };
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

function ago(then: number, now: number): string {
  const unit = UNITS.find(([, length]) => now - then >= length);
  if (!unit) return 'just now';
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  return words.format(-Math.floor((now - then) / unit[1]), unit[0]);
}
