import { type ReactNode, useMemo, useRef, useState } from 'react';
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
  /** All that it has been, the last on top. */
  const [states, setStates] = useState<readonly G['state'][]>(() => [begin()]);
  const now = useRef(states);
  const table = useMemo((): RollTable<G> => {
    const set = (next: readonly G['state'][]) => {
      now.current = next;
      setStates(next);
    };
    const stateOf = (all: readonly G['state'][]) => all.at(-1);
    return {
      game,
      state: stateOf(states),
      id: null,
      top: states.length,
      run: async (command) => {
        // One command may follow another before anything is drawn.
        const before = stateOf(now.current);
        const events = game.rules.decide(before, command);
        if (!events.ok) return events;
        const after = events.value.reduce((at, event) => game.rules.evolve(at, event), before);
        set([...now.current, after]);
        return ok({ events: events.value, entry: now.current.length });
      },
      undo: async () => {
        if (now.current.length === 1) return false;
        set(now.current.slice(0, -1));
        return true;
      },
      replace: (next) => set([...now.current.slice(0, -1), next]),
    };
  }, [game, states]);
  return <RollTableProvider value={table}>{children}</RollTableProvider>;
}
