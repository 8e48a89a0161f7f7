import type { Battle, Unit } from '../battle';
import { type Guide, type Task, unitTask } from './task';

/** GOD, LEAD-6: a card, what it does, and a holy person's word. */
export function godTasks({ godCard }: Battle, units: readonly Unit[]): Guide {
  const due: Task[] = [];
  if (!godCard) due.push({ text: 'Draw a god card', rule: 'GOD-1', tool: 'gods' });
  if (godCard?.status === 'drawn')
    due.push({ text: 'The god card waits', rule: 'GOD-C', tool: 'gods' });
  const holy = units.filter(
    (unit) => unit.supernumeraries.includes('holyPerson') && godCard?.status === 'drawn',
  );
  return {
    due,
    open: holy.map((unit) => unitTask(unit, 'may call on its holy person', 'LEAD-6', 'gods')),
  };
}
