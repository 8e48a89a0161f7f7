import './BattleScreen.css';
import { IonContent, useIonRouter } from '@ionic/react';
import { useCallback, useMemo, useState } from 'react';
import { tick } from '../../../../platform/haptics';
import type { BattleRow } from '../../../../store/database';
import { useSettings } from '../../../../store/react';
import type { View } from '../../../../store/view';
import { ActionBar } from '../../../../ui/ActionBar';
import { Notice } from '../../../../ui/Notice';
import { type Battle, type Command, PHASE_NAMES, PHASES, type Refusal } from '../../rules';
import type { BattleSession } from '../game';
import { BattleBoard } from './BattleBoard';
import { BattleHeader } from './BattleHeader';
import { type Opened, OpenPanel } from './OpenPanel';
import { PHASE_WORDS } from './phases';
import { type Table, TableProvider } from './table';
import { useLatest } from './useLatest';

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
  const [refused, setRefused] = useState<{ command: Command; refusal: Refusal } | null>(null);
  const [past, setPast] = useState<Past | null>(null);
  const [seenDropped, setSeenDropped] = useState(0);

  const push = useLatest(router.push);
  const [{ haptics }] = useSettings();
  const ticks = useLatest(haptics);
  const act = useCallback(
    (command: Command) => {
      setRefused(null);
      if (ticks.current) tick();
      session.run(command).then(
        (done) => {
          if (!done.ok) setRefused({ command, refusal: done.error });
        },
        // Nothing may be changed while the store is read only; it says why.
        (error: Error) =>
          setRefused({ command, refusal: { kind: 'invalid', rule: null, why: error.message } }),
      );
    },
    [session, ticks],
  );
  const close = useCallback(() => setOpened(null), []);
  const openTurn = useCallback(() => setOpened({ what: 'turn' }), []);
  const forget = useCallback(() => setRefused(null), []);
  const table = useMemo<Table>(
    () => ({
      act,
      openUnit: (id) => setOpened({ what: 'unit', id }),
      openLeader: (id) => setOpened({ what: 'leader', id }),
      openTool: (tool, { unit, contingent }) => {
        if (tool === 'leader' && contingent) setOpened({ what: 'leader', id: contingent });
        else push.current(toolPath(tool, row.id, unit, contingent));
      },
    }),
    [act, push, row.id],
  );

  const battle = past?.battle ?? view.state;
  const next = PHASES[PHASES.indexOf(battle.phase) + 1];
  return (
    <TableProvider value={past ? LOOK_ONLY : table}>
      <div className={`battle-screen ${past ? 'past' : ''}`}>
        <BattleHeader battle={battle} onTurn={openTurn} />
        <IonContent className="battle-content">
          <BattleBoard battle={battle} />
        </IonContent>
        <footer className="battle-foot">
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
              onClose={forget}
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
          {past ? (
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
          ) : (
            <ActionBar
              undo={{
                label: 'Undo',
                off: !view.canUndo || view.readOnly !== null,
                onAct: () => void session.undo(),
              }}
              redo={{
                label: 'Redo',
                off: !view.canRedo || view.readOnly !== null,
                onAct: () => void session.redo(),
              }}
              journal={{ label: 'Journal', onAct: () => setOpened({ what: 'journal' }) }}
              main={{
                label: next
                  ? `Next: ${PHASE_WORDS[next]} (${PHASE_NAMES[next]} phase)`
                  : `Next: Turn ${battle.turn + 1}`,
                word: `Next: ${next ? PHASE_WORDS[next] : `Turn ${battle.turn + 1}`}`,
                off: battle.ended !== null,
                onAct: () => act({ type: 'nextPhase' }),
              }}
            />
          )}
        </footer>
      </div>
      {opened && !past && (
        <OpenPanel
          opened={opened}
          battle={battle}
          name={row.name}
          session={session}
          top={view.top}
          onBattles={() => router.push('/battles')}
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

/** A calculator, told which battle and which unit it is about. */
function toolPath(tool: string, battle: string, unit?: string, contingent?: string): string {
  const query = new URLSearchParams({
    battle,
    ...(unit && { unit }),
    ...(contingent && { contingent }),
  });
  return `/tools/${tool}?${query}`;
}
