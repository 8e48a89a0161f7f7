import { type Card, cardName, rankOf, suitOf } from '#/games/shieldwall/rules';
import { DRAWINGS, type IconName } from '#/ui/icons/drawings';
import css from './PlayingCard.module.css';
import { isUpsideDown, PIPS } from './pips';
import { SUIT_SHAPES } from './suits';

/** The court: a horn of ale, a standard, a crown; a skull for the joker. No weapon: a red card parries. */
const COURT: Readonly<Record<string, IconName>> = { J: 'horn', Q: 'standard', K: 'crown' };

/** A card lying face up. */
export function PlayingCard({ card }: { readonly card: Card }) {
  const rank = rankOf(card);
  const suit = suitOf(card);
  const pips = (rank && PIPS[rank]) ?? [];
  const court = rank ? COURT[rank] : 'skull';
  const shape = suit && SUIT_SHAPES[suit];
  const corner = (
    <>
      <text x="27" y="46" className={rank === '10' ? css.twoDigits : ''}>
        {rank ?? '★'}
      </text>
      <g transform="translate(27 68) scale(0.9)">{shape}</g>
    </>
  );
  return (
    <svg
      className={`${css.playingCard} ${css[suit ?? 'none']}`}
      data-playing-card
      viewBox="0 0 250 350"
      role="img"
      aria-label={cardName(card)}
    >
      <rect className={css.playingCardFace} x="2" y="2" width="246" height="346" rx="18" />
      <rect className={css.playingCardFrame} x="48" y="24" width="154" height="302" rx="8" />
      {corner}
      <g transform="rotate(180 125 175)">{corner}</g>
      {pips.map(([x, y]) => (
        <g
          key={`${x} ${y}`}
          transform={`translate(${x} ${y}) scale(${rank === 'A' ? 4 : 1.35}) rotate(${
            isUpsideDown(y) ? 180 : 0
          })`}
        >
          {shape}
        </g>
      ))}
      {court && (
        <>
          <g className="icon" transform="translate(70 120) scale(4.600)">
            {DRAWINGS[court]}
          </g>
          <g transform="translate(76 56) scale(1.2)">{shape}</g>
          <g transform="translate(174 294) rotate(180) scale(1.2)">{shape}</g>
          {!rank && (
            <text className={css.playingCardWord} x="125" y="280">
              Joker
            </text>
          )}
        </>
      )}
    </svg>
  );
}

/** A card lying face down. */
export function CardBack({ label }: { readonly label: string }) {
  return (
    <svg
      className={css.playingCard}
      data-playing-card
      viewBox="0 0 250 350"
      role="img"
      aria-label={label}
    >
      <rect className={css.playingCardFace} x="2" y="2" width="246" height="346" rx="18" />
      <rect className={css.playingCardBack} x="16" y="16" width="218" height="318" rx="10" />
      <path
        className={css.playingCardKnot}
        d="M125 95c45 0 70 30 70 80s-25 80-70 80-70-30-70-80 25-80 70-80zM125 60c30 40 30 190 0 230-30-40-30-190 0-230zM40 175c40-30 130-30 170 0-40 30-130 30-170 0z"
      />
      <circle className={css.playingCardBoss} cx="125" cy="175" r="20" />
    </svg>
  );
}
