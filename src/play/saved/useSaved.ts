import { useState, useSyncExternalStore } from 'react';
import { ArmyWriter } from '#/store/armyWriter';
import { database } from '#/store/home';
import { useArmyRow } from '#/store/react';
import type { ArmyRow } from '#/store/rows';
import type { Trouble } from '#/store/trouble';

/** What can be taken back: the value before a change, and the change in words. */
interface Past<T> {
  readonly value: T;
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

export type ChangeSaved<T> = (next: T, change: Change) => void;

export interface OpenSaved<T> {
  readonly status: 'open';
  readonly value: T;
  readonly deleted: boolean;
  readonly change: ChangeSaved<T>;
  /** The last change, and how to take it back. */
  readonly last: (Change & { readonly undo: () => void }) | null;
}

export type Saved<T> =
  | { readonly status: 'reading' | 'missing' | 'unreadable' }
  | { readonly status: 'trouble'; readonly trouble: Trouble }
  | OpenSaved<T>;

/** How a game reads and writes what it keeps as armies. */
export interface SavedKind<T> {
  /** Null where something else is stored under its name. */
  read(row: ArmyRow): T | null;
  readonly format: number;
}

/** An army, or what a game keeps as one, that is saved with every change. What cannot be saved is told above the page, as everywhere. */
export function useSaved<T extends { readonly name: string }>(
  id: string,
  { read, format }: SavedKind<T>,
): Saved<T> {
  const live = useArmyRow(id);
  const [writer] = useState(() => new ArmyWriter(database));
  const draft = useSyncExternalStore(writer.subscribe, writer.getSnapshot);
  const [changes, setPast] = useState<readonly Past<T>[]>([]);
  // Who left it as another window saved it starts afresh.
  const past = draft ? changes : [];

  if (live.status !== 'read') return live;
  const row = live.value;
  if (!row) return { status: 'missing' };
  // What is stored later than this page's own last state comes from another tab.
  const isOurs = draft && (draft.savedAt === null || row.updated <= draft.savedAt);
  const value = read(isOurs ? draft.row : row);
  if (!value) return { status: 'unreadable' };

  const show = (next: T) =>
    writer.put({ ...row, name: next.name, army: next, format }, row.updated);
  const top = past.at(-1);
  const change: ChangeSaved<T> = (next, words) => {
    const goesOn = words.field !== undefined && words.field === top?.change.field;
    if (!goesOn) setPast([...past, { value, change: words }]);
    show(next);
  };
  const last = top && {
    ...top.change,
    undo: () => {
      setPast(past.slice(0, -1));
      show(top.value);
    },
  };
  return { status: 'open', value, deleted: row.deleted > 0, change, last: last ?? null };
}
