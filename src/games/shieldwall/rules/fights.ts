import type { Battle, Fight, Unit, UnitId } from './battle';
import type { Course } from './words';

/** COMB-6, AFTER-8: who is locked with whom, and who runs from whom. `battle.fights` is read here and nowhere else. */

export const flees = ({ course }: { readonly course: Course }): boolean =>
  course === 'retiring' || course === 'broken';

const enemiesOf = (battle: Battle, unit: Unit): readonly Unit[] =>
  battle.fights
    .filter((fight) => fight.units.includes(unit.id))
    .flatMap((fight) => fight.units.flatMap((id) => battle.units[id] ?? []))
    .filter((each) => each.side !== unit.side && each.lost === null);

/** The enemies in contact with this unit. */
export const opponentsOf = (battle: Battle, unit: Unit): readonly Unit[] =>
  unit.inCombat ? enemiesOf(battle, unit).filter((each) => each.inCombat) : [];

/** The enemies who run from this pursuer. */
export const preyOf = (battle: Battle, unit: Unit): readonly Unit[] =>
  unit.course === 'pursuing' && !unit.inCombat ? enemiesOf(battle, unit).filter(flees) : [];

/** AFTER-3, AFTER-8: those of them whom its move reaches: it is at least as long, the nearest first. */
export const outpacedBy = (battle: Battle, unit: Unit): readonly Unit[] => {
  const reach = unit.thisTurn.moved;
  return preyOf(battle, unit)
    .filter(({ thisTurn: { moved } }) => moved !== null && reach !== null && moved <= reach)
    .sort((a, b) => (a.thisTurn.moved ?? 0) - (b.thisTurn.moved ?? 0));
};

/** The enemies who run after this unit. */
export const pursuersOf = (battle: Battle, unit: Unit): readonly Unit[] =>
  flees(unit)
    ? enemiesOf(battle, unit).filter((each) => each.course === 'pursuing' && !each.inCombat)
    : [];

/** All who are locked in one fight with this unit, itself among them. */
export const lockedWith = (battle: Battle, unit: Unit): readonly Unit[] => {
  const ids = new Set(
    battle.fights.filter((fight) => fight.units.includes(unit.id)).flatMap(({ units }) => units),
  );
  return Object.values(battle.units).filter((each) => ids.has(each.id) && each.inCombat);
};

/** CHG-2: those whom charges of this turn bring together with this unit, itself among them, and who have not fought. */
export const chargedWith = (battle: Battle, unit: Unit | undefined): readonly Unit[] => {
  if (!unit) return [];
  const ids = new Set(
    battle.fights.filter((fight) => fight.units.includes(unit.id)).flatMap(({ units }) => units),
  );
  const all = Object.values(battle.units).filter(
    ({ id, lost, inCombat, thisTurn }) =>
      ids.has(id) && lost === null && !inCombat && !thisTurn.fought,
  );
  return all.some(({ thisTurn }) => thisTurn.charge === 'charges') &&
    new Set(all.map(({ side }) => side)).size > 1
    ? all
    : [];
};

/** CHG-4: a pursuer in contact has run into new enemies, whom it fights at once. */
export const hasRunInto = ({ course, inCombat }: Unit): boolean =>
  course === 'pursuing' && inCombat;

/** CHG-4: a fight that pursuers began is fought at once, in whatever phase. */
export const isFoughtAtOnce = (battle: Battle, unit: Unit): boolean =>
  lockedWith(battle, unit).some(hasRunInto);

/** AFTER-7: the winners who would follow this unit, and who stay with it if it cannot go. */
export const victorsOver = (battle: Battle, unit: Unit): readonly Unit[] =>
  enemiesOf(battle, unit).filter(
    ({ course, inCombat, followingUp, thisTurn }) =>
      followingUp || (course === 'pursuing' && !inCombat && thisTurn.moved === null),
  );

/** AFTER-8: the broken units that nobody runs after any more once this one does not. */
export const shakenOff = (battle: Battle, pursuer: Unit): readonly Unit[] =>
  preyOf(battle, pursuer).filter(
    (prey) =>
      prey.course === 'broken' &&
      pursuersOf(battle, prey).every(
        ({ id, thisTurn }) => id === pursuer.id || thisTurn.reached === 'nobody',
      ),
  );

/**
 * These units meet. Whoever is locked with one of them is in this fight too; the fights that they
 * were in otherwise, they leave.
 */
export function meet(battle: Battle, units: readonly UnitId[]): readonly Fight[] {
  const isLocked = (id: UnitId): boolean => battle.units[id]?.inCombat ?? false;
  const drawnIn = battle.fights
    .filter((fight) => fight.units.some((id) => units.includes(id) && isLocked(id)))
    .flatMap((fight) => fight.units.filter(isLocked));
  const all = [...new Set([...units, ...drawnIn])];
  return [...keep(battle, (unit) => !all.includes(unit.id)), { units: all }];
}

/** What is left of the fights when a turn ends: who is locked, who runs and who runs after them. */
export const goingOn = (battle: Battle): readonly Fight[] =>
  keep(battle, (unit) => unit.lost === null && (unit.inCombat || unit.course !== 'steady'));

/** The fights of these units alone; a fight needs two sides. */
const keep = (battle: Battle, stays: (unit: Unit) => boolean): readonly Fight[] =>
  battle.fights.flatMap((fight) => {
    const units = fight.units.flatMap((id) => battle.units[id] ?? []).filter(stays);
    return new Set(units.map(({ side }) => side)).size > 1
      ? [{ units: units.map(({ id }) => id) }]
      : [];
  });
