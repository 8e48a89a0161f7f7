import type { Line } from '../core/journal';
import type { ArmyRow, BattleRow } from './rows';
import { type Trouble, trouble, troubleOf } from './trouble';

/** How long something may be unsaved before the player hears of it, whatever the cause. */
const LIMIT = 5000;

/** A battle as it is in memory: the lines that follow those on disk, if the battle itself is there. */
export interface UnsavedBattle {
  readonly row: BattleRow;
  readonly stored: boolean;
  /** How many lines are on disk. */
  readonly length: number;
  readonly lines: readonly Line<unknown, unknown>[];
}

/** What one session or page shows and has not saved yet. */
export interface UnsavedPart {
  /** When the oldest of it was shown, by `performance.now()`. */
  readonly since: number;
  readonly count: number;
  /** Why the last try failed; null while one is under way. */
  readonly trouble: Trouble | null;
  /** Tries again. */
  readonly save: () => void;
  /** Leaves what another window saved, where that window was faster. */
  readonly giveUp?: () => void;
  readonly battle?: UnsavedBattle;
  readonly army?: ArmyRow;
}

export interface UnsavedState {
  readonly count: number;
  /** What the player must hear: why it cannot be saved, or that it takes too long. */
  readonly trouble: Trouble | null;
}

const NOTHING: UnsavedState = { count: 0, trouble: null };

/** All that is on a screen and not on disk yet. */
export class Unsaved {
  /** Battles that have begun and are not stored yet: played in memory until they are. */
  readonly begun = new Map<string, BattleRow>();
  readonly #parts = new Map<object | string, UnsavedPart>();
  readonly #listeners = new Set<() => void>();
  #state = NOTHING;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Each owner reports its own part, and null when all of it is saved. */
  report(owner: object | string, part: UnsavedPart | null): void {
    if (part) this.#parts.set(owner, part);
    else if (!this.#parts.delete(owner)) return;
    this.#look();
  }

  /** A write that ends in its own time: it counts until it, or a later one of this name, is stored. */
  async until(name: string, write: () => Promise<void>): Promise<void> {
    const { since = performance.now() } = this.#parts.get(name) ?? {};
    const save = () => void attempt().catch(() => undefined);
    const isLatest = () => this.#parts.get(name)?.save === save;
    const attempt = async () => {
      this.report(name, { since, count: 1, trouble: null, save });
      try {
        await write();
        if (isLatest()) this.report(name, null);
      } catch (error) {
        if (isLatest()) this.report(name, { since, count: 1, trouble: troubleOf(error), save });
        throw error;
      }
    };
    await attempt();
  }

  getSnapshot = (): UnsavedState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get battles(): readonly UnsavedBattle[] {
    return [...this.#parts.values()].flatMap(({ battle }) => battle ?? []);
  }

  get armies(): readonly ArmyRow[] {
    return [...this.#parts.values()].flatMap(({ army }) => army ?? []);
  }

  /** Tries again to save what the shown trouble is about. What another window changed is asked for by itself. */
  saveAll = (): void => {
    for (const { save } of this.#partsInTrouble()) save();
  };

  giveUp = (): void => {
    for (const { giveUp } of this.#partsInTrouble()) giveUp?.();
  };

  #partsInTrouble(): UnsavedPart[] {
    const isConflict = this.#state.trouble?.kind === 'changed';
    return [...this.#parts.values()].filter(
      ({ trouble: each }) => (each?.kind === 'changed') === isConflict,
    );
  }

  /** Waits until all is saved, but not for ever: false if it is not. */
  settled(patience: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (saved: boolean) => {
        clearTimeout(timer);
        stop();
        resolve(saved);
      };
      const timer = setTimeout(() => end(false), patience);
      const stop = this.subscribe(() => this.#state.count === 0 && end(true));
      if (this.#state.count === 0) end(true);
    });
  }

  #look = (): void => {
    clearTimeout(this.#timer);
    const parts = [...this.#parts.values()];
    const left = Math.min(...parts.map(({ since }) => since)) + LIMIT - performance.now();
    if (parts.length > 0 && left > 0) this.#timer = setTimeout(this.#look, left);
    const count = parts.reduce((sum, part) => sum + part.count, 0);
    const known = parts.flatMap((part) => part.trouble ?? [])[0];
    const slow = parts.length > 0 && left <= 0 ? trouble('silent') : null;
    this.#state = count === 0 ? NOTHING : { count, trouble: known ?? slow };
    for (const listener of this.#listeners) listener();
  };
}
