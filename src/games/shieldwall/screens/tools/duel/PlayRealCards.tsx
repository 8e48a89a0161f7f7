import { cardName, type Duel, otherSide } from '#/games/shieldwall/rules';
import { Card as Box } from '#/ui/Card';
import { Icon } from '#/ui/icons/Icon';
import { CardEntry } from '../cards/CardEntry';
import { PlayingCard } from '../cards/PlayingCard';
import { useToolBattle } from '../toolBattle';
import { JokerAs } from './JokerAs';
import { fighterName } from './names';
import { firstToPlay, type Played } from './played';

export interface PlayRealCardsProps {
  readonly duel: Duel;
  readonly first: Played | null;
  readonly second: Played | null;
  readonly onFirst: (played: Played | null) => void;
  readonly onSecond: (played: Played | null) => void;
}

/** A pair of cards that lie on the table, tapped in. */
export function PlayRealCards({ duel, first, second, onFirst, onSecond }: PlayRealCardsProps) {
  const { battle } = useToolBattle();
  const leads = firstToPlay(duel);
  const used = duel.exchanges.flatMap(({ cards }) => [cards.red, cards.black]);
  return [
    { side: leads, played: first, set: onFirst, other: second },
    { side: otherSide(leads), played: second, set: onSecond, other: first },
  ].map(({ side, played, set, other }, place) => (
    <Box
      key={side}
      title={fighterName(battle, duel, side)}
      aside={<span>{place === 0 ? 'plays first' : 'plays second'}</span>}
    >
      {played ? (
        <button type="button" className="unit-choice real-card" onClick={() => set(null)}>
          <PlayingCard card={played.card} />
          <span className="unit-choice-name">{cardName(played.card)}</span>
          <Icon name="swap" label="Change" />
        </button>
      ) : (
        <CardEntry
          label={`Card of ${fighterName(battle, duel, side)}`}
          value={null}
          onSet={(card) => card && set({ card })}
          isOut={(card) => used.includes(card) || other?.card === card}
        />
      )}
      <JokerAs played={played} onSay={set} />
    </Box>
  ));
}
