import type { Card } from '#/games/shieldwall/rules';
import { CardBack, PlayingCard } from '../cards/PlayingCard';

export interface FaceUpProps {
  readonly cards: readonly { readonly who: string; readonly card: Card | null }[];
}

/** Cards on the table between the two; one not yet played lies face down. */
export function FaceUp({ cards }: FaceUpProps) {
  return (
    <div className="face-up">
      {cards.map(({ who, card }) => (
        <figure key={who}>
          {card ? <PlayingCard card={card} /> : <CardBack label="Not played yet" />}
          <figcaption>{who}</figcaption>
        </figure>
      ))}
    </div>
  );
}
