import type { Battle, Contingent, Unit } from '../battle';
import type { Guide, Task } from './task';

/** LEAD-7, LEAD-8: leaders with LPs left, camp followers who have not helped. */
export const leadershipTasks = (
  battle: Battle,
  units: readonly Unit[],
  contingents: readonly Contingent[],
): Guide => ({
  due: [],
  open: [
    ...contingents.flatMap((contingent) => leaderTask(battle, contingent)),
    ...units
      .filter((unit) => unit.supernumeraries.includes('campFollowers') && !unit.thisTurn.campUsed)
      .map(
        (unit): Task => ({
          text: `Camp followers with ${unit.name} can help`,
          rule: 'LEAD-7',
          tool: 'unit',
          side: unit.side,
          unit: unit.id,
          contingent: unit.contingent,
        }),
      ),
  ],
});

export function leaderTask(battle: Battle, { id, side, leader, signalled }: Contingent): Task[] {
  const left = leader.lp - leader.spent;
  const unit = battle.units[leader.unit];
  if (leader.fate !== 'leading' || left <= 0 || !unit || unit.lost || unit.inCombat) return [];
  const signal = signalled ? '' : ', not signalled';
  return [
    {
      text: `${leader.name}: ${left} LP left${signal}`,
      rule: 'LEAD-8',
      tool: 'leader',
      side,
      contingent: id,
    },
  ];
}
