import type { Files } from '../core/files';
import { purge } from './battles';
import type { Database } from './database';
import { Mirror } from './mirror';
import { type Recovered, type Recovery, recover, recoverOne } from './recover';

export interface Started {
  readonly mirror: Mirror;
  /** What had been lost and is back, to be told to the player. */
  readonly recovered: Recovered | null;
}

/** Brings back what was lost, then keeps the second copy in step. Called once, before the database is used. */
export function startMirror(db: Database, opening: Promise<Files | null>): Promise<Started | null> {
  const recovering = opening.then(async (files) => {
    if (!files) return null;
    db.mend = (battle) => recoverOne(db, files, battle);
    // A first visit has nothing to bring back, and need not wait until the files can be read.
    if ((await files.list()).length === 0) return { files, ...NOTHING };
    return { files, ...(await recover(db, files)) };
  });
  // A second copy that cannot be read must not keep the first from being used.
  db.recovered = recovering.then(
    (ready) => ready?.recovered != null,
    () => false,
  );
  return recovering.then(async (ready) => {
    if (!ready) return null;
    const mirror = new Mirror(db, ready.files, ready.reach);
    await purge(db);
    await mirror.copyAll();
    // All that was noted is in the copy proper by now.
    if (!mirror.getSnapshot().trouble) await ready.drop();
    return { mirror, recovered: ready.recovered };
  });
}

const NOTHING: Recovery = { recovered: null, reach: new Map(), drop: async () => undefined };
