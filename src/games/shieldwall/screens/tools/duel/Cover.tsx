import type { ReactNode } from 'react';
import type { Duel, Side } from '#/games/shieldwall/rules';
import { ToolFrame } from '#/play/roll/ToolFrame';
import { Button } from '#/ui/Button';
import { CardBack } from '../cards/PlayingCard';
import { useToolBattle } from '../toolBattle';
import { DuelCard } from './DuelCard';
import { DuelTable } from './DuelTable';
import css from './duel.module.css';
import { blowOfPlayed, type Played } from './played';

export interface CoverProps {
  readonly duel: Duel;
  /** Whose cards come next. */
  readonly side: Side;
  readonly onShow: () => void;
  /** The card that was played first. */
  readonly faceUp?: Played | null;
  readonly undo?: ReactNode;
}

/** Between two hands: nobody sees the other's cards. */
export function Cover({ duel, side, onShow, faceUp, undo }: CoverProps) {
  const { battle } = useToolBattle();
  const { name } = battle.sides[side];
  return (
    <ToolFrame
      title="Duel"
      footer={
        <>
          {undo}
          <Button kind="main" onClick={onShow}>
            I am {name}: show my cards
          </Button>
        </>
      }
    >
      <div className={css.cover}>
        <h2>Hand the phone to {name}</h2>
        <DuelTable duel={duel} />
        {faceUp ? (
          <DuelCard card={faceUp.card} blow={blowOfPlayed(faceUp)} />
        ) : (
          <CardBack label="Cards face down" />
        )}
      </div>
    </ToolFrame>
  );
}
