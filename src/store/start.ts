import type { Files } from '../core/files';
import { purge } from './battles';
import type { Database } from './database';
import { Mirror } from './mirror';
import { type Recovered, recover, recoverOne } from './recover';

/** Brings back what was lost, then keeps the second copy in step. */
export async function startMirror(
  db: Database,
  files: Files,
): Promise<{ readonly mirror: Mirror; readonly recovered: Recovered | null }> {
  const recovering = recover(db, files);
  db.mend = (battle) => recoverOne(db, files, battle);
  // A second copy that cannot be read must not keep the first from being opened.
  db.recovered = recovering.catch(() => null);
  const recovered = await recovering;
  const mirror = new Mirror(db, files);
  await purge(db);
  await mirror.copyAll();
  return { mirror, recovered };
}
