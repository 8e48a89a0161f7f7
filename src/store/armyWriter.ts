import { saveArmy } from './armies';
import type { Database } from './database';
import { askAgain } from './live';
import type { ArmyRow } from './rows';
import { type Trouble, troubleOf, withReconnect } from './trouble';

/** What a page changed last; `savedAt` is null while that is not stored. */
export interface ArmyDraft {
  readonly row: ArmyRow;
  readonly savedAt: number | null;
}

/**
 * Saves one army with every change. While a write is under way the next one waits, and only the
 * latest state is written; until it is, it counts as unsaved, also when the page is left.
 */
export class ArmyWriter {
  readonly #db: Database;
  #draft: ArmyDraft | null = null;
  #waiting: ArmyRow | null = null;
  #writing = false;
  #trouble: Trouble | null = null;
  /** The time of the stored state that was changed; undefined if whatever is there may give way. */
  #seen: number | undefined;
  #since = 0;
  #count = 0;
  readonly #listeners = new Set<() => void>();

  constructor(db: Database) {
    this.#db = db;
  }

  getSnapshot = (): ArmyDraft | null => this.#draft;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** `seen` is the time of the stored state that is changed. */
  put(row: ArmyRow, seen: number): void {
    if (!this.#waiting) {
      this.#seen = Math.max(seen, this.#draft?.savedAt ?? 0);
      this.#since = performance.now();
      this.#count = 0;
    }
    this.#waiting = row;
    this.#count++;
    this.#show({ row, savedAt: null });
    void this.#save();
  }

  /** Tries again. Whoever asks for it after another window was faster wants this state to stay. */
  #retry = (): void => {
    if (this.#trouble?.kind === 'changed') this.#seen = undefined;
    void this.#save();
  };

  /** Leaves the army as another window saved it. */
  #giveUp = (): void => {
    this.#waiting = null;
    this.#trouble = null;
    this.#show(null);
    askAgain();
  };

  async #save(): Promise<void> {
    if (this.#writing) return;
    this.#writing = true;
    try {
      for (let next = this.#waiting; next; next = this.#waiting) {
        const { id, name, army, format = 1 } = next;
        const changes = { name, army, format };
        this.#seen = await withReconnect(this.#db, () =>
          saveArmy(this.#db, id, changes, this.#seen),
        );
        if (this.#waiting !== next) continue;
        this.#waiting = null;
        this.#trouble = null;
        this.#show({ row: next, savedAt: this.#seen });
      }
    } catch (error) {
      this.#trouble = troubleOf(error);
      this.#report();
    }
    this.#writing = false;
  }

  #show(draft: ArmyDraft | null): void {
    this.#draft = draft;
    this.#report();
    for (const listener of this.#listeners) listener();
  }

  #report(): void {
    const army = this.#waiting;
    this.#db.unsaved.report(
      this,
      army && {
        since: this.#since,
        count: this.#count,
        trouble: this.#trouble,
        save: this.#retry,
        giveUp: this.#giveUp,
        army,
      },
    );
  }
}
