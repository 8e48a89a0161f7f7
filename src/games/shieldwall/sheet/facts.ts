import type { Unit } from '../rules/battle';
import type { Grade, Level, Supernumerary, UnitKind } from '../rules/words';

/** What the sheet knows of the unit that the players look at. */
export type ChosenUnit = Pick<
  Unit,
  | 'id'
  | 'name'
  | 'kind'
  | 'grade'
  | 'level'
  | 'dps'
  | 'formed'
  | 'course'
  | 'inCombat'
  | 'followingUp'
  | 'fightsToDeath'
  | 'supernumeraries'
>;

/** What a unit must be for a row to apply to it. Every fact given has to hold. */
export interface Facts {
  readonly level?: readonly Level[];
  readonly grade?: readonly Grade[];
  readonly kind?: UnitKind;
  readonly formed?: boolean;
  readonly dpsFrom?: number;
  /** Unformed, or this many DPs: CHG-2 counts either once. */
  readonly disordered?: number;
  readonly course?: Unit['course'];
  readonly inCombat?: boolean;
  readonly followingUp?: boolean;
  readonly fightsToDeath?: boolean;
  readonly has?: readonly Supernumerary[];
}

/** A fact that is not asked for always fits. */
const fits = (test: boolean | undefined): boolean => test !== false;
const same = <T>(wanted: T | undefined, actual: T): boolean =>
  wanted === undefined || wanted === actual;

export const applies = (facts: Facts, unit: ChosenUnit): boolean =>
  fits(facts.level?.includes(unit.level)) &&
  fits(facts.grade?.includes(unit.grade)) &&
  fits(facts.has?.some((each) => unit.supernumeraries.includes(each))) &&
  unit.dps >= (facts.dpsFrom ?? 0) &&
  (facts.disordered === undefined || !unit.formed || unit.dps >= facts.disordered) &&
  same(facts.kind, unit.kind) &&
  same(facts.formed, unit.formed) &&
  same(facts.course, unit.course) &&
  same(facts.inCombat, unit.inCombat) &&
  same(facts.followingUp, unit.followingUp) &&
  same(facts.fightsToDeath, unit.fightsToDeath);
