import type * as core from '#/core/sheet';
import type { Options } from '../rules/options';
import type { RuleId } from '../rules/rule';
import type { Phase } from '../rules/words';

/** The calculators that a row can open. */
export type Calculator = 'attack' | 'dice';

export interface Row extends core.Row {
  readonly rules: readonly RuleId[];
  readonly option?: keyof Options;
  readonly calculator?: Calculator;
}

export interface Table extends core.Table {
  readonly rows: readonly Row[];
}

export interface Entry extends core.Entry {
  readonly phases: readonly Phase[];
  readonly calculator?: Calculator;
  readonly tables: readonly Table[];
}

export type EntryFor = (options: Options) => Entry;
