import { type Battle, fullSteps, type Unit, type Wing } from './battle';
import { figuresOf, type Values } from './card';
import type { Fighter } from './rolls/attack';
import { isHorse, type PrintedClass, type Side } from './words';

/** On the map: it has come and is not eliminated. */
export const isHere = (unit: Unit): boolean => unit.arrived && unit.steps > 0;

/** UNIT-4: its first loss has turned it over. */
export const isReduced = (unit: Unit): boolean => unit.steps < fullSteps(unit);

/** UNIT-7: the values on the side that lies up. */
export const valuesOf = (unit: Unit): Values =>
  unit.reverse && isReduced(unit) ? unit.reverse : unit.front;

/** SW-1: foot without a fire factor. */
export const formsShieldWall = (unit: Unit): boolean =>
  !isHorse(unit.type) && valuesOf(unit).fireFactor === null;

export const unitsOfWing = (battle: Battle, wing: Wing): readonly Unit[] =>
  Object.values(battle.units).filter((unit) => unit.wing === wing.id);

/** Those of its units that are on the map. */
export const unitsHere = (battle: Battle, wing: Wing): readonly Unit[] =>
  unitsOfWing(battle, wing).filter(isHere);

export const wingsOf = (battle: Battle, side: Side): readonly Wing[] =>
  Object.values(battle.wings).filter((wing) => wing.side === side);

/** What everybody may know of a counter. */
export interface SeenUnit {
  readonly class: PrintedClass;
  readonly fireFactor: number | null;
  readonly steps: number;
  readonly fullSteps: number;
  /** UNIT-6: null before it is flipped (OPT-REVERSE), and for a unit of one step. */
  readonly reduced: Values | null;
  /** Null while nobody may know. */
  readonly crown: boolean | null;
}

/**
 * UNIT-6, OPT-REVERSE: the back of a counter is seen once it lies up. An eliminated unit shows its
 * crown, because its points do (VP-3); the values on its back stay unknown.
 */
export function seenUnit({ options }: Battle, unit: Unit): SeenUnit {
  const open = options.reverse === 'shown' || (isReduced(unit) && unit.steps > 0);
  return {
    ...(unit.steps > 0 ? valuesOf(unit) : unit.front),
    steps: unit.steps,
    fullSteps: fullSteps(unit),
    reduced: open ? unit.reverse : null,
    crown: open || unit.steps === 0 || unit.reverse === null ? unit.crown : null,
  };
}

/** A unit as an attack sees it; its crown counts only when it is seen. */
export function fighterOf(battle: Battle, unit: Unit): Fighter {
  const { class: combatClass, steps, fullSteps: full, crown } = seenUnit(battle, unit);
  return {
    name: unit.name,
    type: unit.type,
    class: combatClass,
    steps,
    fullSteps: full,
    suppressed: unit.suppressed,
    inShieldWall: unit.inShieldWall,
    points: battle.card.victory.points[unit.type] + (crown ? figuresOf(battle.card).crown : 0),
  };
}
