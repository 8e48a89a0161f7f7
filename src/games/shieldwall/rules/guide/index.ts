import type { Battle, Contingent, Unit } from '../battle';
import { SIDES, type Side } from '../words';
import { acting } from './acting';
import { advanceTasks, aftermath, feltShocks } from './aftermath';
import { combatTasks } from './combat';
import { godTasks } from './gods';
import { leadershipTasks } from './leadership';
import { missileTasks } from './missiles';
import { movementTasks } from './movement';
import { contingentsInOrder, unitsInOrder, unitsOfSide } from './order';
import type { Guide, Task } from './task';

export { acting } from './acting';
export { befell, moraleTasks } from './aftermath';
export { nextLeader } from './leadership';
export { contingentsInOrder, unitsInOrder } from './order';
export type { Answer, Guide, Task, Tool } from './task';

/** What is due and what is open in this phase, in the order of acting (TURN-1, ORG-4). */
export function guide(battle: Battle): Guide {
  if (battle.ended) return { due: [], open: [] };
  const contingents = contingentsInOrder(battle);
  const felt = feltShocks(battle);
  const lost = SIDES.find((side) => unitsOfSide(battle, side).length === 0);
  const phase = lost
    ? { due: [], open: [nobodyLeft(lost)] }
    : PHASE_TASKS[battle.phase](battle, unitsInOrder(battle), contingents);
  return {
    // What an advance came to is answered once it is over.
    due: [...aftermath(battle, contingents, felt), ...phase.due, ...advanceTasks(battle, felt)],
    open: phase.open,
  };
}

/** END-1: an army without a unit has no enemy to act against; the players say how it ends. */
const nobodyLeft = (side: Side): Task => ({
  text: 'Nobody is left: end the battle?',
  rule: 'END-1',
  tool: 'turn',
  side,
});

/** SET-1: the phone cannot see who stands on the table already. */
const DEPLOYMENT: Task = {
  text: 'Put the armies down: throw for each contingent',
  rule: 'SET-1',
  tool: 'deployment',
};

type PhaseTasks = (
  battle: Battle,
  units: readonly Unit[],
  contingents: readonly Contingent[],
) => Guide;

const PHASE_TASKS: Record<Battle['phase'], PhaseTasks> = {
  initiative: (battle) => ({
    due: battle.first ? [] : [{ text: 'Throw for initiative', rule: 'TURN-1', tool: 'initiative' }],
    open: battle.turn === 1 && !battle.first ? [DEPLOYMENT] : [],
  }),
  gods: godTasks,
  leadership: leadershipTasks,
  movement: (battle, units) => movementTasks(battle, units, acting(battle)),
  missiles: missileTasks,
  combat: combatTasks,
};
