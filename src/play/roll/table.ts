import { createContext, type ReactNode, useContext } from 'react';
import type { KernelTypes, RollKernel } from '#/core/kernel';
import type { Refusal } from '#/core/refusal';
import type { Result } from '#/core/result';

/** A task that a roll has brought up. */
export interface DueTask {
  readonly text: string;
  readonly rule: string;
  /** The page on which it is done; null where that is the board. */
  readonly page: string | null;
  /** It has a usual answer, given on the board with one tap: nobody is led to its page unasked. */
  readonly answered?: true;
  /** What the board opens for it, by the game's own id. */
  readonly opens?: string;
}

/** What the calculators know of a game. A constant of the game's screens. */
export interface RollGame<G extends KernelTypes> extends RollKernel<G> {
  /** The page of all calculators. */
  readonly tools: string;
  /** Draws what a roll would do to one of the battle; null where its lines say it all. */
  change?(before: G['state'], after: G['state'], about: string): ReactNode;
  /** What is due now, in the battle of this id or in a made-up one. */
  due(state: G['state'], id: string | null): readonly DueTask[];
}

/** What came of a command. */
interface Ran<G extends KernelTypes> {
  readonly events: readonly G['event'][];
  /** The entry it made. */
  readonly entry: number;
}

/** What a calculator reads and writes: a battle of the store, or one made up on the spot. */
export interface RollTable<G extends KernelTypes> {
  readonly game: RollGame<G>;
  readonly state: G['state'];
  /** The id of the battle in the store; null where there is none. */
  readonly id: string | null;
  /** The players have said on the board that they do it against the rules: they are not asked again. */
  readonly anyway?: boolean;
  run(command: G['command']): Promise<Result<Ran<G>, Refusal>>;
  /** The last entry there is. */
  readonly top: number;
  /** Takes it back; false where it cannot. */
  undo(): Promise<boolean>;
  /** A made-up battle can be anything; one of the store is what it is. */
  replace?(state: G['state']): void;
}

const TableContext = createContext<RollTable<KernelTypes> | null>(null);

export const RollTableProvider = TableContext.Provider;

/** The table that this part of a page stands at, if it does. */
export const useAnyTable = (): RollTable<KernelTypes> | null => useContext(TableContext);

/** A game's screens stand at tables of that game only, so its types are theirs. */
export function useRollTable<G extends KernelTypes>(): RollTable<G> {
  const table = useAnyTable();
  if (!table) throw new Error('A calculator stands at no table.');
  return table as RollTable<G>;
}

/** The types of a game of which only the commands matter. */
export interface Commanded<Command extends KernelTypes['command']> extends KernelTypes {
  readonly command: Command;
}
