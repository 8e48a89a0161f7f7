import { isJoker } from '#/games/shieldwall/rules';
import { Choice } from '#/ui/Choice';
import type { Played } from './played';

export interface JokerAsProps {
  readonly played: Played | null;
  readonly onSay: (played: Played) => void;
}

/** DUEL-4: a joker is what its player says. */
export function JokerAs({ played, onSay }: JokerAsProps) {
  if (!played || !isJoker(played.card)) return null;
  return (
    <Choice
      label="The joker"
      value={played.as ?? null}
      options={[
        { id: 'strike', word: 'Strikes' },
        { id: 'parry', word: 'Parries' },
      ]}
      onSet={(as) => onSay({ card: played.card, as })}
    />
  );
}
