import type { Result } from '#/core/result';
import type { Rules } from '#/core/rules';
import { database } from '../home';
import { openSession, type Unopened } from './open';
import type { Session } from './session';

/** A battle that is open, or about to be. Pages that show the same battle share it. */
export interface Shared<Setup, State, Command, Event, Refusal> {
  readonly opening: Promise<Result<Session<Setup, State, Command, Event, Refusal>, Unopened>>;
  /** What came of it, once that is known. */
  opened: Result<Session<Setup, State, Command, Event, Refusal>, Unopened> | null;
  users: number;
}

// biome-ignore lint/suspicious/noExplicitAny: each battle has its own game's types
const all = new Map<string, Shared<any, any, any, any, any>>();

/** Opens a battle that is about to be shown; whoever joins it later finds it open. */
export function share<Setup, State, Command, Event, Refusal>(
  rules: Rules<Setup, State, Command, Event, Refusal>,
  battle: string,
): Shared<Setup, State, Command, Event, Refusal> {
  const known = all.get(battle);
  if (known) return known;
  const opening = openSession(database, rules, battle);
  const shared: Shared<Setup, State, Command, Event, Refusal> = { opening, opened: null, users: 0 };
  all.set(battle, shared);
  void opening.then((opened) => {
    shared.opened = opened;
    // Nobody came for it. One that did not open is tried again by whoever comes.
    setTimeout(() => void (shared.users === 0 && drop(battle, shared)), opened.ok ? 10_000 : 0);
  });
  return shared;
}

export const openedAlready = (battle: string) => all.get(battle)?.opened ?? null;

/** The last to leave closes it. */
export function leave(battle: string): void {
  const shared = all.get(battle);
  if (shared && --shared.users === 0) void drop(battle, shared);
}

/** What is not saved yet is only here, so the session stays open until it is. */
// biome-ignore lint/suspicious/noExplicitAny: as above
async function drop(battle: string, shared: Shared<any, any, any, any, any>): Promise<void> {
  const opened = await shared.opening;
  if (opened.ok) await whenSaved(opened.value);
  if (shared.users > 0 || all.get(battle) !== shared) return;
  all.delete(battle);
  if (opened.ok) await opened.value.close();
}

/** However long that takes. */
const whenSaved = ({ subscribe, getSnapshot }: Watched): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (getSnapshot().saving > 0) return;
      stop();
      resolve();
    };
    const stop = subscribe(look);
    look();
  });

interface Watched {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => { readonly saving: number };
}
