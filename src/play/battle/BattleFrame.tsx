import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { KernelTypes } from '#/core/kernel';
import { ActionBar, type ActionBarProps } from '#/ui/ActionBar';
import { Content } from '#/ui/Content';
import { useHeading } from '#/ui/enterPage';
import css from './BattleFrame.module.css';
import { BattleNotices } from './BattleNotices';
import { JournalPanel } from './JournalPanel';
import { useAwake } from './useAwake';
import type { BattlePlay } from './useBattlePlay';

export interface BattleFrameProps<G extends KernelTypes> {
  readonly play: BattlePlay<G>;
  /** Nothing more is expected of the players: the screen may go dark. */
  readonly ended: boolean;
  readonly header: ReactNode;
  readonly children: ReactNode;
  /** The big button: what comes next. */
  readonly main: ActionBarProps['main'];
  /** Whenever this changes, the board is read from its top: a new phase, or the other side’s part of one. */
  readonly place: string;
  /** The board leaves room beside it where there is some; the actions stand there. */
  readonly beside?: boolean;
  /** A panel over the board, not shown over the past. */
  readonly panel?: ReactNode;
}

/** Header, board, notices, and the bar with undo, redo, journal and what comes next. */
export function BattleFrame<G extends KernelTypes>({
  play,
  ended,
  header,
  children,
  main,
  place,
  beside,
  panel,
}: BattleFrameProps<G>) {
  const { kernel, row, session, view, past, undo, redo, lookBack } = play;
  const [journal, setJournal] = useState(false);
  const content = useRef<HTMLElement>(null);
  const seen = useRef(place);
  useEffect(() => {
    // Only a new phase scrolls: on a board that has just been made it would cost a layout of its own.
    if (seen.current !== place) content.current?.scrollTo(0, 0);
    seen.current = place;
  }, [place]);
  useHeading();
  useAwake(!ended);
  const fixed = view.readOnly !== null;
  return (
    <>
      <div
        className={`${css.battleScreen} ${past ? css.past : ''} ${beside ? css.beside : ''}`}
        data-battle-screen
        data-past={past ? '' : undefined}
      >
        {header}
        <Content className={css.battleContent} ref={content}>
          {children}
        </Content>
        <BattleNotices play={play} />
        {!past && (
          <footer className={css.battleFoot}>
            <ActionBar
              undo={{ label: 'Undo', off: !view.canUndo || fixed, onAct: undo }}
              redo={{ label: 'Redo', off: !view.canRedo || fixed, onAct: redo }}
              journal={{ label: 'Journal', onAct: () => setJournal(true) }}
              main={main}
            />
          </footer>
        )}
      </div>
      {!past && panel}
      {!past && journal && (
        <JournalPanel
          kernel={kernel}
          session={session}
          name={row.name}
          top={view.top}
          onPast={(entry, state) => {
            setJournal(false);
            lookBack({ entry, state });
          }}
          onClose={() => setJournal(false)}
        />
      )}
    </>
  );
}
