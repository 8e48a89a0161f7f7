import type { Files } from '../core/files';
import { purge } from './battles';
import type { Database } from './database';
import { Mirror } from './mirror';
import { type Recovered, recover, recoverOne } from './recover';

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
    return { files, recovered: await recover(db, files) };
  });
  // A second copy that cannot be read must not keep the first from being used.
  db.recovered = recovering.then(
    (ready) => ready?.recovered != null,
    () => false,
  );
  return recovering.then(async (ready) => {
    if (!ready) return null;
    const mirror = new Mirror(db, ready.files);
    await purge(db);
    await mirror.copyAll();
    return { mirror, recovered: ready.recovered };
  });
}
