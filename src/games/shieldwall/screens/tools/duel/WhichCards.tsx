import { FootChoice } from '#/play/roll/FootChoice';
import type { useCards } from './useCards';

const CARDS = [
  { id: 'app', word: 'App cards' },
  { id: 'real', word: 'Real cards' },
] as const;

export function WhichCards({ style, choose }: ReturnType<typeof useCards>) {
  return <FootChoice label="Which cards" value={style} options={CARDS} onSet={choose} />;
}
