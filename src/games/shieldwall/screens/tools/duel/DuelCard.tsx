import { type Card, cardName, cardValue, rankOf, suitOf } from '#/games/shieldwall/rules';
import { SuitMark } from '../cards/suits';
import { BlowMark } from './BlowMark';
import css from './DuelCard.module.css';
import type { Told } from './names';
import type { Blow } from './played';

export interface DuelCardProps {
  readonly card: Card;
  readonly blow: Blow;
  /** What it would do. */
  readonly told?: Told;
  /** A tap plays it; without it, it lies open. */
  readonly onPlay?: () => void;
}

/** A card as a duel sees it: its value, and whether it strikes or parries (DUEL-4). */
export function DuelCard({ card, blow, told, onPlay }: DuelCardProps) {
  const suit = suitOf(card);
  const label = `${cardName(card)}, ${blow}`;
  const face = (
    <>
      <span className={css.corner}>
        {rankOf(card) ?? '★'} {suit && <SuitMark suit={suit} />}
      </span>
      <span className={css.mark}>
        <BlowMark blow={blow} />
      </span>
      <b className={css.value}>{cardValue(card)}</b>
      <b>{blow}</b>
      {told && (
        <span className={css.told}>
          <b>{told.short}</b>
          {told.why}
        </span>
      )}
    </>
  );
  const look = `${css.card} ${css[blow]}`;
  if (!onPlay) {
    return (
      <div className={look} role="img" aria-label={label}>
        {face}
      </div>
    );
  }
  const said = told ? `${label}: ${told.short}, ${told.why}` : label;
  return (
    <button type="button" className={look} aria-label={said} onClick={onPlay}>
      {face}
    </button>
  );
}
