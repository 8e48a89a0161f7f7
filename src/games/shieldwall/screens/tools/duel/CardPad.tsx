import {
  type Card,
  cardName,
  isJoker,
  JOKERS,
  RANKS,
  SUITS,
  type Suit,
} from '#/games/shieldwall/rules';
import { SuitMark } from '../cards/suits';
import { BlowMark } from './BlowMark';
import css from './CardPad.module.css';
import type { Blow, Played } from './played';

export interface CardPadProps {
  readonly label: string;
  readonly onPlay: (played: Played) => void;
  /** Cards that lie on the table. */
  readonly gone: readonly Card[];
}

const BLOWS: Readonly<Record<Suit, Blow>> = { h: 'parry', d: 'parry', s: 'strike', c: 'strike' };
/** A joker at the end of its player's colour: one of each will do. */
const JOKER_AFTER: readonly Suit[] = ['d', 'c'];
const ROWS: readonly Suit[] = [...SUITS];

/** A real pack, every card one tap; a joker stands with the red cards and with the black (DUEL-4). */
export function CardPad({ label, onPlay, gone }: CardPadProps) {
  const joker = JOKERS.find((card) => !gone.includes(card));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div className={css.pad} role="group" aria-label={label}>
      <p>
        <b>{label}</b>
      </p>
      {ROWS.map((suit) => {
        const blow = BLOWS[suit];
        const cards: readonly Card[] = [
          ...RANKS.map((rank): Card => `${rank}${suit}`),
          ...(joker && JOKER_AFTER.includes(suit) ? [joker] : []),
        ];
        return (
          <div key={suit} className={`${css.suit} ${css[blow]}`}>
            {cards.map((card) => (
              <button
                key={card}
                type="button"
                aria-label={isJoker(card) ? `Joker, ${blow}` : cardName(card)}
                aria-disabled={gone.includes(card)}
                onClick={() =>
                  gone.includes(card) || onPlay(isJoker(card) ? { card, as: blow } : { card })
                }
              >
                {isJoker(card) ? '★' : card.slice(0, -1)}
                {isJoker(card) ? <BlowMark blow={blow} /> : <SuitMark suit={suit} />}
              </button>
            ))}
          </div>
        );
      })}
    </div>
  );
}
