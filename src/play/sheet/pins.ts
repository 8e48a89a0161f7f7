import { useEffect, useSyncExternalStore } from 'react';

/** The entries of one sheet (by the key of its setting) that a player has put within reach: pinned, and last looked at. */
interface Pins {
  readonly pins: readonly string[];
  readonly recents: readonly string[];
}

const NONE: Pins = { pins: [], recents: [] };
const MOST_RECENTS = 4;

/** Loaded when it is wanted: the sheet can be read before the store is there. */
const settings = async () => (await import('#/store/home')).database.settings;

const byKey = new Map<string, Pins>();
const listeners = new Set<() => void>();

const pinsOf = (key: string): Pins => byKey.get(key) ?? NONE;

function show(key: string, next: Pins) {
  byKey.set(key, next);
  for (const listener of listeners) listener();
}

/** Kept for the next time; a store that is full or gone costs a convenience, no more. */
function save(key: string, next: Pins) {
  show(key, next);
  Promise.all([import('#/store/home'), import('#/store/settings')])
    .then(([{ database }, { putSetting }]) => putSetting(database, { key, value: next }))
    .catch(() => undefined);
}

const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

async function read(key: string) {
  const row = await (await settings()).get(key);
  const { pins, recents } = (row?.value ?? {}) as { [key in keyof Pins]?: unknown };
  const saved = { pins: words(pins), recents: words(recents) };
  const now = pinsOf(key);
  // Whoever was quicker than the store loses neither what he chose nor what was saved.
  if (now === NONE) show(key, saved);
  else
    save(key, {
      pins: [...new Set([...saved.pins, ...now.pins])],
      recents: [...new Set([...now.recents, ...saved.recents])].slice(0, MOST_RECENTS),
    });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function usePins(key: string): Pins {
  useEffect(() => {
    if (byKey.has(key)) return;
    byKey.set(key, NONE);
    // Behind what the page itself asks for.
    setTimeout(() => void read(key).catch(() => undefined));
  }, [key]);
  return useSyncExternalStore(subscribe, () => pinsOf(key));
}

export function togglePin(key: string, id: string) {
  const { pins, recents } = pinsOf(key);
  const next = pins.includes(id) ? pins.filter((each) => each !== id) : [...pins, id];
  save(key, { pins: next, recents });
}

export function lookedAt(key: string, id: string) {
  const { pins, recents } = pinsOf(key);
  const next = [id, ...recents.filter((each) => each !== id)].slice(0, MOST_RECENTS);
  save(key, { pins, recents: next });
}
