import { cardName, GOD_NAMES, godRule, SIDES } from '#/games/shieldwall/rules';
import { Card } from '#/ui/Card';
import { SideMark } from '#/ui/SideMark';
import { PlayingCard } from '../cards/PlayingCard';
import { useToolBattle } from '../toolBattle';
import css from './gods.module.css';

/** GOD-5, GOD-7: the cards that a side has in hand. */
export function RetainedCards() {
  const { battle } = useToolBattle();
  const kept = SIDES.flatMap((side) => battle.sides[side].retained.map((card) => ({ side, card })));
  if (kept.length === 0) return null;
  return (
    <Card title="Kept until used">
      <ul className={css.keptCards}>
        {kept.map(({ side, card }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a real pack can bring the same card twice
          <li key={`${card} ${place}`}>
            <PlayingCard card={card} />
            <span>
              <SideMark side={side} /> {GOD_NAMES[godRule(card, 0)]}
              <small> {cardName(card)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
