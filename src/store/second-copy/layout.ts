import type { ArmyRow, ValueRow } from '../rows';

/** How the second copy is laid out in files. These names are on players' devices: they stay. */
export const INDEX = 'index';
export const OTHERS = 'shelf';
export const battleFile = (battle: string) => `battle-${battle}`;
export const segmentFile = (battle: string, segment: number) => `lines-${battle}-${segment}`;

/** Lines in one file. Full ones are never written again, so that a long battle costs no more than a short one. */
export const SEGMENT = 32;

/** What the files hold, in short: enough to see at a glance whether the database has it too. */
export interface Index {
  readonly battles: Readonly<Record<string, CopiedBattle>>;
  readonly armies: readonly string[];
}

/** How much of a battle is copied: its lines, the sum of the last, and a hash of its row. */
export interface CopiedBattle {
  readonly length: number;
  readonly sum: number;
  readonly row: number;
}

/** Armies, settings and what the app remembers. */
export interface Others {
  readonly armies: readonly ArmyRow[];
  readonly settings: readonly ValueRow[];
  readonly meta: readonly ValueRow[];
}
