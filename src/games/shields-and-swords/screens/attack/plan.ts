import {
  type Attack,
  type AttackOrder,
  attackOf,
  type Battle,
  bestOf,
  isHere,
  isHorse,
  mayAttack,
  mayBeAttacked,
  modifiersOf,
  primaryOf,
  type Unit,
  type UnitId,
  unitsIn,
  valuesOf,
} from '../../rules';

/** An attack that is being put together. */
export interface Plan {
  readonly target: UnitId | null;
  readonly attackers: readonly UnitId[];
  /** COMB-4: the player's pick among equals; null while it is found by itself. */
  readonly primary: UnitId | null;
  readonly downhill: boolean;
  readonly trench: boolean;
  /** The card's modifiers that apply, by their place. */
  readonly modifiers: readonly number[];
  /** Those are offered too whom the rules are against. */
  readonly everybody: boolean;
}

export const newPlan = (target: UnitId | null, attackers: readonly UnitId[]): Plan => ({
  target,
  attackers,
  primary: null,
  downhill: false,
  trench: false,
  modifiers: [],
  everybody: false,
});

/** COMB-2: enemies that can be attacked. */
export const targetsFor = (battle: Battle, { everybody }: Plan): readonly Unit[] =>
  Object.values(battle.units).filter(
    (unit) =>
      unit.side !== battle.active && isHere(unit) && (everybody || mayBeAttacked(unit) === null),
  );

/** COMB-2, COMB-3: who could join those that are in it already. */
export function attackersFor(battle: Battle, { attackers, everybody }: Plan): readonly Unit[] {
  const [first] = unitsIn(battle, attackers);
  return Object.values(battle.units).filter((unit) => {
    if (unit.side !== battle.active || !isHere(unit)) return false;
    if (everybody || attackers.includes(unit.id)) return true;
    const joins =
      !first || (unit.wing === first.wing && isHorse(unit.type) === isHorse(first.type));
    return joins && mayAttack(battle, unit) === null;
  });
}

/** COMB-4: those of the best class; where there are several the player picks. */
export const primaries = (battle: Battle, { attackers }: Plan): readonly Unit[] =>
  bestOf(unitsIn(battle, attackers).map((unit) => ({ unit, class: valuesOf(unit).class }))).map(
    ({ unit }) => unit,
  );

/** The order that the plan comes to, without the die; null while somebody is missing. */
export function orderOf(battle: Battle, plan: Plan): AttackOrder | null {
  const { target, attackers, downhill, trench, modifiers } = plan;
  if (target === null || attackers.length === 0) return null;
  const primary = primaryIn(battle, plan);
  return {
    target,
    attackers,
    ...(primary && { primary: primary.id }),
    ...(downhill && { downhill }),
    ...(trench && { trench }),
    ...(modifiers.length > 0 && { modifiers }),
  };
}

export function primaryIn(battle: Battle, { attackers, primary }: Plan): Unit | undefined {
  const [first, ...others] = unitsIn(battle, attackers);
  if (!first) return undefined;
  const named = primary !== null && attackers.includes(primary) ? primary : undefined;
  return primaryOf([first, ...others], named);
}

/** The same as the calculator wants it. */
export function reckoned(battle: Battle, plan: Plan): Attack | null {
  const target = plan.target === null ? undefined : battle.units[plan.target];
  const primary = primaryIn(battle, plan);
  const modifiers = modifiersOf(battle, plan.modifiers);
  if (!target || !primary || !modifiers.ok) return null;
  const participants = unitsIn(battle, plan.attackers).filter((unit) => unit !== primary);
  return attackOf(battle, plan, { target, primary, participants }, modifiers.value);
}
