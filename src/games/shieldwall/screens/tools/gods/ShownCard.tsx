import { type Card, colourOf, GOD_NAMES, godRule } from '#/games/shieldwall/rules';
import { Chip } from '#/ui/Chip';
import { RuleCode } from '#/ui/RuleCode';
import { PlayingCard } from '../cards/PlayingCard';
import { useToolBattle } from '../toolBattle';
import css from './gods.module.css';
import { meaningOf } from './meaning';

/** The turn's card, big, with what it means and for whom. */
export function ShownCard({ card }: { readonly card: Card }) {
  const { battle } = useToolBattle();
  const rule = godRule(card, battle.pack.jokers);
  const side = colourOf(card);
  return (
    <section className={css.shownCard} aria-label="This turn's card">
      <PlayingCard card={card} />
      <div className={css.shownCardWords}>
        <h2>{GOD_NAMES[rule]}</h2>
        <Chip tone={side ?? 'gold'}>{side ? battle.sides[side].name : 'Both sides'}</Chip>
        <p>{meaningOf(battle, card, rule)}</p>
        <RuleCode rule={rule} />
      </div>
    </section>
  );
}
