import type { ReactNode } from 'react';
import type { Suit } from '#/games/shieldwall/rules';
import css from './PlayingCard.module.css';

/** The suits around the point 0, 0, about 30 units high: drawn, since fonts turn them into pictures. */
export const SUIT_SHAPES: Record<Suit, ReactNode> = {
  h: <path d="M0 14C-14 3-14-4-13-7-11-13-3-13 0-6 3-13 11-13 13-7 14-4 14 3 0 14z" />,
  d: <path d="M0-15C4-9 7-5 11 0 7 5 4 9 0 15-4 9-7 5-11 0-7-5-4-9 0-15z" />,
  s: (
    <path d="M0-15C4-8 13-4 13 4 13 10 5 12 2 6 2 10 4 13 6 14H-6C-4 13-2 10-2 6-5 12-13 10-13 4-13-4-4-8 0-15z" />
  ),
  c: (
    <path d="M0-14a6.500 6.500 0 015 10.600A6.500 6.500 0 112 6c0 4 2 7 4 8H-6c2-1 4-4 4-8A6.500 6.500 0 11-5-3.400 6.500 6.500 0 010-14z" />
  ),
};

export const SUIT_WORDS: Record<Suit, string> = {
  h: 'Hearts',
  d: 'Diamonds',
  s: 'Spades',
  c: 'Clubs',
};

/** A suit to stand in a line of text. */
export function SuitMark({ suit }: { readonly suit: Suit }) {
  return (
    <svg className={`${css.suitMark} ${css[suit]}`} viewBox="-16 -16 32 32" aria-hidden="true">
      {SUIT_SHAPES[suit]}
    </svg>
  );
}
