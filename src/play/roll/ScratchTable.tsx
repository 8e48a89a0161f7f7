import { type ReactNode, useMemo, useState } from 'react';
import type { KernelTypes } from '#/core/kernel';
import { ok } from '#/core/result';
import { type RollGame, type RollTable, RollTableProvider } from './table';

export interface ScratchTableProps<G extends KernelTypes> {
  readonly game: RollGame<G>;
  /** A made-up battle. */
  readonly begin: () => G['state'];
  readonly children: ReactNode;
}

/** A table without a battle: what is applied changes the made-up units, and nothing is kept. */
export function ScratchTable<G extends KernelTypes>({
  game,
  begin,
  children,
}: ScratchTableProps<G>) {
  const [{ state }, setHeld] = useState(() => ({ state: begin() }));
  const table = useMemo(
    (): RollTable<G> => ({
      game,
      state,
      id: null,
      run: async (command) => {
        const events = game.rules.decide(state, command);
        if (!events.ok) return events;
        setHeld({
          state: events.value.reduce((now, event) => game.rules.evolve(now, event), state),
        });
        return ok({ events: events.value });
      },
      replace: (next) => setHeld({ state: next }),
    }),
    [game, state],
  );
  return <RollTableProvider value={table}>{children}</RollTableProvider>;
}
