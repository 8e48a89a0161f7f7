import { createContext, useContext } from 'react';
import type { Command, ContingentId, Task, Tool, UnitId } from '#/games/shieldwall/rules';

/** What a part of the screen may ask for. The same functions for ever, so that rows stay as they are. */
export interface Table {
  readonly act: (command: Command) => void;
  readonly openUnit: (unit: UnitId) => void;
  readonly openLeader: (contingent: ContingentId) => void;
  readonly openTool: (
    tool: Tool,
    about: {
      readonly unit?: UnitId;
      readonly contingent?: ContingentId;
      /** The players have said already that they do it against the rules. */
      readonly anyway?: boolean;
      readonly extraDie?: true;
    },
  ) => void;
  /** Both lines, to be put in another order. */
  readonly openLine: () => void;
  readonly openTask: (task: Task) => void;
}

const TableContext = createContext<Table | null>(null);

export const TableProvider = TableContext.Provider;

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('A part of the Battle screen stands outside it.');
  return table;
}
