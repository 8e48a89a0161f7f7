import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Rules } from '../core/rules';
import { listArmies } from './armies';
import { listBattles } from './battle/battles';
import type { Unopened } from './battle/open';
import type { Session } from './battle/session';
import { leave, openedAlready, type Shared, share } from './battle/shared';
import type { View } from './battle/view';
import { LateError, within } from './deadline';
import { database, secondCopy } from './home';
import { live, type TableName } from './live';
import type { ArmyRow, BattleRow } from './rows';
import type { FileCopyState } from './second-copy/fileCopy';
import { changeSetting, DEFAULTS, readSettings, type Settings } from './settings';
import { type Trouble, trouble, troubleOf } from './trouble';
import type { UnsavedState } from './unsaved';

/** What a query of the database gives, now and after every change, in whichever tab. */
export type Live<T> =
  | { readonly status: 'reading' }
  | { readonly status: 'read'; readonly value: T }
  | { readonly status: 'trouble'; readonly trouble: Trouble };

/** `tables` and `query` must stay the same from render to render. */
export function useLive<T>(tables: readonly TableName[], query: () => Promise<T>): Live<T> {
  const [now, setNow] = useState<Live<T>>({ status: 'reading' });
  useEffect(
    () =>
      live(database, tables, query, {
        next: (value) => setNow({ status: 'read', value }),
        error: (error) => setNow({ status: 'trouble', trouble: troubleOf(error) }),
      }),
    [tables, query],
  );
  return now;
}

/** The second copy: when it was last written, and what hinders it. */
export const useSecondCopy = (): FileCopyState =>
  useSyncExternalStore(secondCopy.subscribe, secondCopy.getSnapshot);

/** What is on a screen and not on disk yet, and what the player must hear about it. */
export const useUnsaved = (): UnsavedState =>
  useSyncExternalStore(database.unsaved.subscribe, database.unsaved.getSnapshot);

/** How long the database may take to open before the player hears of it. */
const OPENING = 4000;

/** Why the database does not open: an older tab holds it, or nothing answers. Null when it is open. */
export function useOpening(): Trouble | null {
  const [now, setNow] = useState(() => (database.blocked ? trouble('blocked') : null));
  useEffect(() => {
    const onBlocked = () => setNow(trouble('blocked'));
    const onReady = () => setNow(null);
    database.on('blocked', onBlocked);
    database.on('ready', onReady, true);
    const silent = () => setNow((before) => before ?? trouble('silent'));
    // One that fails to open answers: whoever asks it is told why.
    within(OPENING, database.open(), '').catch((error) => error instanceof LateError && silent());
    return () => {
      database.on('blocked').unsubscribe(onBlocked);
      database.on('ready').unsubscribe(onReady);
    };
  }, []);
  return now;
}

const BATTLES: readonly TableName[] = ['battles'];
const ARMIES: readonly TableName[] = ['armies'];

const readBattles = () => listBattles(database);

/** Newest first. */
export const useBattles = (): Live<BattleRow[]> => useLive(BATTLES, readBattles);

/** Newest first. */
export const useArmies = (game: string): Live<ArmyRow[]> =>
  useLive(
    ARMIES,
    useCallback(() => listArmies(database, game), [game]),
  );

/** Undefined when there is none of this id; one that was thrown away is still there for a while. */
export const useArmyRow = (id: string): Live<ArmyRow | undefined> =>
  useLive(
    ARMIES,
    useCallback(() => database.armies.get(id), [id]),
  );

/** The defaults until the stored ones have been read once. */
export function useSettings(): readonly [
  Settings,
  <Key extends keyof Settings>(key: Key, value: Settings[Key]) => Promise<void>,
] {
  return [useSyncExternalStore(watchSettings, () => known), change];
}

/** What was read last: a page that opens later shows it from its first frame on. */
let known = DEFAULTS;
const watchers = new Set<() => void>();
let unwatch: (() => void) | null = null;

/** One question to the store for all who want to know. */
function watchSettings(watcher: () => void): () => void {
  watchers.add(watcher);
  unwatch ??= live(database, ['settings'], () => readSettings(database), {
    next: (value) => {
      known = value;
      for (const each of watchers) each();
    },
    // What was known stays.
    error: () => undefined,
  });
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    unwatch?.();
    unwatch = null;
  };
}

/** What cannot be stored is told above the page. */
const change = <Key extends keyof Settings>(key: Key, value: Settings[Key]) =>
  changeSetting(database, key, value).catch(() => undefined);

export type Open<Setup, State, Command, Event, Refusal> =
  | { readonly status: 'opening' }
  | ({ readonly status: 'unopened' } & Unopened)
  | {
      readonly status: 'open';
      readonly session: Session<Setup, State, Command, Event, Refusal>;
      readonly view: View<State>;
    };

/** `rules` must stay the same object from render to render. */
export function useSession<Setup, State, Command, Event, Refusal>(
  rules: Rules<Setup, State, Command, Event, Refusal>,
  battle: string,
): Open<Setup, State, Command, Event, Refusal> {
  type Mine = Shared<Setup, State, Command, Event, Refusal>;
  const [opened, setOpened] = useState<Mine['opened']>(() => openedAlready(battle));
  useEffect(() => {
    let here = true;
    const shared = share(rules, battle);
    shared.users++;
    const { opening } = shared;
    opening.then((result) => here && setOpened(result));
    const onVisible = () => {
      if (document.visibilityState === 'visible')
        opening.then((each) => each.ok && each.value.wake());
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      here = false;
      document.removeEventListener('visibilitychange', onVisible);
      setOpened(null);
      leave(battle);
    };
  }, [rules, battle]);

  const session = opened?.ok ? opened.value : null;
  const view = useSyncExternalStore(session?.subscribe ?? never, session?.getSnapshot ?? nothing);
  if (session && view) return { status: 'open', session, view };
  return opened && !opened.ok ? { status: 'unopened', ...opened.error } : { status: 'opening' };
}

const never = () => () => undefined;
const nothing = () => null;
