import { useState } from 'react';
import {
  type Card,
  JOKERS,
  RANKS,
  type Rank,
  rankOf,
  SUITS,
  type Suit,
  suitOf,
} from '#/games/shieldwall/rules';
import css from './CardEntry.module.css';
import { SUIT_WORDS, SuitMark } from './suits';

export interface CardEntryProps {
  /** Whose card: "Card from the pack" */
  readonly label: string;
  readonly value: Card | null;
  readonly onSet: (card: Card | null) => void;
  /** Cards that are gone by the app's count; a real pack may have been shuffled, so they can be entered. */
  readonly isOut?: (card: Card) => boolean;
}

/** A card of a real pack in two taps: suit and rank, in whichever order. */
export function CardEntry({ label, value, onSet, isOut }: CardEntryProps) {
  const [suit, setSuit] = useState<Suit | null>(value && suitOf(value));
  const [rank, setRank] = useState<Rank | null>(value && rankOf(value));
  const choose = (nextSuit: Suit | null, nextRank: Rank | null) => {
    setSuit(nextSuit);
    setRank(nextRank);
    onSet(nextSuit && nextRank ? `${nextRank}${nextSuit}` : null);
  };
  const joker = JOKERS.find((card) => card === value);
  const nextJoker = JOKERS.find((card) => !isOut?.(card)) ?? JOKERS[0];
  const out = (each: Rank) => suit !== null && isOut?.(`${each}${suit}`) === true;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div className={css.cardEntry} role="group" aria-label={label}>
      <div className={css.cardEntrySuits}>
        {SUITS.map((each) => (
          <button
            key={each}
            type="button"
            aria-label={SUIT_WORDS[each]}
            aria-pressed={suit === each}
            onClick={() => choose(each, rank)}
          >
            <SuitMark suit={each} />
          </button>
        ))}
        <button
          type="button"
          aria-pressed={joker !== undefined}
          className={isOut?.(nextJoker) ? css.out : ''}
          onClick={() => {
            setSuit(null);
            setRank(null);
            onSet(nextJoker);
          }}
        >
          Joker
        </button>
      </div>
      <div className={css.cardEntryRanks}>
        {RANKS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={rank === each}
            className={out(each) ? css.out : ''}
            {...(out(each) && { 'aria-label': `${each}, drawn already` })}
            onClick={() => choose(suit, each)}
          >
            {each}
          </button>
        ))}
      </div>
    </div>
  );
}
