import { agree } from '../agree';
import type { Battle, Unit, UnitId } from '../battle';
import { isFoughtAtOnce, opponentsOf } from '../fights';
import { mayBeBlocked, mayCharge, mayFight, mustCharge } from '../may';
import { fightOf } from '../orders';
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
      ...fightTasks(battle, units),
    ],
    open: [
      ...flights.open,
      ...declarations.filter(({ begun }) => begun).map(({ task }) => task),
      ...units.flatMap((unit) => noRoom(battle, unit)),
    ],
  };
};

const NAMED = 3;
/** A few by their names; of many the number: the row has two buttons beside it. */
const listed = (units: readonly Unit[]): string =>
  units.length > NAMED ? ` (${units.length} may)` : `: ${units.map(({ name }) => name).join(', ')}`;

/** CHG-1: both sides declare before anybody tests; `begun`: tests have been thrown, or the fighting is on. */
function declaration(battle: Battle, side: Side): { task: Task; begun: boolean }[] {
  const units = unitsOfSide(battle, side);
  const may = units.filter(
    (unit) => !unit.inCombat && mayCharge(battle, unit) === null && !mustCharge(battle, unit),
  );
  if (may.length === 0 || battle.passed.includes(side)) return [];
  const begun = Object.values(battle.units).some(
    ({ thisTurn }) => thisTurn.charge !== null || thisTurn.fought,
  );
  return [
    {
      begun,
      task: {
        text: `Declare charges${listed(may)}`,
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
    ? [unitTask(unit, 'fall{s|} back: is there room?', 'AFTER-1', 'unit')]
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

/** COMB-5: one row a fight, told from the unit that acts first. */
function fightTasks(battle: Battle, units: readonly Unit[]): Task[] {
  const told = new Set<UnitId>();
  return units.flatMap((unit) => {
    const { charge, fought } = unit.thisTurn;
    if (told.has(unit.id) || fought || isFoughtAtOnce(battle, unit)) return [];
    if (!unit.inCombat && charge !== 'charges') return [];
    if (!hasOpponent(battle, unit)) return [];
    const { red, black } = fightOf(battle, unit);
    const names = (places: readonly { readonly unit: UnitId }[]) =>
      places.flatMap((place) => battle.units[place.unit]?.name ?? []).join(', ');
    for (const place of [...red, ...black]) told.add(place.unit);
    const [own, enemies] = unit.side === 'red' ? [red, black] : [black, red];
    if (enemies.length === 0) return [unitTask(unit, 'fight{s|}', 'COMB-5', 'combat')];
    const task = unitTask(unit, '', 'COMB-5', 'combat');
    const text =
      own.length > 1
        ? `${names(own)} fight ${names(enemies)}`
        : agree(names(own), `fight{s|} ${names(enemies)}`);
    return [{ ...task, text }];
  });
}

const mustChargeTask = (battle: Battle, unit: Unit): Task[] =>
  !isFoughtAtOnce(battle, unit) && !unit.inCombat && mustCharge(battle, unit)
    ? [unitTask(unit, 'must charge an enemy within 2″', 'AL-8', 'charge')]
    : [];
