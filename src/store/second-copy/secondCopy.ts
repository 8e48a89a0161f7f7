import type { ArmyRow, BattleRow, LineRow, ValueRow } from '../rows';

/** A row that has just been stored and is not in the second copy yet. */
export type Note =
  | { readonly line: LineRow }
  | { readonly battle: BattleRow }
  | { readonly army: ArmyRow }
  | { readonly setting: ValueRow }
  /** All that there are from now on. */
  | { readonly settings: readonly ValueRow[] };

export interface StoredBattle {
  readonly row: BattleRow;
  readonly rows: readonly LineRow[];
}

/** All that is stored, as one of the two copies holds it. */
export interface StoredData {
  readonly battles: readonly StoredBattle[];
  readonly armies: readonly ArmyRow[];
  readonly settings: readonly ValueRow[];
}

/**
 * The second copy of everything, as the rest of the store sees it. Whatever becomes of it, each of
 * these ends and none fails: without a second copy everything is still stored once.
 */
export interface SecondCopy {
  /**
   * Whether anything had been lost from the database and is back. Nothing is written before, so
   * that it does not get in the way of what comes back.
   */
  readonly ready: Promise<boolean>;
  /** For those who cannot go on before it is ready; otherwise the first page is shown first. */
  hurry(): void;
  /** Notes what has just been stored, before it is acknowledged. */
  note(notes: readonly Note[]): Promise<void>;
  /** Makes a battle whole again, if it can. */
  repair(battle: string): Promise<boolean>;
  /** Copies now what is waiting. */
  flush(): Promise<void>;
  /** All that it holds; null where there is none, or none that can be read now. */
  read(): Promise<StoredData | null>;
}

export const NO_SECOND_COPY: SecondCopy = {
  ready: Promise.resolve(false),
  hurry: () => undefined,
  note: async () => undefined,
  repair: async () => false,
  flush: async () => undefined,
  read: async () => null,
};
