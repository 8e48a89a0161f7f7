import { own } from '#/core/records';
import { fail, ok, type Result } from '#/core/result';
import type { Battle, Contingent, Unit, UnitId } from './battle';
import type { Effect } from './effect';
import { invalid, type Refusal } from './rule';

/** What a command would do: the lines that the player sees before anything is applied. */
export interface Outcome {
  readonly effects: readonly Effect[];
  /** AL-9: units whose own result already says what they get from this. */
  readonly engaged?: readonly UnitId[];
}

export type Verdict = Result<Outcome, Refusal>;

export const accept = (effects: readonly Effect[], engaged?: readonly UnitId[]): Verdict =>
  ok(engaged ? { effects, engaged } : { effects });

export const refuse = (refusal: Refusal): Verdict => fail(refusal);

export function unitOf(battle: Battle, id: string): Result<Unit, Refusal> {
  const unit = own(battle.units, id);
  return unit ? ok(unit) : fail(invalid(`There is no unit "${id}" in this battle.`));
}

export function contingentOf(battle: Battle, id: string): Result<Contingent, Refusal> {
  const contingent = own(battle.contingents, id);
  return contingent
    ? ok(contingent)
    : fail(invalid(`There is no contingent "${id}" in this battle.`));
}

/** The units of a contingent or of a whole side that are still on the table, in their order of acting (ORG-4). */
export const unitsOf = (battle: Battle, contingent: Contingent): readonly Unit[] =>
  contingent.units.flatMap((id) => battle.units[id] ?? []).filter((unit) => unit.lost === null);
