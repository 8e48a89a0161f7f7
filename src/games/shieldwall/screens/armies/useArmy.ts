import { useRef, useState } from 'react';
import type { Army } from '#/games/shieldwall/rules';
import { FORMAT } from '#/games/shieldwall/shapes/upgrades';
import { saveArmy } from '#/store/armies';
import { database } from '#/store/home';
import { useArmyRow } from '#/store/react';
import { type Trouble, troubleOf, withReconnect } from '#/store/trouble';
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
      /** Why the last change is not saved yet. */
      readonly unsaved: Trouble | null;
      readonly save: () => void;
      /** Leaves the army as another window saved it. */
      readonly giveUp: () => void;
    };

/**
 * An army that is saved with every change. While a write is under way the next one waits, and
 * only the latest state is written; a write that failed is tried again with the next change.
 */
export function useArmy(id: string): OpenArmy {
  const live = useArmyRow(id);
  const [draft, setDraft] = useState<Army | null>(null);
  /** When the draft was saved; null while it is not. */
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [past, setPast] = useState<readonly Past[]>([]);
  const [unsaved, setUnsaved] = useState<Trouble | null>(null);
  const waiting = useRef<Army | null>(null);
  const writing = useRef(false);
  /** The time of the stored state that was changed. */
  const seen = useRef<number | undefined>(undefined);

  if (live.status !== 'read') return live;
  if (!live.value) return { status: 'missing' };
  const stored = armyIn(live.value);
  if (!stored) return { status: 'unreadable' };
  const { updated, deleted } = live.value;
  // What is stored later than this page's own last state comes from another tab.
  const army = draft && (savedAt === null || updated <= savedAt) ? draft : stored;

  const save = async () => {
    if (writing.current) return;
    writing.current = true;
    try {
      for (let next = waiting.current; next; next = waiting.current) {
        const changes = { name: next.name, army: next, format: FORMAT };
        const at = await withReconnect(database, () =>
          saveArmy(database, id, changes, seen.current),
        );
        seen.current = at;
        if (waiting.current !== next) continue;
        waiting.current = null;
        setSavedAt(at);
      }
      setUnsaved(null);
    } catch (error) {
      setUnsaved(troubleOf(error));
    }
    writing.current = false;
  };
  const show = (next: Army) => {
    if (!waiting.current) seen.current = Math.max(updated, savedAt ?? 0);
    waiting.current = next;
    setDraft(next);
    setSavedAt(null);
    void save();
  };
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
  return {
    status: 'open',
    army,
    deleted: deleted > 0,
    change,
    last: last ?? null,
    unsaved,
    save: () => {
      // Whoever asks for it after another window was faster wants this state to stay.
      if (unsaved?.kind === 'changed') seen.current = undefined;
      void save();
    },
    giveUp: () => {
      waiting.current = null;
      setDraft(null);
      setPast([]);
      setUnsaved(null);
    },
  };
}
