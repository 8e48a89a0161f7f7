import { type ReactNode, useMemo } from 'react';
import type { KernelTypes } from '#/core/kernel';
import { useSession } from '#/store/react';
import { useAwake } from '../battle/useAwake';
import { AtHand } from './AtHand';
import { ToolFrame } from './ToolFrame';
import css from './ToolFrame.module.css';
import { type RollGame, type RollTable, RollTableProvider } from './table';

export interface BattleTableProps<G extends KernelTypes> {
  /** The same object from render to render. */
  readonly game: RollGame<G>;
  readonly id: string;
  readonly title: string;
  readonly anyway?: boolean;
  /** Its own page. */
  readonly path: string;
  readonly children: ReactNode;
}

/** The stored battle that a calculator reads and writes. */
export function BattleTable<G extends KernelTypes>({
  game,
  id,
  title,
  anyway = false,
  path,
  children,
}: BattleTableProps<G>) {
  useAwake();
  const open = useSession(game.rules, id);
  const view = open.status === 'open' ? open.view : null;
  const session = open.status === 'open' ? open.session : null;
  const state = view?.state;
  const top = view?.top ?? 0;
  const table = useMemo(
    (): RollTable<G> | null =>
      session && {
        game,
        state,
        id,
        anyway,
        top,
        run: (command) => session.run(command),
        undo: session.undo,
      },
    [game, state, session, id, anyway, top],
  );
  if (table)
    return (
      <AtHand id={id} title={title} tools={game.tools} path={path}>
        <RollTableProvider value={table}>{children}</RollTableProvider>
      </AtHand>
    );
  return (
    <ToolFrame title={title} home={game.tools}>
      <p className={css.toolNote} role="status">
        {open.status === 'unopened' ? open.message : 'Opening the battle…'}
      </p>
    </ToolFrame>
  );
}
