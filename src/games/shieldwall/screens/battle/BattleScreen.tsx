import './BattleScreen.css';
import { useIonRouter } from '@ionic/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BattleRow } from '../../../../store/database';
import type { View } from '../../../../store/view';
import { ActionBar } from '../../../../ui/ActionBar';
import { Content } from '../../../../ui/Content';
import { Notice } from '../../../../ui/Notice';
import {
  type Battle,
  guide,
  isRaining,
  PHASE_NAMES,
  PHASES,
  REST_OF_GAME,
  type Setup,
} from '../../rules';
import { useAwake } from '../feel';
import type { BattleSession } from '../game';
import { toolPath } from '../tools/address';
import { BattleBoard } from './BattleBoard';
import { BattleHeader } from './BattleHeader';
import { type Opened, OpenPanel } from './OpenPanel';
import { PHASE_WORDS } from './phases';
import { type Table, TableProvider } from './table';
import { useLatest } from './useLatest';
import { usePlay } from './usePlay';

export interface BattleScreenProps {
  readonly row: BattleRow;
  readonly session: BattleSession;
  readonly view: View<Battle>;
}

/** A battle as it stood earlier: to be looked at, and to go back to. */
interface Past {
  readonly entry: number;
  readonly battle: Battle;
}

/** Nothing of the past can be changed. */
const LOOK_ONLY: Table = {
  act: () => undefined,
  openUnit: () => undefined,
  openLeader: () => undefined,
  openTool: () => undefined,
};

export function BattleScreen({ row, session, view }: BattleScreenProps) {
  const router = useIonRouter();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [past, setPast] = useState<Past | null>(null);
  const [seenDropped, setSeenDropped] = useState(0);

  const push = useLatest(router.push);
  const { act, undo, redo, refused, said, hush } = usePlay(session);
  const close = useCallback(() => setOpened(null), []);
  const openTurn = useCallback(() => setOpened({ what: 'turn' }), []);
  const table = useMemo<Table>(
    () => ({
      act,
      openUnit: (id) => setOpened({ what: 'unit', id }),
      openLeader: (id) => setOpened({ what: 'leader', id }),
      openTool: (tool, about) => {
        const { unit, contingent } = about;
        if (tool === 'leader' && contingent) setOpened({ what: 'leader', id: contingent });
        else if (tool === 'unit' && unit) setOpened({ what: 'unit', id: unit });
        else push.current(toolPath(tool, row.id, about));
      },
    }),
    [act, push, row.id],
  );

  const battle = past?.battle ?? view.state;
  const { notes } = row.setup as Setup;
  const tasks = useMemo(() => guide(battle), [battle]);
  const content = useRef<HTMLElement>(null);
  const place = `${battle.turn} ${battle.phase}`;
  // A new phase is read from its top, where what is due stands.
  const seen = useRef(place);
  useEffect(() => {
    // Only a new phase scrolls: on a board that has just been made it would cost a layout of its own.
    if (seen.current !== place) content.current?.scrollTo(0, 0);
    seen.current = place;
  }, [place]);
  useAwake(view.state.ended === null);
  return (
    <TableProvider value={past ? LOOK_ONLY : table}>
      <div
        className={`battle-screen ${past ? 'past' : ''}`}
        {...(view.saving > 0 && { 'data-saving': view.saving })}
      >
        <BattleHeader
          turn={battle.turn}
          phase={battle.phase}
          first={battle.first}
          rain={rainOf(battle)}
          name={row.name}
          onTurn={openTurn}
        />
        <Content className="battle-content" ref={content}>
          <BattleBoard battle={battle} tasks={tasks} name={row.name} notes={notes} />
        </Content>
        <div className="battle-said">
          {view.trouble && (
            <Notice action={{ word: 'Try again', onAct: session.wake }}>
              {view.trouble.risk} {view.trouble.advice}
            </Notice>
          )}
          {view.readOnly && (
            <Notice>
              {view.readOnly.risk} {view.readOnly.advice}
            </Notice>
          )}
          {view.dropped > seenDropped && (
            <Notice onClose={() => setSeenDropped(view.dropped)}>
              {view.dropped - seenDropped === 1
                ? 'One thing done here while nothing could be saved'
                : `${view.dropped - seenDropped} things done here while nothing could be saved`}{' '}
              did not fit what another window had done meanwhile, and was left out.
            </Notice>
          )}
          {refused && (
            <Notice
              onClose={hush}
              {...(refused.refusal.kind === 'forbidden' && {
                action: {
                  word: 'Do it anyway',
                  onAct: () => act({ ...refused.command, anyway: true }),
                },
              })}
            >
              {refused.refusal.why}
            </Notice>
          )}
          {said && !past && (
            <Notice
              key={said.text}
              onClose={hush}
              seconds={said.regret ? 12 : 5}
              {...(said.regret && { action: { word: 'Undo it', onAct: undo } })}
            >
              {said.text}
            </Notice>
          )}
          {past && (
            <Notice
              onClose={() => setPast(null)}
              action={{
                word: 'Go back to here',
                onAct: () => {
                  setPast(null);
                  void session.returnTo(past.entry);
                },
              }}
            >
              The battle as it stood then.
            </Notice>
          )}
        </div>
        {!past && (
          <footer className="battle-foot">
            <ActionBar
              undo={{
                label: 'Undo',
                off: !view.canUndo || view.readOnly !== null,
                onAct: undo,
              }}
              redo={{
                label: 'Redo',
                off: !view.canRedo || view.readOnly !== null,
                onAct: redo,
              }}
              journal={{ label: 'Journal', onAct: () => setOpened({ what: 'journal' }) }}
              main={
                battle.ended
                  ? { label: 'Fight on', word: 'Fight on', onAct: () => act({ type: 'resume' }) }
                  : { ...nextOf(battle, tasks.due.length), onAct: () => act({ type: 'nextPhase' }) }
              }
            />
          </footer>
        )}
      </div>
      {opened && !past && (
        <OpenPanel
          opened={opened}
          battle={battle}
          name={row.name}
          notes={notes}
          said={said?.text ?? null}
          session={session}
          top={view.top}
          onBattles={() => router.push('/battle/list')}
          onPast={(entry, then) => {
            setOpened(null);
            setPast({ entry, battle: then });
          }}
          onClose={close}
        />
      )}
    </TableProvider>
  );
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
      <span className="next-due">
        {word} <small>{due} still due</small>
      </span>
    ),
  };
}
