import { useSyncExternalStore } from 'react';

/** What a player has put within reach: pinned entries, and the last ones looked at. */
interface Shelf {
  readonly pins: readonly string[];
  readonly recents: readonly string[];
}

const KEY = 'shieldwall.sheet';
const MOST_RECENTS = 4;

/** Loaded when it is wanted: the sheet can be read before the store is there. */
const settings = async () => (await import('../../../../store/home')).database.settings;

let shelf: Shelf = { pins: [], recents: [] };
const listeners = new Set<() => void>();

function show(next: Shelf) {
  shelf = next;
  for (const listener of listeners) listener();
}

/** Kept for the next time; a store that is full or gone costs a convenience, no more. */
function keep(next: Shelf) {
  show(next);
  settings()
    .then((table) => table.put({ key: KEY, value: next }))
    .catch(() => undefined);
}

const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

async function read() {
  const row = await (await settings()).get(KEY);
  const { pins, recents } = (row?.value ?? {}) as { [key in keyof Shelf]?: unknown };
  show({ pins: words(pins), recents: words(recents) });
}

let asked = false;
function readOnce() {
  if (asked) return;
  asked = true;
  // Behind the page's own way on the wire.
  setTimeout(() => void read().catch(() => undefined));
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
