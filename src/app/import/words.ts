import type { Bundle } from '#/store/import/bundle';
import type { Change } from '#/store/import/importBundle';

const KINDS: Record<Bundle['kind'], string> = {
  army: 'An army',
  battle: 'A battle',
  backup: 'A backup',
};

export const kindOf = ({ kind }: Bundle): string => KINDS[kind];

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** "yours of 16 Nov 2026, 21:40, this one of 12 Nov 2026, 19:00" */
export const timesOf = ({ ours, theirs }: NonNullable<Change['times']>): string =>
  `yours of ${when.format(ours)}, this one of ${when.format(theirs)}`;

/** "3 battles and 2 armies, saved on 16 Nov 2026." */
export function contentOf({ battles, armies, packed }: Bundle): string {
  const parts = [
    ...(battles.length > 0 ? [count(battles.length, 'battle', 'battles')] : []),
    ...(armies.length > 0 ? [count(armies.length, 'army', 'armies')] : []),
  ];
  return `${parts.join(' and ') || 'Nothing'}, saved on ${when.format(packed)}.`;
}

/** In the order in which they matter. */
export const FATES: readonly Change['fate'][] = [
  'removed',
  'older',
  'replaced',
  'added',
  'kept',
  'same',
];

export const FATE_WORDS: Record<Change['fate'], readonly [will: string, did: string]> = {
  removed: ['Will be removed', 'Removed'],
  older: ['Will be replaced by an older version', 'Replaced by an older version'],
  replaced: ['Will be replaced by a newer version', 'Replaced by a newer version'],
  added: ['Will be added', 'Added'],
  kept: ['Stays as it is: yours is newer', 'Stayed as it was: yours is newer'],
  same: ['Already on this device', 'Was already on this device'],
};
