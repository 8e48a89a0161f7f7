import type { Result } from '../core/result';
import type { Rules } from '../core/rules';
import { database } from './home';
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
    setTimeout(() => shared.users === 0 && drop(battle, shared), opened.ok ? 10_000 : 0);
  });
  return shared;
}

export const openedAlready = (battle: string) => all.get(battle)?.opened ?? null;

/** The last to leave closes it. */
export function leave(battle: string): void {
  const shared = all.get(battle);
  if (shared && --shared.users === 0) drop(battle, shared);
}

// biome-ignore lint/suspicious/noExplicitAny: as above
function drop(battle: string, shared: Shared<any, any, any, any, any>): void {
  if (all.get(battle) === shared) all.delete(battle);
  void shared.opening.then((each) => (each.ok ? each.value.close() : undefined));
}
