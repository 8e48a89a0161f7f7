import { useCallback, useMemo, useState } from 'react';
import { BattleFrame } from '#/play/battle/BattleFrame';
import battleFrame from '#/play/battle/BattleFrame.module.css';
import type { SessionOf } from '#/play/battle/session';
import { useBattlePlay } from '#/play/battle/useBattlePlay';
import type { View } from '#/store/battle/view';
import type { BattleRow } from '#/store/rows';
import { useNavigation } from '#/ui/navigation';
import type { Battle, Task } from '../../rules';
import type { GameTypes } from '../game';
import { KERNEL } from './kernel';
import { nextOf } from './next';
import { type Opened, OpenPanel } from './OpenPanel';
import { OrderBoard } from './OrderBoard';
import { OrdersHeader } from './OrdersHeader';
import { openedBy } from './openedBy';

export interface BattleScreenProps {
  readonly row: BattleRow;
  readonly session: SessionOf<GameTypes>;
  readonly view: View<Battle>;
}

/** A battle as an order board: wings with their markers, counters, and what comes next. */
export function BattleScreen({ row, session, view }: BattleScreenProps) {
  const navigation = useNavigation();
  const play = useBattlePlay<GameTypes>({ kernel: KERNEL, row, session, view });
  const { act, past, state: battle } = play;
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const openTask = useCallback((task: Task) => setOpened(openedBy(task)), []);
  const next = useMemo(() => nextOf(battle), [battle]);

  return (
    <BattleFrame
      play={play}
      ended={view.state.ended !== null}
      place={`${battle.active} ${battle.turns[battle.active]} ${battle.phase} ${battle.charging}`}
      header={
        <OrdersHeader battle={battle} name={row.name} onOpen={() => setOpened({ what: 'turn' })} />
      }
      main={
        battle.ended
          ? { label: 'Fight on', word: 'Fight on', onAct: () => act({ type: 'resume' }) }
          : battle.attack
            ? {
                label: 'Finish the attack',
                word: 'Finish the attack',
                onAct: () => setOpened({ what: 'attack', target: null, attackers: [] }),
              }
            : {
                label: next.small ? `${next.word}: ${next.small}` : next.word,
                word: (
                  <span className={battleFrame.nextDue} data-next-due>
                    {next.word} {next.small && <small>{next.small}</small>}
                  </span>
                ),
                onAct: () => act({ type: 'nextPhase' }),
              }
      }
      panel={
        opened && (
          <OpenPanel
            battle={battle}
            name={row.name}
            opened={opened}
            onOpen={setOpened}
            onAct={act}
            onBattles={() => navigation.push('/battle/list')}
            onClose={close}
          />
        )
      }
    >
      <OrderBoard
        battle={battle}
        name={row.name}
        past={past !== null}
        onOpen={setOpened}
        onTask={openTask}
        onAct={act}
      />
    </BattleFrame>
  );
}
