import type * as core from '#/core/sheet';
import type { Figures } from '../rules/figures';
import type { Options } from '../rules/options';
import type { RuleId } from '../rules/rule';
import type { CombatClass, Phase, UnitType } from '../rules/words';
import type { Facts } from './facts';

/** The calculators that a row or a cell can open; each is a page under /tools. */
export type Calculator = 'attack' | 'fire' | 'integrity' | 'victory' | 'dice';

export interface Row extends core.Row {
  readonly rules: readonly RuleId[];
  readonly option?: keyof Options;
  readonly when?: Facts;
  readonly calculator?: Calculator;
}

/** A cell of the matrix or of the results table, and the attack that it stands for. */
export interface Cell extends core.Cell {
  readonly when: AttackFacts;
}

export interface AttackFacts {
  readonly primary?: UnitType;
  readonly target?: UnitType;
  readonly class?: CombatClass;
  readonly roll?: number;
}

export interface Table extends core.Table {
  readonly rows: readonly Row[];
  readonly grid?: core.Grid<Cell>;
}

export interface Entry extends core.Entry {
  readonly phases: readonly Phase[];
  readonly calculator?: Calculator;
  readonly tables: readonly Table[];
}

/** The sheet as a battle reads it: its options, and the figures as its card has them. */
export type EntryFor = (options: Options, figures: Figures) => Entry;
