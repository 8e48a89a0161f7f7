import { useCallback, useMemo, useState } from 'react';
import {
  acting,
  type Battle,
  guide,
  isRaining,
  moraleTasks,
  PHASE_NAMES,
  PHASES,
  REST_OF_GAME,
  type Setup,
} from '#/games/shieldwall/rules';
import { BattleFrame } from '#/play/battle/BattleFrame';
import battleFrame from '#/play/battle/BattleFrame.module.css';
import { useBattlePlay } from '#/play/battle/useBattlePlay';
import { useLatest } from '#/play/battle/useLatest';
import type { View } from '#/store/battle/view';
import type { BattleRow } from '#/store/rows';
import { useNavigation } from '#/ui/navigation';
import type { BattleSession } from '../game';
import { toolPath } from '../tools/address';
import { BattleBoard } from './BattleBoard';
import { BattleHeader } from './BattleHeader';
import { KERNEL } from './kernel';
import { type Opened, OpenPanel } from './OpenPanel';
import { PHASE_WORDS } from './phases';
import { type Table, TableProvider } from './table';
import { worthSaying } from './worthSaying';

export interface BattleScreenProps {
  readonly row: BattleRow;
  readonly session: BattleSession;
  readonly view: View<Battle>;
}

/** Nothing of the past can be changed. */
const LOOK_ONLY: Table = {
  act: () => undefined,
  openUnit: () => undefined,
  openLeader: () => undefined,
  openTool: () => undefined,
  openLine: () => undefined,
  openTask: () => undefined,
};

export function BattleScreen({ row, session, view }: BattleScreenProps) {
  const navigation = useNavigation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const push = useLatest(navigation.push);
  const openUnit = useCallback((id: string) => setOpened({ what: 'unit', id }), []);
  const openLeader = useCallback((id: string) => setOpened({ what: 'leader', id }), []);
  const openTurn = useCallback(() => setOpened({ what: 'turn' }), []);
  const openLine = useCallback(() => setOpened({ what: 'line' }), []);
  const play = useBattlePlay({
    kernel: KERNEL,
    row,
    session,
    view,
    worthSaying,
    onOpens: openUnit,
  });
  const { act, say, said, past, state: battle } = play;
  const goOn = useNext(battle, act, say);
  const close = useCallback(() => setOpened(null), []);
  const table = useMemo<Table>(() => {
    const openTool: Table['openTool'] = (tool, about) => {
      const { unit, contingent } = about;
      if (tool === 'leader' && contingent) openLeader(contingent);
      else if (tool === 'unit' && unit) openUnit(unit);
      else if (tool === 'turn') openTurn();
      else push.current(toolPath(tool, row.id, about));
    };
    return {
      act,
      openUnit,
      openLeader,
      openTool,
      openLine,
      openTask: (task) => openTool(task.tool, task),
    };
  }, [act, push, openUnit, openLeader, openLine, openTurn, row.id]);

  const { notes } = row.setup as Setup;
  const tasks = useMemo(() => guide(battle), [battle]);
  return (
    <TableProvider value={past ? LOOK_ONLY : table}>
      <BattleFrame
        play={play}
        beside
        ended={view.state.ended !== null}
        place={`${battle.turn} ${battle.phase} ${acting(battle)}`}
        header={
          <BattleHeader
            turn={battle.turn}
            phase={battle.phase}
            first={battle.first}
            rain={rainOf(battle)}
            name={row.name}
            onTurn={openTurn}
          />
        }
        main={
          battle.ended
            ? { label: 'Fight on', word: 'Fight on', onAct: () => act({ type: 'resume' }) }
            : { ...nextOf(battle, tasks.due.length), onAct: goOn }
        }
        panel={
          opened && (
            <OpenPanel
              opened={opened}
              battle={battle}
              name={row.name}
              notes={notes}
              said={said?.text ?? null}
              onBattles={() => navigation.push('/battle/list')}
              onLeader={openLeader}
              onClose={close}
            />
          )
        }
      >
        <BattleBoard id={row.id} battle={battle} tasks={tasks} name={row.name} notes={notes} />
      </BattleFrame>
    </TableProvider>
  );
}

/** AL-10, DP-3: questions that are open hold the first tap and are named; a second one passes over them. */
function useNext(battle: Battle, act: Table['act'], say: (text: string) => void) {
  const [named, setNamed] = useState('');
  return () => {
    const questions = moraleTasks(battle)
      .map(({ text }) => text)
      .join(' ');
    if (!questions || questions === named) return act({ type: 'nextPhase' });
    setNamed(questions);
    say(`${questions} Next again passes over it.`);
  };
}

/** How long it rains, short enough for the head of a phone. */
function rainOf(battle: Battle): string | null {
  if (!isRaining(battle)) return null;
  return battle.rainUntil === REST_OF_GAME ? 'Rain' : `Rain to ${battle.rainUntil}`;
}

/** Where the thumb goes on to, and what it would pass over. The label holds the words as they are seen. */
function nextOf({ phase, turn }: Battle, due: number) {
  const next = PHASES[PHASES.indexOf(phase) + 1];
  const word = `Next: ${next ? PHASE_WORDS[next] : `Turn ${turn + 1}`}`;
  const whole = next ? ` (${PHASE_NAMES[next]} phase)` : '';
  if (due === 0) return { label: `${word}${whole}`, word };
  return {
    label: `${word} ${due} still due${whole}`,
    word: (
      <span className={battleFrame.nextDue} data-next-due>
        {word} <small>{due} still due</small>
      </span>
    ),
  };
}
