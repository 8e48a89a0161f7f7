import type { Battle, Unit } from '../battle';
import { isFoughtAtOnce, opponentsOf } from '../fights';
import { mayBeBlocked, mayCharge, mayFight, mustCharge } from '../may';
import type { Side } from '../words';
import { flightTasks, unpursued } from './flight';
import { sidesInOrder, unitsOfSide } from './order';
import { type Guide, type Task, unitTask } from './task';

export const combatTasks = (battle: Battle, units: readonly Unit[]): Guide => {
  const flights = flightTasks(battle, units);
  const declarations = sidesInOrder(battle).flatMap((side) => declaration(battle, side));
  return {
    due: [
      ...flights.due,
      ...units.flatMap((unit) => unpursued(battle, unit)),
      ...units.flatMap((unit) => mustChargeTask(battle, unit)),
      ...declarations.filter(({ begun }) => !begun).map(({ task }) => task),
      ...units.flatMap((unit) => fightTask(battle, unit)),
    ],
    open: [
      ...flights.open,
      ...declarations.filter(({ begun }) => begun).map(({ task }) => task),
      ...units.flatMap((unit) => noRoom(battle, unit)),
    ],
  };
};

const NAMED = 3;
const listed = (units: readonly Unit[]): string => {
  const more = units.length - NAMED;
  const names = units.slice(0, NAMED).map(({ name }) => name);
  return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

/** CHG-1: who may charge declares before anybody fights; `begun`: it has declared some, or the fighting is on. */
function declaration(battle: Battle, side: Side): { task: Task; begun: boolean }[] {
  const units = unitsOfSide(battle, side);
  const may = units.filter(
    (unit) => !unit.inCombat && mayCharge(battle, unit) === null && !mustCharge(battle, unit),
  );
  if (may.length === 0 || battle.passed.includes(side)) return [];
  const begun =
    units.some(({ thisTurn }) => thisTurn.charge !== null) ||
    Object.values(battle.units).some(({ thisTurn }) => thisTurn.fought);
  return [
    {
      begun,
      task: {
        text: `Declare charges: ${listed(may)}`,
        rule: 'CHG-1',
        tool: 'charge',
        side,
        answer: { word: begun ? 'No more' : 'None', command: { type: 'pass', side } },
      },
    },
  ];
}

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

function fightTask(battle: Battle, unit: Unit): Task[] {
  const { charge, fought } = unit.thisTurn;
  const fights = !fought && (unit.inCombat || charge === 'charges');
  return fights && !isFoughtAtOnce(battle, unit) && hasOpponent(battle, unit)
    ? [unitTask(unit, 'fights', 'COMB-5', 'combat')]
    : [];
}

const mustChargeTask = (battle: Battle, unit: Unit): Task[] =>
  !isFoughtAtOnce(battle, unit) && !unit.inCombat && mustCharge(battle, unit)
    ? [unitTask(unit, 'must charge an enemy within 2″', 'AL-8', 'charge')]
    : [];
