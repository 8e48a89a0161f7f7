import { useCallback, useMemo, useState } from 'react';
import { BattleFrame } from '#/play/battle/BattleFrame';
import battleFrame from '#/play/battle/BattleFrame.module.css';
import type { SessionOf } from '#/play/battle/session';
import { useBattlePlay } from '#/play/battle/useBattlePlay';
import type { View } from '#/store/battle/view';
import type { BattleRow } from '#/store/rows';
import { useNavigation } from '#/ui/navigation';
import {
  type Battle,
  type Command,
  FACINGS,
  type Facing,
  guide,
  type Hex,
  otherSide,
  type Task,
  type UnitId,
} from '../../rules';
import { AttackPanel } from '../attack/AttackPanel';
import { tapOn } from '../board/offers';
import type { GameTypes } from '../game';
import { useOpponent } from '../opponent/useOpponent';
import { SetUpPanel } from '../tally/SetUpPanel';
import { TallyField } from '../tally/TallyField';
import { Field } from './Field';
import { FieldHeader } from './FieldHeader';
import { KERNEL } from './kernel';
import { waitingOf } from './PickPanel';
import { SendTurn } from './SendTurn';
import { TurnPanel } from './TurnPanel';
import { UnitByHand } from './UnitByHand';
import { useLandscape } from './useQuarter';
import { counted } from './words';

export interface BattleScreenProps {
  readonly row: BattleRow;
  readonly session: SessionOf<GameTypes>;
  readonly view: View<Battle>;
}

type Opened =
  | { readonly what: 'turn' | 'setUp' | 'send' }
  | { readonly what: 'unit'; readonly id: UnitId }
  | { readonly what: 'attack'; readonly target: UnitId; readonly attackers: readonly UnitId[] };

/** The order that was given last: its facing can still be chosen without another command. */
interface Given {
  readonly command: Command & { readonly type: 'deploy' | 'move' };
  /** How many entries the journal had with it. */
  readonly length: number;
}

export function BattleScreen({ row, session, view }: BattleScreenProps) {
  const navigation = useNavigation();
  const play = useBattlePlay<GameTypes>({ kernel: KERNEL, row, session, view });
  const { act, past, state: battle } = play;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [pickedId, setPicked] = useState<UnitId | null>(null);
  const [given, setGiven] = useState<Given | null>(null);
  const opponent = useOpponent({
    battle: view.state,
    length: view.length,
    isLive: past === null,
    onAct: act,
  });
  const picked =
    (!past && !opponent.isToAct && pickedId !== null && battle.units[pickedId]) || null;
  const close = useCallback(() => setOpened(null), []);
  const tasks = useMemo(() => guide(battle), [battle]);

  const isLatest =
    given !== null && given.command.unit === pickedId && given.length === view.length;
  const run = (command: Command) => {
    if (command.type === 'deploy' || command.type === 'move') {
      setGiven({ command, length: view.length + 1 });
    } else if (command.type !== 'turn') setPicked(null);
    act(command);
  };
  const tap = (hex: Hex) => {
    if (past || opponent.isToAct) return;
    const what = tapOn(battle, picked, hex);
    switch (what.type) {
      case 'pick':
        return setPicked(what.unit);
      case 'drop':
        return setPicked(null);
      case 'command':
        return run(what.command);
      case 'attack':
        return setOpened({ what: 'attack', target: what.target, attackers: what.attackers });
    }
  };
  /** MOVE-2: the facing belongs to the move, so the order just given is given anew with it. */
  const turnTo = (facing: Facing) => {
    if (!picked) return;
    if (!isLatest || !given) return act({ type: 'turn', unit: picked.id, facing });
    const command = { ...given.command, facing };
    setGiven({ command, length: given.length });
    void session.undo().then(() => act(command));
  };
  const openTask = useCallback((task: Task) => {
    if (task.unit !== undefined) setPicked(task.unit);
  }, []);
  const endTurn = () => {
    setPicked(null);
    act({ type: 'endTurn' });
  };

  const landscape = useLandscape();
  const header = (
    <FieldHeader battle={battle} name={row.name} onOpen={() => setOpened({ what: 'turn' })} />
  );
  return (
    <BattleFrame
      play={play}
      ended={view.state.ended !== null}
      place={`${battle.turn} ${battle.side}`}
      header={(!landscape || battle.mode === 'tally') && header}
      main={
        battle.ended
          ? { label: 'Fight on', word: 'Fight on', onAct: () => act({ type: 'resume' }) }
          : { ...endOf(battle), off: battle.attack !== null || opponent.isToAct, onAct: endTurn }
      }
      panel={
        opened?.what === 'turn' ? (
          <TurnPanel
            battle={battle}
            name={row.name}
            onAct={act}
            onOpen={(what) => setOpened({ what })}
            onGo={(path) => navigation.push(path)}
            onClose={close}
          />
        ) : opened?.what === 'setUp' ? (
          <SetUpPanel battle={battle} quarter={landscape ? 0 : 1} onAct={act} onClose={close} />
        ) : opened?.what === 'send' ? (
          <SendTurn row={row} battle={battle} onClose={close} />
        ) : opened?.what === 'unit' ? (
          <UnitByHand battle={battle} id={opened.id} onAct={act} onClose={close} />
        ) : (
          opened?.what === 'attack' && (
            <AttackPanel
              battle={battle}
              target={opened.target}
              attackers={opened.attackers}
              onAct={act}
              onClose={() => {
                setPicked(null);
                close();
              }}
            />
          )
        )
      }
    >
      {battle.mode === 'tally' ? (
        <TallyField
          battle={battle}
          name={row.name}
          tasks={tasks}
          asked={opened?.what === 'attack'}
          onAct={run}
          onAttack={(target) => setOpened({ what: 'attack', target, attackers: [] })}
          onByHand={(id) => setOpened({ what: 'unit', id })}
          onTask={openTask}
        />
      ) : (
        <Field
          battle={battle}
          name={row.name}
          tasks={tasks}
          opponent={opponent}
          asked={opened?.what === 'attack'}
          header={landscape && header}
          picked={picked}
          facings={isLatest && picked ? FACINGS.filter((each) => each !== picked.facing) : null}
          onTap={tap}
          onPick={setPicked}
          onTurn={turnTo}
          onAct={run}
          onAttack={(target, attackers) =>
            setOpened({
              what: 'attack',
              target: target.id,
              attackers: attackers.map(({ id }) => id),
            })
          }
          onByHand={(id) => setOpened({ what: 'unit', id })}
          onTask={openTask}
        />
      )}
    </BattleFrame>
  );
}

/** What ends the player turn, and what would be lost with it (DEP-2). */
function endOf(battle: Battle) {
  const next = battle.armies[otherSide(battle.side)].name;
  const late = battle.turn >= 3 ? waitingOf(battle).length : 0;
  const after = late > 0 ? `${counted(late, 'warband')} would rout` : `then ${next}`;
  return {
    label: `End turn: ${after}`,
    word: (
      <span className={battleFrame.nextDue} data-next-due>
        End turn <small>{after}</small>
      </span>
    ),
  };
}
