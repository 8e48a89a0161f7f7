import { createContext, useContext } from 'react';
import type { Result } from '../../../../core/result';
import type { Battle, Command, Refusal, Unit } from '../../rules';

/** What a calculator reads and writes: a battle of the store, or one made up on the spot. */
export interface Field {
  readonly battle: Battle;
  /** The id of the battle in the store; null where there is none. */
  readonly id: string | null;
  readonly run: (command: Command) => Promise<Result<unknown, Refusal>>;
  /** Made-up units can be anything; those of a battle are what they are. */
  readonly shape?: (unit: string, change: Partial<Unit>) => void;
}

const FieldContext = createContext<Field | null>(null);

export const FieldProvider = FieldContext.Provider;

export function useField(): Field {
  const field = useContext(FieldContext);
  if (!field) throw new Error('A calculator stands outside its field.');
  return field;
}

/** Whom the calculator was opened for. */
export interface About {
  readonly unit: string | null;
  readonly contingent: string | null;
}

/** The leader it was opened for, himself or by one of his units. */
export const leaderAbout = (battle: Battle, { unit, contingent }: About): string | null =>
  contingent ?? (unit === null ? null : (battle.units[unit]?.contingent ?? null));
