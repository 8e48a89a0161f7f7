import { own } from '#/core/records';
import { fail, ok, type Result } from '#/core/result';
import type { Battle, Unit } from './battle';
import type { Event } from './event';
import { invalid, type Refusal } from './rule';

/** What a command would do: the lines that the player sees, and may decline, before anything is applied. */
export interface Outcome {
  readonly effects: readonly Event[];
}

export type Verdict = Result<Outcome, Refusal>;

export const accept = (effects: readonly Event[]): Verdict => ok({ effects });

export const refuse = (refusal: Refusal): Verdict => fail(refusal);

export function unitOf(battle: Battle, id: string): Result<Unit, Refusal> {
  const unit = own(battle.units, id);
  return unit ? ok(unit) : fail(invalid(`There is no unit "${id}" in this battle.`));
}

/** All of these units, each named once. */
export function unitsNamed(
  battle: Battle,
  ids: readonly string[],
): Result<readonly Unit[], Refusal> {
  const units: Unit[] = [];
  for (const id of ids) {
    const unit = unitOf(battle, id);
    if (!unit.ok) return unit;
    if (units.includes(unit.value)) return fail(invalid(`${unit.value.name} is named twice.`));
    units.push(unit.value);
  }
  return ok(units);
}
