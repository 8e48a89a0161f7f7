import { fail, ok, type Result } from '#/core/result';
import type { Battle, Unit } from './battle';
import type { CombatOrder, CombatPlace, Volley } from './command';
import { chargedWith, isFoughtAtOnce, lockedWith } from './fights';
import { hasLeader } from './leaders';
import { unitOf } from './outcome';
import type { Combat, Fighter } from './rolls/fighter';
import type { Shooting } from './rolls/missiles';
import { invalid, type Refusal } from './rule';
import { SIDES, type Side } from './words';

/** What the battle knows of a unit that goes into combat; the players switch the rest. */
export const placeOf = (battle: Battle, unit: Unit): CombatPlace => ({
  unit: unit.id,
  engagedStands: unit.stands,
  flankSupports: 0,
  charged: unit.thisTurn.charge === 'charges',
  followingUp: unit.followingUp,
  inspired:
    unit.supernumeraries.includes('heroicChampion') ||
    unit.supernumeraries.includes('battleStandard'),
  fromFlankOrRear: false,
  worseGround: false,
  leaderFighting: hasLeader(battle, unit),
});

/** An order for these units, by what the battle knows. */
export function orderOf(
  battle: Battle,
  units: Readonly<Record<Side, readonly Unit[]>>,
): CombatOrder {
  const red = units.red.map((unit) => placeOf(battle, unit));
  const black = units.black.map((unit) => placeOf(battle, unit));
  return { red, black, charge: [...red, ...black].some((place) => place.charged) };
}

/** COMB-6: the fight that this unit is locked in, or that a charge brings about; otherwise the enemy if only one can be meant. */
export function fightOf(battle: Battle, unit: Unit): CombatOrder {
  // CHG-4: whom pursuers run into fights again.
  const again = isFoughtAtOnce(battle, unit);
  const locked = lockedWith(battle, unit).filter(({ thisTurn }) => again || !thisTurn.fought);
  const charged = chargedWith(battle, unit);
  const all =
    locked.length > 0
      ? locked
      : charged.length > 0
        ? charged
        : [unit, ...likelyEnemy(battle, unit)];
  return orderOf(battle, {
    red: all.filter(({ side }) => side === 'red'),
    black: all.filter(({ side }) => side === 'black'),
  });
}

const likelyEnemy = (battle: Battle, { side, thisTurn }: Unit): readonly Unit[] => {
  const enemies = Object.values(battle.units).filter(
    (each) => each.side !== side && each.lost === null,
  );
  // A charger has chosen his enemy himself; who stands is met by those who charge.
  const coming =
    thisTurn.charge === 'charges'
      ? []
      : enemies.filter((each) => !each.thisTurn.fought && each.thisTurn.charge === 'charges');
  const meant = coming.length > 0 ? coming : enemies;
  return meant.length === 1 ? meant : [];
};

/** The combat of an order, ready for dice and odds. */
export function combatOf(battle: Battle, order: CombatOrder): Result<Combat, Refusal> {
  const fighters: Record<Side, Fighter[]> = { red: [], black: [] };
  for (const side of SIDES) {
    for (const place of order[side]) {
      const unit = unitOf(battle, place.unit);
      if (!unit.ok) return unit;
      if (unit.value.side !== side)
        return fail(invalid(`${unit.value.name} does not fight for ${side}.`, 'COMB-5'));
      fighters[side].push(fighterOf(unit.value, place));
    }
  }
  return ok({ ...fighters, charge: order.charge, refight: false, options: battle.options });
}

const fighterOf = (unit: Unit, place: CombatPlace): Fighter => ({
  id: unit.id,
  name: unit.name,
  grade: unit.grade,
  level: unit.level,
  dps: unit.dps,
  stands: unit.stands,
  formed: unit.formed,
  retinue: unit.kind === 'retinue',
  fightsToDeath: unit.fightsToDeath,
  engagedStands: place.engagedStands,
  flankSupports: place.flankSupports,
  charged: place.charged,
  followingUp: place.followingUp,
  inspired: place.inspired,
  fromFlankOrRear: place.fromFlankOrRear,
  worseGround: place.worseGround,
  leaderFighting: place.leaderFighting,
});

/** A volley, ready for dice and odds. */
export const shootingOf = (
  battle: Battle,
  { shooters, skilledArcher, cover }: Omit<Volley, 'faces'>,
  { level, dps, stands, kind }: Unit,
): Shooting => ({
  stands: shooters.reduce((sum, each) => sum + each.stands, 0),
  skilledArchers: Number(skilledArcher),
  target: { level, dps, stands, retinue: kind === 'retinue', inCover: cover },
  options: battle.options,
});
