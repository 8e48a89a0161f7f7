import { currentFormat, type Upgrade } from '#/core/upgrade';
import { type Options, QUICK_SHEET, RULEBOOK } from '../rules/options';

/** Options kept before one was added: what is missing is the rulebook's where all the rest is, otherwise the quick sheet's. */
export function completeOptions(stored: Partial<Options>): Options {
  const keys = Object.keys(stored) as (keyof Options)[];
  const follows = (preset: Options) => keys.every((key) => stored[key] === preset[key]);
  const missing = follows(RULEBOOK) && !follows(QUICK_SHEET) ? RULEBOOK : QUICK_SHEET;
  return { ...missing, ...stored };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const complete = (options: unknown): unknown =>
  isObject(options) ? completeOptions(options) : options;

/** The same with its options complete, if it has any. */
const withOptions = (holder: unknown): unknown =>
  isObject(holder) && 'options' in holder
    ? { ...holder, options: complete(holder.options) }
    : holder;

/** One step for each format of what this game stores, oldest first. docs/upgrades.md tells when to add one. */
export const UPGRADES: readonly Upgrade[] = [
  // 2: the option `halt` (OPT-HALT), events of the kind `fight` (COMB-6), which way a unit
  // went last (CTRL-3), contingents said to be in line (CTRL-1), sides that have passed (MISS-4, CHG-1),
  // shocks by those who come on (DP-3), the battle line of a side (ORG-4), several who
  // rest or stand at once, whom a charge goes for (CHG-2), dice of which only the hits were said, at whom a unit
  // has shot (MISS-1).
  {
    setup: withOptions,
    command: withOptions,
    event: (event) =>
      isObject(event) && 'set' in event ? { ...event, set: withOptions(event.set) } : event,
    settings: { 'shieldwall.options': complete },
  },
];

export const FORMAT = currentFormat(UPGRADES);
