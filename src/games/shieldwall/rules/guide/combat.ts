import type { Battle, Unit } from '../battle';
import { isFoughtAtOnce, opponentsOf } from '../fights';
import { mayBeBlocked, mayFight, mustCharge } from '../may';
import { flightTasks, unpursued } from './flight';
import { type Guide, type Task, unitTask } from './task';

export const combatTasks = (battle: Battle, units: readonly Unit[]): Guide => {
  const flights = flightTasks(battle, units);
  return {
    due: [
      ...flights.due,
      ...units.flatMap((unit) => [...unpursued(battle, unit), ...combatTask(battle, unit)]),
    ],
    open: [...flights.open, ...units.flatMap((unit) => noRoom(battle, unit))],
  };
};

/** AFTER-1: who fell back is asked whether it could. */
const noRoom = (battle: Battle, unit: Unit): Task[] =>
  unit.course === 'steady' && mayBeBlocked(battle, unit) === null
    ? [unitTask(unit, 'falls back: is there room?', 'AFTER-1', 'unit')]
    : [];

/** A charger whose enemies are all gone, or have fought, has nobody left to fight. */
function hasOpponent(battle: Battle, unit: Unit): boolean {
  const locked = opponentsOf(battle, unit);
  const enemies =
    locked.length > 0
      ? locked
      : Object.values(battle.units).filter((each) => each.side !== unit.side);
  return enemies.some((enemy) => mayFight(battle, enemy) === null);
}

function combatTask(battle: Battle, unit: Unit): Task[] {
  const { charge, fought } = unit.thisTurn;
  if (isFoughtAtOnce(battle, unit)) return [];
  if (!fought && (unit.inCombat || charge === 'charges'))
    return hasOpponent(battle, unit) ? [unitTask(unit, 'fights', 'COMB-5', 'combat')] : [];
  return mustCharge(battle, unit)
    ? [unitTask(unit, 'must charge an enemy within 2″', 'AL-8', 'charge')]
    : [];
}
