import { useSyncExternalStore } from 'react';

/** A calculator that was begun for a battle before another one was opened. */
export interface Unfinished {
  /** The battle's id. */
  readonly battle: string;
  readonly title: string;
  /** The page on which it waits. */
  readonly path: string;
}

let all: readonly Unfinished[] = [];
const watchers = new Set<() => void>();

function change(next: readonly Unfinished[]): void {
  all = next;
  for (const tell of watchers) tell();
}

export const addUnfinished = (roll: Unfinished): void =>
  change([...all.filter(({ path }) => path !== roll.path), roll]);

/** It is taken up again, done with, or not wanted any more. */
export function dropUnfinished(path: string): void {
  if (all.some((each) => each.path === path)) change(all.filter((each) => each.path !== path));
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** What waits for this battle; its board offers it. */
export function useUnfinished(battle: string): Unfinished | null {
  const now = useSyncExternalStore(watch, () => all);
  return now.find((each) => each.battle === battle) ?? null;
}
