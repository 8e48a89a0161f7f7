import { fail, ok, type Result } from '#/core/result';
import type { Rules } from '#/core/rules';
import type { Database } from '../database';
import { answer, GoneError, isOfTheStore, trouble, troubleOf, withReconnect } from '../trouble';
import { Session } from './session';
import { NewerError } from './understood';

/** Why a battle does not open. */
export interface Unopened {
  readonly why: 'missing' | 'unreadable' | 'newer' | 'trouble';
  readonly message: string;
}

type Opened<Setup, State, Command, Event, Refusal> = Result<
  Session<Setup, State, Command, Event, Refusal>,
  Unopened
>;

/** Opens a battle. One that cannot be read is marked as such, and the rest of the app goes on. */
export async function openSession<Setup, State, Command, Event, Refusal>(
  db: Database,
  rules: Rules<Setup, State, Command, Event, Refusal>,
  id: string,
): Promise<Opened<Setup, State, Command, Event, Refusal>> {
  const unsaved = db.unsaved.begun.get(id);
  if (unsaved) return ok(Session.begin(db, rules, unsaved));
  const opened = await tryToOpen(db, rules, id);
  if (opened.ok || opened.error.why === 'trouble' || opened.error.why === 'newer') return opened;
  if (opened.error.why === 'missing') {
    db.secondCopy.hurry();
    return (await db.secondCopy.ready) ? tryToOpen(db, rules, id) : opened;
  }
  if (await db.secondCopy.repair(id)) return tryToOpen(db, rules, id);
  await answer(db.battles.update(id, { unreadable: opened.error.message }));
  return opened;
}

/** A long journal takes a slow phone its time. */
const OPENING = 15_000;

async function tryToOpen<Setup, State, Command, Event, Refusal>(
  db: Database,
  rules: Rules<Setup, State, Command, Event, Refusal>,
  id: string,
): Promise<Opened<Setup, State, Command, Event, Refusal>> {
  try {
    const open = async (): Promise<Opened<Setup, State, Command, Event, Refusal>> => {
      const battle = await db.battles.get(id);
      if (!battle) return fail({ why: 'missing', message: 'This battle is no longer there.' });
      return ok(await Session.open(db, rules, battle));
    };
    return await withReconnect(db, open, OPENING);
  } catch (error) {
    if (isOfTheStore(error) && !(error instanceof GoneError)) {
      const { risk, advice } = troubleOf(error);
      return fail({ why: 'trouble', message: `${risk} ${advice}` });
    }
    if (error instanceof NewerError) {
      return fail({ why: 'newer', message: `${error.message} ${trouble('newer').advice}` });
    }
    const reason = error instanceof Error ? error.message : String(error);
    return fail({ why: 'unreadable', message: `This battle cannot be read: ${reason}` });
  }
}
