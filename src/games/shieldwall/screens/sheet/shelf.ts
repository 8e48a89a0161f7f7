import { useSyncExternalStore } from 'react';
import { database } from '../../../../store/react';

/** What a player has put within reach: pinned entries, and the last ones looked at. */
interface Shelf {
  readonly pins: readonly string[];
  readonly recents: readonly string[];
}

const KEY = 'shieldwall.sheet';
const MOST_RECENTS = 4;

let shelf: Shelf = { pins: [], recents: [] };
const listeners = new Set<() => void>();

function show(next: Shelf) {
  shelf = next;
  for (const listener of listeners) listener();
}

/** Kept for the next time; a store that is full or gone costs a convenience, no more. */
function keep(next: Shelf) {
  show(next);
  database.settings.put({ key: KEY, value: next }).catch(() => undefined);
}

const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

let asked = false;
function readOnce() {
  if (asked) return;
  asked = true;
  database.settings.get(KEY).then(
    (row) => {
      const { pins, recents } = (row?.value ?? {}) as { [key in keyof Shelf]?: unknown };
      show({ pins: words(pins), recents: words(recents) });
    },
    () => undefined,
  );
}

function subscribe(listener: () => void) {
  readOnce();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useShelf = (): Shelf => useSyncExternalStore(subscribe, () => shelf);

export function togglePin(id: string) {
  const { pins, recents } = shelf;
  keep({ pins: pins.includes(id) ? pins.filter((each) => each !== id) : [...pins, id], recents });
}

export function lookedAt(id: string) {
  const { pins, recents } = shelf;
  keep({ pins, recents: [id, ...recents.filter((each) => each !== id)].slice(0, MOST_RECENTS) });
}
