import type { Options } from '../rules/options';
import type { RuleId } from '../rules/rule';
import type { Phase } from '../rules/words';
import type { Facts } from './facts';

/** The calculators that a row can open; each is a page under /tools. */
export type Calculator =
  | 'movement'
  | 'missiles'
  | 'charge'
  | 'combat'
  | 'control'
  | 'risk'
  | 'lost-retinue'
  | 'duel'
  | 'refusal'
  | 'gods'
  | 'initiative'
  | 'deployment'
  | 'leader-points'
  | 'free-hack'
  | 'rest'
  | 'morale'
  | 'dice';

/** One line of a table: the figure or name that the eye looks for, and what it means. */
export interface Row {
  readonly key: string;
  readonly text: string;
  readonly rules: readonly RuleId[];
  /** What this project decided where both sources are silent or unclear. */
  readonly rulings?: readonly string[];
  /** The option that this row's figure hangs on. */
  readonly option?: keyof Options;
  /** The units it applies to; also what its calculator is filled in with. */
  readonly when?: Facts;
  /** A roll of its own, where the entry's is another or there is none. */
  readonly calculator?: Calculator;
}

export interface Table {
  /** Names the table where an entry has several. */
  readonly title?: string;
  readonly rows: readonly Row[];
}

export interface Entry {
  /** Its place in addresses: /sheet/<id>. */
  readonly id: string;
  readonly title: string;
  /** For chips and narrow places. */
  readonly short: string;
  /** The phases in which it comes first. */
  readonly phases: readonly Phase[];
  readonly calculator?: Calculator;
  readonly tables: readonly Table[];
}

export type EntryFor = (options: Options) => Entry;
