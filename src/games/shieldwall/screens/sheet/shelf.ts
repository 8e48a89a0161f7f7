import { useSyncExternalStore } from 'react';

/** What a player has put within reach: pinned entries, and the last ones looked at. */
interface Shelf {
  readonly pins: readonly string[];
  readonly recents: readonly string[];
}

const MOST_RECENTS = 4;

let shelf: Shelf = { pins: [], recents: [] };
const listeners = new Set<() => void>();

function put(next: Shelf) {
  shelf = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useShelf = (): Shelf => useSyncExternalStore(subscribe, () => shelf);

export function togglePin(id: string) {
  const { pins, recents } = shelf;
  put({ pins: pins.includes(id) ? pins.filter((each) => each !== id) : [...pins, id], recents });
}

export function lookedAt(id: string) {
  const { pins, recents } = shelf;
  put({ pins, recents: [id, ...recents.filter((each) => each !== id)].slice(0, MOST_RECENTS) });
}
