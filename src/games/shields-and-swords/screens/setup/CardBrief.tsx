import { SideMark } from '#/ui/SideMark';
import { type Card, SIDES, type Victory } from '../../rules';
import styles from './CardBrief.module.css';

const victoryWords = ({ target, lead, turns, sideGone }: Victory): string =>
  [
    target !== null && `${target} points and ${lead} more than the enemy win`,
    turns !== null && `the battle ends after ${turns} turns each`,
    sideGone && 'or when a side is gone',
  ]
    .filter(Boolean)
    .join('; ');

/** What a card brings, in a few lines; nothing that lies on the back of a counter (UNIT-6). */
export function CardBrief({ card }: { readonly card: Card }) {
  return (
    <div className={styles.brief}>
      <ul>
        {SIDES.map((side) => {
          const { name, wings, pool } = card.sides[side];
          const units = wings.reduce((sum, { units: listed }) => sum + listed.length, 0);
          return (
            <li key={side}>
              <SideMark side={side} /> <b>{name}</b>
              {side === card.first && ', first'}
              {side === card.initiative && ', with initiative'}: {units} units in{' '}
              {wings.map((wing) => wing.name).join(', ')}; {pool.length} markers
            </li>
          );
        })}
      </ul>
      <p>{victoryWords(card.victory)}.</p>
      {card.notes.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
