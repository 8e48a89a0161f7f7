import { type Card, cardName } from '#/games/shieldwall/rules';
import css from './Hand.module.css';
import { PlayingCard } from './PlayingCard';

export interface HandProps {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly chosen: readonly Card[];
  readonly onToggle: (card: Card) => void;
  /** Those that are tapped on are given up, not played. */
  readonly discards?: boolean;
}

/** Cards in the hand, to tap on. */
export function Hand({ label, cards, chosen, onToggle, discards }: HandProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div className={`${css.hand} ${discards ? css.discards : ''}`} role="group" aria-label={label}>
      {cards.map((card) => (
        <button
          key={card}
          type="button"
          aria-label={cardName(card)}
          aria-pressed={chosen.includes(card)}
          onClick={() => onToggle(card)}
        >
          <PlayingCard card={card} />
        </button>
      ))}
    </div>
  );
}
