import { useState } from 'react';
import { allWays } from '#/core/odds';
import { type Card, GOD_NAMES, godOdds } from '#/games/shieldwall/rules';
import { Card as Box } from '#/ui/Card';
import { OddsBar } from '#/ui/OddsBar';
import { percent } from '#/ui/percent';
import { RuleCode } from '#/ui/RuleCode';
import { ActionTool } from '../ActionTool';
import { CardEntry } from '../cards/CardEntry';
import { CardBack, PlayingCard } from '../cards/PlayingCard';
import { useToolBattle } from '../toolBattle';
import css from './gods.module.css';
import { RetainedCards } from './RetainedCards';
import { usePack } from './usePack';
import { Weather } from './Weather';
import { WhichPack } from './WhichPack';

/** One card, from the app's pack or a real one. */
export function DrawCard({ onDrawn }: { readonly onDrawn: () => void }) {
  const { battle } = useToolBattle();
  const pack = usePack();
  const [card, setCard] = useState<Card | null>(null);
  const odds = godOdds(battle.pack);
  const all = allWays(odds);
  const silent = odds.find(({ value }) => value === 'GOD-1')?.ways ?? 0;
  const others = odds.filter(({ value }) => value !== 'GOD-1').sort((a, b) => b.ways - a.ways);
  return (
    <ActionTool
      title="God pack"
      aside={<Weather />}
      blind
      command={pack.real ? card && { type: 'drawCard', card } : { type: 'drawCard' }}
      word={pack.real ? 'This card' : 'Draw a card'}
      beside={<WhichPack pack={pack} />}
      onDone={onDrawn}
    >
      <div className={css.pack}>
        {card && pack.real ? <PlayingCard card={card} /> : <CardBack label="The god pack" />}
        <p>
          {pack.left === 0
            ? 'The pack has run out and is shuffled anew.'
            : `${pack.left} cards left`}
        </p>
      </div>
      {pack.real && (
        <CardEntry label="Card of the real pack" value={card} onSet={setCard} isOut={pack.isOut} />
      )}
      <Box title="Before the draw" aside={<RuleCode rule="GOD" />}>
        <OddsBar
          label="Whether the gods speak"
          bands={[
            { label: 'The gods are silent', share: silent / all, tone: 3 },
            { label: 'They speak', share: 1 - silent / all, tone: 1 },
          ]}
        />
        <ul className={css.godOdds} aria-label="What they can say">
          {others.map(({ value, ways }) => (
            <li key={value}>
              {GOD_NAMES[value]} <b>{percent(ways / all)}</b>
            </li>
          ))}
        </ul>
      </Box>
      <RetainedCards />
    </ActionTool>
  );
}
