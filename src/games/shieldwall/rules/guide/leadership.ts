import type { Battle, Contingent, Unit } from '../battle';
import { lpLeft } from '../leaders';
import { canBuy, mayUseCampFollowers } from '../may';
import { unitsOf } from '../outcome';
import { contingentsInOrder } from './order';
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
    ...units.flatMap((unit) => campTask(battle, unit)),
  ],
});

/** LEAD-7: offered for the unit of theirs that has most DPs: it is in its panel that they help. */
function campTask(battle: Battle, from: Unit): Task[] {
  const contingent = battle.contingents[from.contingent];
  if (!contingent || !from.supernumeraries.includes('campFollowers')) return [];
  const [worst] = unitsOf(battle, contingent)
    .filter((unit) => mayUseCampFollowers(battle, from, unit) === null)
    .sort((a, b) => b.dps - a.dps || Number(b === from) - Number(a === from));
  return worst
    ? [
        {
          text: `Camp followers with ${from.name} can help${worst === from ? '' : ` ${worst.name}`}`,
          rule: 'LEAD-7',
          tool: 'unit',
          side: from.side,
          unit: worst.id,
          contingent: worst.contingent,
        },
      ]
    : [];
}

/** LEAD-8: a leader with LPs that can still buy something. */
export function leaderTask(battle: Battle, contingent: Contingent): Task[] {
  const { id, side, leader, signalled } = contingent;
  if (!canBuy(battle, contingent)) return [];
  const signal = signalled ? '' : ', not signalled';
  return [
    {
      text: `${leader.name}: ${lpLeft(leader)} LP left${signal}`,
      rule: 'LEAD-8',
      tool: 'leader',
      side,
      contingent: id,
    },
  ];
}

/** Whose turn it is to spend once this one is done: on along the line, then the other side (TURN-1). */
export function nextLeader(battle: Battle, { id }: Contingent): Contingent | null {
  const leaders = contingentsInOrder(battle);
  const later = leaders.slice(leaders.findIndex((each) => each.id === id) + 1);
  return later.find((each) => leaderTask(battle, each).length > 0) ?? null;
}
