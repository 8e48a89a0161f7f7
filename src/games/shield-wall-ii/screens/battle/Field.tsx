import { type ReactNode, useMemo, useState } from 'react';
import { EndCard } from '#/play/battle/EndCard';
import { Button } from '#/ui/Button';
import {
  type Battle,
  boardOf,
  type Command,
  type Facing,
  type Guide,
  type Hex,
  otherSide,
  strikersAt,
  type Task,
  type Unit,
  type UnitId,
} from '../../rules';
import { OpenAttack } from '../attack/OpenAttack';
import { HexBoard } from '../board/HexBoard';
import { offersOf } from '../board/offers';
import { Tray } from '../board/Tray';
import { useZoom } from '../board/useZoom';
import { OpponentPanel } from '../opponent/OpponentPanel';
import type { OpponentPlay } from '../opponent/useOpponent';
import css from './BattleScreen.module.css';
import { Armies, LowCorners } from './Corners';
import { GuideLines } from './GuideLines';
import { PickPanel, waitingOf } from './PickPanel';
import { summaryOf } from './summary';
import { useQuarter } from './useQuarter';

export interface FieldProps {
  readonly battle: Battle;
  readonly name: string;
  readonly tasks: Guide;
  readonly opponent: OpponentPlay;
  /** Beside the board, on a screen that has no height for it. */
  readonly header: ReactNode;
  readonly picked: Unit | null;
  /** The attack panel asks what an open attack waits for. */
  readonly asked: boolean;
  /** The facings that the order just given may still take; null where there is none. */
  readonly facings: readonly Facing[] | null;
  readonly onTap: (hex: Hex) => void;
  readonly onPick: (unit: UnitId) => void;
  readonly onTurn: (facing: Facing) => void;
  readonly onAct: (command: Command) => void;
  readonly onAttack: (target: Unit, attackers: readonly Unit[]) => void;
  readonly onByHand: (unit: UnitId) => void;
  readonly onTask: (task: Task) => void;
}

/** The board, and under it or beside it what can be done. */
export function Field(props: FieldProps) {
  const { battle, name, header, picked, onTap } = props;
  const { quarter, turn } = useQuarter(battle.side);
  const { zoom, frame, toggle } = useZoom();
  const [threats, setThreats] = useState(false);
  const struck = useMemo(
    () => (threats ? strikersAt(battle, otherSide(battle.side)) : null),
    [battle, threats],
  );
  const armies = <Armies battle={battle} swapped={quarter >= 2} />;
  return (
    <div className={css.field} data-takes-tabs>
      <div className={css.fieldMap} data-unheard>
        {!header && armies}
        <LowCorners
          battle={battle}
          swapped={quarter >= 2}
          tools={[
            <Button
              key="turn"
              kind="quiet"
              icon="swap"
              aria-label="Turn the board"
              onClick={turn}
            />,
            <Button
              key="threats"
              kind="quiet"
              icon="swords"
              aria-label="Where the enemy can strike next"
              aria-pressed={threats}
              onClick={() => setThreats(!threats)}
            />,
          ]}
        />
        <div className={`${css.fieldScroll} ${zoom > 1 ? css.enlarged : ''}`} ref={frame}>
          <HexBoard
            label={`The board of ${name}`}
            battle={battle}
            picked={picked}
            quarter={quarter}
            zoom={zoom}
            onTap={onTap}
            onTwice={(hex, point) => boardOf(battle)[hex] === undefined && toggle(point)}
            {...(struck && { struck })}
          />
        </div>
        {zoom > 1 && (
          <Button className={css.fieldWhole} onClick={() => toggle()}>
            Whole board
          </Button>
        )}
      </div>
      <div className={css.fieldPanel}>
        {header}
        {header && armies}
        <Below {...props} quarter={quarter} />
      </div>
    </div>
  );
}

function Below(props: FieldProps & { readonly quarter: ReturnType<typeof useQuarter>['quarter'] }) {
  const { battle, name, tasks, opponent, picked, facings, quarter, onPick, onAct, onTask } = props;
  if (battle.ended) {
    return (
      <EndCard name={name} summary={summaryOf(battle)} newBattle="/shield-wall-ii/battle/new" />
    );
  }
  if (opponent.isToAct) return <OpponentPanel battle={battle} play={opponent} />;
  if (battle.attack) return !props.asked && <OpenAttack battle={battle} onAct={onAct} />;
  const waiting = battle.phase === 'orders' ? waitingOf(battle) : [];
  return (
    <>
      {waiting.length > 0 && <Tray units={waiting} picked={picked?.id ?? null} onPick={onPick} />}
      {picked ? (
        <PickPanel
          battle={battle}
          picked={picked}
          quarter={quarter}
          facings={facings ?? offersOf(battle, picked).facings}
          onTurn={props.onTurn}
          onAttack={props.onAttack}
          onByHand={() => props.onByHand(picked.id)}
        />
      ) : (
        <GuideLines tasks={tasks} onOpen={onTask} />
      )}
    </>
  );
}
