import { useEffect, useState } from 'react';
import type { BattleKernel, KernelTypes } from '#/core/kernel';
import type { View } from '#/store/battle/view';
import type { BattleRow } from '#/store/rows';
import { setArrival, useArrival } from './arrival';
import type { SessionOf } from './session';
import { type Commands, useCommands, type WorthSaying } from './useCommands';

/** A battle as it stood earlier: to be looked at, and to go back to. */
interface Past<State> {
  readonly entry: number;
  readonly state: State;
}

/** An open battle as its screen works on it. */
export interface BattlePlay<G extends KernelTypes> extends Commands<G['command']> {
  readonly kernel: BattleKernel<G>;
  readonly row: BattleRow;
  readonly session: SessionOf<G>;
  readonly view: View<G['state']>;
  /** What is shown: the battle as it stands, or as it stood where the players look back. */
  readonly state: G['state'];
  /** Nothing of the past can be changed. */
  readonly past: Past<G['state']> | null;
  readonly lookBack: (past: Past<G['state']> | null) => void;
}

export interface BattlePlayOptions<G extends KernelTypes> {
  /** The same object from render to render, like `worthSaying`. */
  readonly kernel: BattleKernel<G>;
  readonly row: BattleRow;
  readonly session: SessionOf<G>;
  readonly view: View<G['state']>;
  readonly worthSaying?: WorthSaying<G>;
  /** A calculator led back here for this; the same function from render to render. */
  readonly onOpens?: (id: string) => void;
}

/** Commands, undo, redo and looking back, for a battle that is open: BattleFrame shows them. */
export function useBattlePlay<G extends KernelTypes>({
  kernel,
  row,
  session,
  view,
  worthSaying = nothing,
  onOpens,
}: BattlePlayOptions<G>): BattlePlay<G> {
  const [past, lookBack] = useState<Past<G['state']> | null>(null);
  const commands = useCommands(kernel, session, worthSaying);
  const arrival = useArrival(row.id);
  const { say } = commands;
  useEffect(() => {
    if (!arrival) return;
    setArrival(null);
    if (arrival.text) say(arrival.text, true);
    if (arrival.opens) onOpens?.(arrival.opens);
  }, [arrival, say, onOpens]);
  const state = past ? past.state : view.state;
  return { ...commands, kernel, row, session, view, state, past, lookBack };
}

const nothing = () => null;
