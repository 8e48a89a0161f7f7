import type * as core from '#/core/sheet';
import type { Options } from '../rules/options';
import type { RuleId } from '../rules/rule';
import type { ToolId } from '../rules/tools';
import type { Phase } from '../rules/words';
import type { Facts } from './facts';

export interface Row extends core.Row {
  readonly rules: readonly RuleId[];
  readonly option?: keyof Options;
  readonly when?: Facts;
  readonly calculator?: ToolId;
}

export interface Table extends core.Table {
  readonly rows: readonly Row[];
}

export interface Entry extends core.Entry {
  readonly phases: readonly Phase[];
  readonly calculator?: ToolId;
  readonly tables: readonly Table[];
}

export type EntryFor = (options: Options) => Entry;
