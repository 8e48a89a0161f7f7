import { useCallback, useSyncExternalStore } from 'react';
import { findBattle, lastBattle, rememberBattle } from './battle/battles';
import { database } from './home';
import type { TableName } from './live';
import { useLive } from './react';
import type { BattleRow } from './rows';

/** The battle that was opened last in this window: another window may play another one. */
let here: string | null = null;
const watchers = new Set<() => void>();

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** A battle was opened: it is the one at hand, and the one that the app starts in. */
export function takeInHand(battle: string): void {
  here = battle;
  for (const tell of watchers) tell();
  // Only a convenience for the next start; the battle itself is kept whatever becomes of this.
  rememberBattle(database, battle).catch(() => undefined);
}

const TABLES: readonly TableName[] = ['battles'];

/** The battle at hand, in every tab of the app; before one was opened, the last one. Undefined until that is known. */
export function useLastBattle(): BattleRow | null | undefined {
  const opened = useSyncExternalStore(watch, () => here);
  const ask = useCallback(async () => {
    const row = opened === null ? undefined : await findBattle(database, opened);
    return row?.deleted === 0 ? row : ((await lastBattle(database)) ?? null);
  }, [opened]);
  const last = useLive(TABLES, ask);
  return last.status === 'read' ? last.value : undefined;
}
