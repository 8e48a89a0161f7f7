import { fail, ok, type Result } from '../core/result';
import type { Rules } from '../core/rules';
import type { Database } from './database';
import { Session } from './session';
import { GoneError, isOfTheStore, sturdily, troubleOf } from './trouble';

/** Why a battle does not open. */
export interface Unopened {
  readonly why: 'missing' | 'unreadable' | 'trouble';
  readonly message: string;
}

/** Opens a battle. One that cannot be read is marked as such, and the rest of the app goes on. */
export async function openSession<Setup, State, Command, Event, Refusal>(
  db: Database,
  rules: Rules<Setup, State, Command, Event, Refusal>,
  id: string,
): Promise<Result<Session<Setup, State, Command, Event, Refusal>, Unopened>> {
  const unborn = db.unborn.get(id);
  if (unborn) return ok(Session.begin(db, rules, unborn));
  const opened = await tryToOpen(db, rules, id);
  if (opened.ok || opened.error.why === 'trouble') return opened;
  if (opened.error.why === 'missing') {
    db.hurry();
    return (await db.recovered) ? tryToOpen(db, rules, id) : opened;
  }
  if (await db.mend(id)) return tryToOpen(db, rules, id);
  await db.battles.update(id, { unreadable: opened.error.message });
  return opened;
}

async function tryToOpen<Setup, State, Command, Event, Refusal>(
  db: Database,
  rules: Rules<Setup, State, Command, Event, Refusal>,
  id: string,
): Promise<Result<Session<Setup, State, Command, Event, Refusal>, Unopened>> {
  try {
    return await sturdily(db, async () => {
      const battle = await db.battles.get(id);
      if (!battle) return fail({ why: 'missing', message: 'This battle is no longer there.' });
      return ok(await Session.open(db, rules, battle));
    });
  } catch (error) {
    if (isOfTheStore(error) && !(error instanceof GoneError)) {
      const { risk, advice } = troubleOf(error);
      return fail({ why: 'trouble', message: `${risk} ${advice}` });
    }
    const reason = error instanceof Error ? error.message : String(error);
    return fail({ why: 'unreadable', message: `This battle cannot be read: ${reason}` });
  }
}
