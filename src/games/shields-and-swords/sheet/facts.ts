import { type Unit, type UnitType, valuesOf } from '../rules';

/** What a unit must be for a row to apply to it. Every fact given has to hold. */
export interface Facts {
  readonly type?: readonly UnitType[];
  readonly suppressed?: boolean;
  readonly inShieldWall?: boolean;
  /** It has a fire factor on the side that lies up. */
  readonly fires?: boolean;
}

const same = <T>(wanted: T | undefined, actual: T): boolean =>
  wanted === undefined || wanted === actual;

export const applies = (facts: Facts, unit: Unit): boolean =>
  facts.type?.includes(unit.type) !== false &&
  same(facts.suppressed, unit.suppressed) &&
  same(facts.inShieldWall, unit.inShieldWall) &&
  same(facts.fires, valuesOf(unit).fireFactor !== null);
