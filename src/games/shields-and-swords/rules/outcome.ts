import { own } from '#/core/records';
import { holds, type Terms } from '#/core/refusal';
import { fail, ok, type Result } from '#/core/result';
import type { Battle, Unit, Wing } from './battle';
import type { Effect } from './effect';
import { invalid, type Refusal } from './rule';

/** What a command would do, line by line, or why it is not done. */
export type Verdict = Result<readonly Effect[], Refusal>;

export const accept = (effects: readonly Effect[]): Verdict => ok(effects);
export const refuse = (refusal: Refusal): Verdict => fail(refusal);

/** The first of several bars that holds: nonsense is not hidden by a rule that the players set aside. */
export const barred = (bars: readonly (Refusal | null)[], terms: Terms): Refusal | null =>
  bars.find((bar) => holds(bar, terms)) ?? null;

export function unitOf(battle: Battle, id: string): Result<Unit, Refusal> {
  const unit = own(battle.units, id);
  return unit ? ok(unit) : fail(invalid(`There is no unit "${id}" in this battle.`));
}

export function unitsFrom(battle: Battle, ids: readonly string[]): Result<Unit[], Refusal> {
  const units: Unit[] = [];
  for (const id of ids) {
    const unit = unitOf(battle, id);
    if (!unit.ok) return unit;
    units.push(unit.value);
  }
  return new Set(ids).size === ids.length
    ? ok(units)
    : fail(invalid('A unit is named more than once.'));
}

export function wingOf(battle: Battle, id: string): Result<Wing, Refusal> {
  const wing = own(battle.wings, id);
  return wing ? ok(wing) : fail(invalid(`There is no wing "${id}" in this battle.`));
}
