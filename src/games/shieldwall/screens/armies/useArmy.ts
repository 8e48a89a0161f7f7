import { useState, useSyncExternalStore } from 'react';
import type { Army } from '#/games/shieldwall/rules';
import { FORMAT } from '#/games/shieldwall/schemas/upgrades';
import { ArmyWriter } from '#/store/armyWriter';
import { database } from '#/store/home';
import { useArmyRow } from '#/store/react';
import type { Trouble } from '#/store/trouble';
import { armyIn } from './stored';

/** What can be taken back: the army before a change, and the change in words. */
interface Past {
  readonly army: Army;
  readonly change: Change;
}

export interface Change {
  /** "Delete Coast levy" */
  readonly words: string;
  /** Keystrokes in the same field are one change. */
  readonly field?: string;
  /** The name of what was deleted. */
  readonly deleted?: string;
}

export type ChangeArmy = (next: Army, change: Change) => void;

export type OpenArmy =
  | { readonly status: 'reading' | 'missing' | 'unreadable' }
  | { readonly status: 'trouble'; readonly trouble: Trouble }
  | {
      readonly status: 'open';
      readonly army: Army;
      readonly deleted: boolean;
      readonly change: ChangeArmy;
      /** The last change, and how to take it back. */
      readonly last: (Change & { readonly undo: () => void }) | null;
    };

/** An army that is saved with every change. What cannot be saved is told above the page, as everywhere. */
export function useArmy(id: string): OpenArmy {
  const live = useArmyRow(id);
  const [writer] = useState(() => new ArmyWriter(database));
  const draft = useSyncExternalStore(writer.subscribe, writer.getSnapshot);
  const [changes, setPast] = useState<readonly Past[]>([]);
  // Who left it as another window saved it starts afresh.
  const past = draft ? changes : [];

  if (live.status !== 'read') return live;
  const row = live.value;
  if (!row) return { status: 'missing' };
  // What is stored later than this page's own last state comes from another tab.
  const isOurs = draft && (draft.savedAt === null || row.updated <= draft.savedAt);
  const army = armyIn(isOurs ? draft.row : row);
  if (!army) return { status: 'unreadable' };

  const show = (next: Army) =>
    writer.put({ ...row, name: next.name, army: next, format: FORMAT }, row.updated);
  const top = past.at(-1);
  const change: ChangeArmy = (next, words) => {
    const goesOn = words.field !== undefined && words.field === top?.change.field;
    if (!goesOn) setPast([...past, { army, change: words }]);
    show(next);
  };
  const last = top && {
    ...top.change,
    undo: () => {
      setPast(past.slice(0, -1));
      show(top.army);
    },
  };
  return { status: 'open', army, deleted: row.deleted > 0, change, last: last ?? null };
}
