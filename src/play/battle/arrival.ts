import { useSyncExternalStore } from 'react';

/** What a calculator did before it led back to the board of its battle, which says so. */
export interface Arrival {
  /** The battle's id. */
  readonly battle: string;
  readonly text: string | null;
  /** What the board is to open, by the game's own id. */
  readonly opens: string | null;
}

let arrival: Arrival | null = null;
const watchers = new Set<() => void>();

/** Null once the board has said it. */
export function setArrival(next: Arrival | null): void {
  arrival = next;
  for (const tell of watchers) tell();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export function useArrival(battle: string): Arrival | null {
  const now = useSyncExternalStore(watch, () => arrival);
  return now?.battle === battle ? now : null;
}
