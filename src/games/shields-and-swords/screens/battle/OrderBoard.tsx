import { memo, useCallback, useMemo } from 'react';
import boardCss from '#/play/battle/board.module.css';
import { EndCard } from '#/play/battle/EndCard';
import { GuideCard } from '#/play/battle/GuideCard';
import { Button } from '#/ui/Button';
import {
  type Battle,
  type Command,
  guide,
  type Laid,
  mayDeclareInitiative,
  otherSide,
  type Task,
  type Unit,
  type Wing,
  wingsOf,
} from '../../rules';
import { Pool } from '../markers/Pool';
import { GAME } from '../name';
import { OffMap } from './OffMap';
import type { Opened } from './OpenPanel';
import styles from './OrderBoard.module.css';
import { PhaseRail } from './PhaseRail';
import { ScoreLine } from './ScoreLine';
import { summaryOf } from './summary';
import { WingCard } from './WingCard';

export interface OrderBoardProps {
  readonly battle: Battle;
  readonly name: string;
  /** It is looked at as it stood: nothing can be done. */
  readonly past: boolean;
  readonly onOpen: (opened: Opened) => void;
  readonly onTask: (task: Task) => void;
  readonly onAct: (command: Command) => void;
}

/**
 * Score, phases, what is due, the wings of the side whose turn it is, then the enemy's. A panel that
 * opens over it leaves it as it is.
 */
export const OrderBoard = memo(function OrderBoard(props: OrderBoardProps) {
  const { battle, name, past, onOpen, onTask, onAct } = props;
  const tasks = useMemo(() => guide(battle), [battle]);
  const openUnit = useCallback(
    ({ id }: Unit) => !past && onOpen({ what: 'unit', id }),
    [past, onOpen],
  );
  const openLay = useCallback(
    ({ id }: Wing) => !past && onOpen({ what: 'lay', wing: id }),
    [past, onOpen],
  );
  const openMarker = useCallback(
    ({ id }: Wing, { marker }: Laid) => !past && onOpen({ what: 'marker', wing: id, marker }),
    [past, onOpen],
  );
  const wings = (side: Battle['active']) =>
    wingsOf(battle, side).map((wing) => (
      <WingCard
        key={wing.id}
        battle={battle}
        wing={wing}
        acting={side === battle.active && !battle.ended}
        onLay={openLay}
        onMarker={openMarker}
        onUnit={openUnit}
      />
    ));
  return (
    <>
      <ScoreLine battle={battle} />
      {!battle.ended && <PhaseRail battle={battle} />}
      <div className={`${boardCss.board} ${past ? styles.past : ''}`}>
        {battle.ended && (
          <EndCard name={name} summary={summaryOf(battle)} newBattle={`/${GAME}/battle/new`} />
        )}
        <GuideCard guide={tasks} onOpen={onTask} />
        {!past && mayDeclareInitiative(battle) === null && !battle.ended && (
          <Button onClick={() => onAct({ type: 'declareInitiative' })}>
            Declare initiative: another turn
          </Button>
        )}
        <div className={styles.armies}>
          <div className={styles.army}>
            {wings(battle.active)}
            {battle.phase === 'command' && !battle.ended && !past && (
              <Pool battle={battle} onAct={onAct} />
            )}
          </div>
          <div className={styles.army}>{wings(otherSide(battle.active))}</div>
        </div>
        <OffMap battle={battle} onUnit={openUnit} />
        <Button onClick={() => onOpen({ what: 'table' })}>Results table</Button>
      </div>
    </>
  );
});
