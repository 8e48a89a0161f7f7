import type { Battle, Contingent, Unit } from '../battle';
import { mayCallHolyPerson } from '../decide/gods';
import type { Guide, Task } from './task';

/** GOD, LEAD-6: a card, what it does, and a holy person's word. */
export function godTasks(
  battle: Battle,
  _units: readonly Unit[],
  contingents: readonly Contingent[],
): Guide {
  const { godCard } = battle;
  const due: Task[] = [];
  if (!godCard) due.push({ text: 'Draw a god card', rule: 'GOD-1', tool: 'gods' });
  if (godCard?.status === 'drawn')
    due.push({ text: 'The god card waits', rule: 'GOD-C', tool: 'gods' });
  return {
    due,
    open: contingents
      .filter(({ id }) => mayCallHolyPerson(battle, id) === null)
      .map(({ id, side, leader }) => ({
        text: `${leader.name} may call on his holy person`,
        rule: 'LEAD-6',
        tool: 'gods',
        side,
        contingent: id,
      })),
  };
}
