import { useState } from 'react';
import type { Duel, Side } from '#/games/shieldwall/rules';
import { ToolFrame } from '#/play/roll/ToolFrame';
import { Button } from '#/ui/Button';
import { Hand } from '../cards/Hand';
import { useToolBattle } from '../toolBattle';
import { Cover } from './Cover';
import { FaceUp } from './FaceUp';
import { JokerAs } from './JokerAs';
import { exchangeWords, fighterName } from './names';
import { isWhole, outcomeOf, type Played } from './played';

export interface PlayFromHandProps {
  readonly duel: Duel;
  readonly side: Side;
  /** The card of the one who played first, face up. */
  readonly against: Played | null;
  readonly onPlay: (played: Played) => void;
}

/** One player's secret choice. */
export function PlayFromHand({ duel, side, against, onPlay }: PlayFromHandProps) {
  const { battle } = useToolBattle();
  const [shown, setShown] = useState(false);
  const [played, setPlayed] = useState<Played | null>(null);
  const name = fighterName(battle, duel, side);
  const faceUp = against && (
    <FaceUp
      cards={[
        { who: 'Face up', card: against.card },
        { who: name, card: played?.card ?? null },
      ]}
    />
  );
  if (!shown) {
    return (
      <Cover duel={duel} side={side} onShow={() => setShown(true)}>
        {faceUp}
      </Cover>
    );
  }
  const whole = played !== null && isWhole(played);
  const outcome = whole && against ? outcomeOf(duel, against, played) : null;
  return (
    <ToolFrame
      title={name}
      footer={
        <Button kind="main" aria-disabled={!whole} onClick={() => whole && onPlay(played)}>
          Play this card
        </Button>
      }
    >
      {faceUp}
      {outcome && (
        <p className="duel-said" role="status">
          {exchangeWords(battle, duel, outcome)}
        </p>
      )}
      {!against && <p>You play first, face up. Red parries, black strikes.</p>}
      <JokerAs played={played} onSay={setPlayed} />
      <Hand
        label={`Cards of ${name}`}
        cards={duel.fighters[side].hand ?? []}
        chosen={played ? [played.card] : []}
        onToggle={(card) => setPlayed({ card })}
      />
    </ToolFrame>
  );
}
