import { useState } from 'react';
import { type Duel, otherSide } from '#/games/shieldwall/rules';
import { Button } from '#/ui/Button';
import { ActionTool } from '../ActionTool';
import { useToolBattle } from '../toolBattle';
import { DuelTable } from './DuelTable';
import { FaceUp } from './FaceUp';
import { LeaveDuel } from './LeaveDuel';
import { exchangeWords, fighterName } from './names';
import { PlayFromHand } from './PlayFromHand';
import { PlayRealCards } from './PlayRealCards';
import { exchangeOf, firstToPlay, isWhole, outcomeOf, type Played } from './played';

/** DUEL-5, DUEL-6: one card each, the first face up; then what came of them. */
export function Exchange({ duel }: { readonly duel: Duel }) {
  const { battle } = useToolBattle();
  const [first, setFirst] = useState<Played | null>(null);
  const [second, setSecond] = useState<Played | null>(null);
  const leads = firstToPlay(duel);
  const follows = otherSide(leads);
  const real = duel.fighters[leads].hand === null;

  if (!real && !first) {
    return <PlayFromHand key={leads} duel={duel} side={leads} against={null} onPlay={setFirst} />;
  }
  if (!real && !second) {
    return (
      <PlayFromHand key={follows} duel={duel} side={follows} against={first} onPlay={setSecond} />
    );
  }
  const pair = first && second && isWhole(first) && isWhole(second) ? { first, second } : null;
  const outcome = pair && outcomeOf(duel, pair.first, pair.second);
  return (
    <ActionTool
      title={`Exchange ${duel.exchanges.length + 1}`}
      aside={<LeaveDuel />}
      command={pair && exchangeOf(duel, pair.first, pair.second)}
      word="Apply"
      headline={outcome && exchangeWords(battle, duel, outcome)}
      beside={
        !real && (
          <Button
            onClick={() => {
              setFirst(null);
              setSecond(null);
            }}
          >
            Take up
          </Button>
        )
      }
    >
      <DuelTable duel={duel} />
      {real && (
        <PlayRealCards
          duel={duel}
          first={first}
          second={second}
          onFirst={setFirst}
          onSecond={setSecond}
        />
      )}
      {first && second && !real && (
        <FaceUp
          cards={[
            { who: fighterName(battle, duel, leads), card: first.card },
            { who: fighterName(battle, duel, follows), card: second.card },
          ]}
        />
      )}
    </ActionTool>
  );
}
