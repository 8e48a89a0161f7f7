import { useMemo } from 'react';
import { useArmies } from '#/store/react';
import type { Card } from '../../rules';
import { PRACTICE } from '../../scenarios';
import { GAME } from '../name';
import { cardIn } from './stored';

export interface NamedCard {
  readonly id: string;
  readonly card: Card;
}

const READY: readonly NamedCard[] = [{ id: 'practice', card: PRACTICE }];

/** The player's own cards, newest first, then the practice battle's; null while they are read. */
export function useCards(): readonly NamedCard[] | null {
  const live = useArmies(GAME);
  return useMemo(() => {
    if (live.status === 'reading') return null;
    const own = live.status === 'read' ? live.value : [];
    return [
      ...own.flatMap((row) => {
        const card = cardIn(row);
        return card ? [{ id: row.id, card }] : [];
      }),
      ...READY,
    ];
  }, [live]);
}
