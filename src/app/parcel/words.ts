import type { Bundle } from '#/store/import/bundle';
import type { Change } from '#/store/import/importBundle';

const KINDS: Record<Bundle['kind'], string> = {
  army: 'An army for you',
  battle: 'A battle for you',
  backup: 'A backup',
};

export const kindOf = ({ kind }: Bundle): string => KINDS[kind];

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** "3 battles and 2 armies, saved on 16 Nov 2026." */
export function contentOf({ battles, armies, packed }: Bundle): string {
  const parts = [
    ...(battles.length > 0 ? [count(battles.length, 'battle', 'battles')] : []),
    ...(armies.length > 0 ? [count(armies.length, 'army', 'armies')] : []),
  ];
  const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
  return `${parts.join(' and ') || 'Nothing'}, saved on ${when.format(packed)}.`;
}

/** In the order in which they matter. */
export const FATES: readonly Change['fate'][] = ['removed', 'replaced', 'added', 'kept', 'same'];

export const FATE_WORDS: Record<Change['fate'], readonly [will: string, did: string]> = {
  removed: ['Will be removed', 'Removed'],
  replaced: ['Will be replaced by a later state', 'Replaced by a later state'],
  added: ['Will be added', 'Added'],
  kept: ['Stays: yours is newer', 'Stayed: yours is newer'],
  same: ['Is here already', 'Was here already'],
};
