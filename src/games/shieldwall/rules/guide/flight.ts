import type { Battle, Unit } from '../battle';
import { flees, hasRunInto, opponentsOf, preyOf, pursuersOf } from '../fights';
import { mayCharge, mayReach } from '../may';
import { type Guide, type Task, unitTask } from './task';

/** AFTER-8, CHG-4: one flight after the other, step by step, in the phase in which it happens. */
export const flightTasks = (battle: Battle, units: readonly Unit[]): Guide => ({
  due: [
    ...units.filter(flees).flatMap((unit) => run(battle, unit)),
    ...units.filter((unit) => !flees(unit)).flatMap((unit) => run(battle, unit)),
    ...units.flatMap((unit) => reach(battle, unit)),
    ...units.flatMap((unit) => cutDown(battle, unit)),
    ...units.filter(hasRunInto).map((unit) => atOnce(battle, unit)),
  ],
  open: units.filter((unit) => unit.inCombat).flatMap((unit) => react(battle, unit)),
});

/** AFTER: both dice for those who run from a fight, losers first. */
function run(battle: Battle, unit: Unit): Task[] {
  const { fought, moved } = unit.thisTurn;
  if (isUnpursued(battle, unit)) return [];
  if (unit.course === 'steady' || unit.inCombat || !fought || moved !== null) return [];
  const [what, rule] = (
    {
      broken: ['rout', 'AFTER-4'],
      retiring: ['retreat', 'AFTER-3'],
      pursuing: ['pursuit', 'AFTER-5'],
    } as const
  )[unit.course];
  return [unitTask(unit, `throw{s|} for {its|their} ${what}`, rule, 'movement')];
}

const isUnpursued = (battle: Battle, unit: Unit): boolean =>
  unit.course === 'broken' && pursuersOf(battle, unit).length === 0;

/** AFTER-8: left over when its pursuers were lost, or by the players' hand. */
export const unpursued = (battle: Battle, unit: Unit): Task[] =>
  isUnpursued(battle, unit)
    ? [
        unitTask(
          unit,
          '{is|are} broken and nobody pursues {it|them}: {it is|they are} gone',
          'AFTER-8',
          'unit',
        ),
      ]
    : [];

/** AFTER-8: the loser's and the pursuer's moves are known. */
function reach(battle: Battle, unit: Unit): Task[] {
  if (mayReach(battle, unit) !== null) return [];
  const runs = preyOf(battle, unit).map(({ name, thisTurn }) => `${name} ${thisTurn.moved}″`);
  const text = `went ${unit.thisTurn.moved}″${runs.length > 0 ? `, ${runs.join(', ')}` : ''}: whom {does it|do they} reach?`;
  return [unitTask(unit, text, 'AFTER-8', 'pursuit')];
}

function cutDown(battle: Battle, unit: Unit): Task[] {
  const target = battle.units[unit.thisTurn.caught ?? ''];
  return target && target.lost === null
    ? [unitTask(unit, `cut{s|} down ${target.name}`, 'AFTER-6', 'free-hack')]
    : [];
}

const atOnce = (battle: Battle, unit: Unit): Task => {
  const names = opponentsOf(battle, unit).map(({ name }) => name);
  return unitTask(unit, `charge{s|} ${names.join(', ')}: fight at once`, 'CHG-4', 'combat');
};

const react = (battle: Battle, unit: Unit): Task[] =>
  mayCharge(battle, unit) === null
    ? [unitTask(unit, '{is|are} charged: {it|they} may charge too', 'CHG-4', 'charge')]
    : [];
