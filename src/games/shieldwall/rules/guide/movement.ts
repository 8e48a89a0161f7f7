import type { Battle, Contingent, Unit } from '../battle';
import { flees, preyOf } from '../fights';
import { FIGURES } from '../figures';
import {
  mayManoeuvre,
  mayMove,
  mayRest,
  mayTestControl,
  mustAdvance,
  mustTestControl,
} from '../may';
import { unitsOf } from '../outcome';
import { restCondition } from '../rest';
import { otherSide, type Side } from '../words';
import { flightTasks, unpursued } from './flight';
import { contingentsOf, unitsOfSide } from './order';
import { type Guide, type Task, unitTask } from './task';

/** What is due from both sides, and what each may do: the side whose turn it is first. */
export const movementTasks = (battle: Battle, units: readonly Unit[], side: Side): Guide => ({
  due: [
    ...flightTasks(battle, units).due,
    // AFTER-8: those who run move before those who run after them.
    ...units.filter(flees).flatMap((unit) => movementTask(battle, unit)),
    ...units.filter((unit) => !flees(unit)).flatMap((unit) => movementTask(battle, unit)),
  ],
  open: [
    ...flightTasks(battle, units).open,
    ...contingentsOf(battle, side).flatMap((contingent) => inLineTask(battle, contingent)),
    ...[side, otherSide(side)]
      .flatMap((each) => unitsOfSide(battle, each))
      .flatMap((unit) => moveOrRest(battle, unit)),
  ],
});

/** CTRL-1: how far a leader's bands are from him only the players see; asked once a contingent. */
function inLineTask(battle: Battle, contingent: Contingent): Task[] {
  const { id, side, name, leader, inLine } = contingent;
  const bands = unitsOf(battle, contingent).filter(
    (unit) =>
      unit.id !== leader.unit &&
      unit.course === 'steady' &&
      mayTestControl(battle, unit) === null &&
      !mustTestControl(battle, unit),
  );
  if (inLine || bands.length === 0) return [];
  return [
    {
      text: `${name}: a band over ${FIGURES.reach}″ from ${leader.name}, or going another way?`,
      rule: 'CTRL-1',
      tool: 'control',
      side,
      contingent: id,
      answer: { word: 'All in line', command: { type: 'inLine', contingent: id } },
    },
  ];
}

export function movementTask(battle: Battle, unit: Unit): Task[] {
  const alone = unpursued(battle, unit);
  if (alone.length > 0) return alone;
  if (unit.thisTurn.moved !== null || unit.thisTurn.rested || unit.inCombat) return [];
  // What follows from a fight of this phase is told with the flights.
  if (unit.thisTurn.fought && unit.course !== 'steady') return [];
  if (mustTestControl(battle, unit))
    return [unitTask(unit, 'must test control', 'CTRL-1', 'control')];
  switch (unit.course) {
    case 'broken':
      return [unitTask(unit, 'rout{s|}', 'AFTER-4', 'movement')];
    case 'retiring':
      return [retireTask(battle, unit)];
    case 'pursuing':
      return [pursuitTask(battle, unit)];
    case 'steady':
      return mustAdvance(battle, unit) ? [unitTask(unit, 'must advance', 'AL-8', 'movement')] : [];
  }
}

/** AFTER-3, CTRL-3: a Shaken unit that its control test told to retire does not form up. */
const retireTask = (battle: Battle, unit: Unit): Task =>
  mayManoeuvre(battle, unit, 'formUp') === null
    ? unitTask(unit, 'form{s|} up or retire{s|} on', 'AFTER-3', 'unit')
    : unitTask(unit, 'must retire', 'CTRL-3', 'movement');

/** AFTER-5, AFTER-10: after somebody, or to the enemy's camp or edge when nobody is left. */
function pursuitTask(battle: Battle, unit: Unit): Task {
  const prey = preyOf(battle, unit).map(({ name }) => name);
  const [whom, rule] =
    prey.length > 0
      ? ([prey.join(', '), 'AFTER-5'] as const)
      : (['to the enemy camp or edge', 'AFTER-10'] as const);
  return unit.thisTurn.control
    ? unitTask(unit, `pursue{s|} on: ${whom}`, rule, 'movement')
    : unitTask(unit, `pursue{s|} (${whom}), or test{s|} to stop`, 'CTRL-1', 'unit');
}

/** Who may still move, with rest as the other choice; who may not move may still rest. */
export function moveOrRest(battle: Battle, unit: Unit): Task[] {
  if (unit.course !== 'steady' || unit.thisTurn.stood || mustAdvance(battle, unit)) return [];
  const rest = unit.dps > 0 && mayRest(battle, unit) === null;
  const dps = `${unit.dps} ${unit.dps === 1 ? 'DP' : 'DPs'}`;
  const how = `(${[dps, restCondition(unit, battle.options)].filter(Boolean).join(', ')})`;
  const towards = mayMove(battle, unit, 'move', true) === null;
  if (towards || mayMove(battle, unit, 'move', false) === null) {
    const move = towards ? 'may move' : 'may move aside or back';
    return [unitTask(unit, rest ? `${move}, or rest ${how}` : move, 'MOVE-1', 'unit')];
  }
  return rest ? [unitTask(unit, `may rest ${how}`, 'REST-1', 'rest')] : [];
}
