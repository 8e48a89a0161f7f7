import type { Glance } from '#/core/kernel';
import type { RuleEntries } from '#/core/sheet';
import type { ImportReader } from '#/store/import/importReader';
import type { BattleRow } from '#/store/rows';
import type { OnDemand } from '#/ui/onDemand';

/** A battle that can be begun with one tap. */
export interface ReadyBattle {
  readonly id: string;
  readonly name: string;
  readonly sides: readonly [string, string];
}

/** A battle that is about to begin. */
export interface BattleDraft {
  readonly name: string;
  readonly setup: unknown;
  /** Of the setup: docs/upgrades.md. */
  readonly format: number;
}

/** What lies beside a sheet's page. */
export interface SheetModule {
  /** How many of its tables answer a query: for whoever reads another game's sheet. */
  countTables(query: string): number;
  /** What it says of one rule: for a code that is tapped anywhere in the game. */
  readRule(rule: string): RuleEntries;
}

/**
 * All that the app may know of a game. It is part of every first visit, so it says where things are
 * and brings nothing along: each page is loaded when it is opened.
 */
export interface Game {
  /** In stored rows and in addresses; it never changes. */
  readonly id: string;
  readonly name: string;
  /** In a line, for whoever chooses between games. */
  readonly summary: string;
  readonly readyBattles: readonly [ReadyBattle, ...ReadyBattle[]];
  draftOf(readyBattle: string): Promise<BattleDraft>;
  /** A stored battle on its board. */
  readonly Board: OnDemand<{ readonly row: BattleRow }>;
  /** Opens a battle that its board is about to show. */
  openBattle(id: string): Promise<unknown>;
  /** How a stored battle stands, for a list. */
  glance(row: BattleRow): Promise<Glance>;
  readonly pages: {
    readonly newBattle: OnDemand<object>;
    readonly sheet: OnDemand<object, SheetModule>;
    readonly tools: OnDemand<object>;
    readonly tool: OnDemand<object>;
    /** Left out by a game that keeps no armies apart from its battles; `army` then too. */
    readonly armies?: OnDemand<object>;
    readonly army?: OnDemand<object>;
  };
  /** Its parts of the More page. */
  readonly Options: OnDemand<object>;
  readonly About: OnDemand<object>;
  /** What imports are checked by, loaded when something comes from outside. */
  imports(): Promise<ImportReader>;
}
