import { useEffect, useRef, useState } from 'react';
import { type Duel, isJoker, otherSide, type Side } from '#/games/shieldwall/rules';
import { ToolFrame } from '#/play/roll/ToolFrame';
import { useToolBattle } from '../toolBattle';
import { Cover } from './Cover';
import { DuelTable } from './DuelTable';
import { PlayFromHand } from './PlayFromHand';
import { PlayRealCards } from './PlayRealCards';
import { exchangeOf, firstToPlay, type Played } from './played';
import { Undo } from './Undo';

export interface ExchangeProps {
  readonly duel: Duel;
  /** Whose cards may be seen. */
  readonly holder: Side | null;
  readonly onHold: (holder: Side | null) => void;
  /** The entry of the journal that was made. */
  readonly onPlayed: (entry: number) => void;
  /** Takes the last exchange back, where nothing has been done since. */
  readonly onUndo: (() => void) | null;
}

/** DUEL-5, DUEL-6: one card each, the first face up; the second settles it. */
export function Exchange({ duel, holder, onHold, onPlayed, onUndo }: ExchangeProps) {
  const { run } = useToolBattle();
  const [first, setFirst] = useState<Played | null>(null);
  const leads = firstToPlay(duel);
  const follows = otherSide(leads);
  const lead = first ?? onlyCard(duel, leads);
  const answer = lead && onlyCard(duel, follows);

  const settle = async (one: Played, other: Played) => {
    const done = await run(exchangeOf(duel, one, other));
    if (done.ok) onPlayed(done.value.entry);
  };
  const settled = useRef(false);
  useEffect(() => {
    if (!lead || !answer || settled.current) return;
    settled.current = true;
    void settle(lead, answer);
  });

  if (lead && answer) {
    return (
      <ToolFrame title="Duel">
        <DuelTable duel={duel} />
      </ToolFrame>
    );
  }
  const back = first ? () => setFirst(null) : onUndo;
  const undo = back && <Undo onUndo={back} />;
  const play = (played: Played) => {
    if (lead) void settle(lead, played);
    else setFirst(played);
  };
  const side = lead ? follows : leads;
  if (duel.fighters[leads].hand === null) {
    return <PlayRealCards duel={duel} side={side} first={lead} onPlay={play} undo={undo} />;
  }
  if (holder !== side) {
    return <Cover duel={duel} side={side} faceUp={lead} onShow={() => onHold(side)} undo={undo} />;
  }
  return (
    <PlayFromHand
      duel={duel}
      side={side}
      against={lead}
      onPlay={play}
      onHide={() => onHold(null)}
      undo={undo}
    />
  );
}

/** The last card plays itself, unless it is a joker (DUEL-4). */
function onlyCard(duel: Duel, side: Side): Played | null {
  const [card, another] = duel.fighters[side].hand ?? [];
  return card && !another && !isJoker(card) ? { card } : null;
}
