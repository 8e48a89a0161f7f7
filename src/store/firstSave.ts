import type { Transaction } from 'dexie';
import type { Database } from './database';

const ASKED = 'askedToPersist';

/**
 * Calls `ask` once in the life of this data, when the first battle, command or army has been kept:
 * a browser is likelier to agree then, and some of them ask the player.
 */
export function atFirstSave(db: Database, ask: () => Promise<unknown>): void {
  let saved = false;
  const after = ({ on }: Transaction): void => {
    if (saved) return;
    on('complete', () => {
      if (saved) return;
      saved = true;
      // It is only a wish: the store works without it, and the More page offers it again.
      void once().catch(() => undefined);
    });
  };
  const once = async () => {
    if (await db.meta.get(ASKED)) return;
    await ask();
    await db.meta.put({ key: ASKED, value: Date.now() });
  };
  db.battles.hook('creating', (_, __, transaction) => after(transaction));
  db.lines.hook('creating', (_, __, transaction) => after(transaction));
  db.armies.hook('creating', (_, __, transaction) => after(transaction));
}
