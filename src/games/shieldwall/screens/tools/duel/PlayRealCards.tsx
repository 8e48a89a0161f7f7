import type { ReactNode } from 'react';
import { type Duel, FIGURES, type Side } from '#/games/shieldwall/rules';
import { ToolFrame } from '#/play/roll/ToolFrame';
import { useToolBattle } from '../toolBattle';
import { CardPad } from './CardPad';
import { DuelCard } from './DuelCard';
import { DuelTable } from './DuelTable';
import css from './duel.module.css';
import { LeaveDuel } from './LeaveDuel';
import { exchangeWords, fighterName } from './names';
import { blowOfPlayed, type Played } from './played';

export interface PlayRealCardsProps {
  readonly duel: Duel;
  /** Whose card is tapped in now. */
  readonly side: Side;
  readonly first: Played | null;
  readonly onPlay: (played: Played) => void;
  readonly undo: ReactNode;
}

/** Cards that lie on the table, tapped in as they are played. */
export function PlayRealCards({ duel, side, first, onPlay, undo }: PlayRealCardsProps) {
  const { battle } = useToolBattle();
  const name = fighterName(battle, duel, side);
  const used = duel.exchanges.flatMap(({ cards }) => [cards.red, cards.black]);
  const last = duel.exchanges.at(-1);
  return (
    <ToolFrame
      title={`Exchange ${duel.exchanges.length + 1} of ${FIGURES.duel.exchanges}`}
      aside={
        <>
          {undo}
          <LeaveDuel />
        </>
      }
      footer={
        <CardPad
          label={first ? `${name} answers` : `${name} plays first`}
          gone={first ? [...used, first.card] : used}
          onPlay={onPlay}
        />
      }
    >
      <DuelTable duel={duel} />
      {first ? (
        <div className={css.faceUp}>
          <DuelCard card={first.card} blow={blowOfPlayed(first)} />
        </div>
      ) : (
        last && (
          <p className={css.duelSaid} role="status">
            {exchangeWords(battle, duel, last)}
          </p>
        )
      )}
    </ToolFrame>
  );
}
