import type { Battle } from '../battle';
import { rankOf } from '../cards';
import { FIGURES } from '../figures';
import { mayShoot } from '../may';
import type { Side } from '../words';
import { sidesInOrder, unitsOfSide } from './order';
import type { Guide, Task } from './task';

/** MISS-1, GOD-5: each side shoots while somebody can, until it says that it is done. */
export const missileTasks = (battle: Battle): Guide => ({
  due: [],
  open: sidesInOrder(battle).flatMap((side) => shootTask(battle, side)),
});

function shootTask(battle: Battle, side: Side): Task[] {
  const { retained } = battle.sides[side];
  const can = unitsOfSide(battle, side).some((unit) => mayShoot(battle, unit) === null);
  if (!can || battle.passed.includes(side)) return [];
  const fives = retained.filter((card) => rankOf(card) === '5').length;
  const archer = fives === 0 ? '' : `, ${fives === 1 ? 'a five' : `${fives} fives`} kept (GOD-5)`;
  return [
    {
      text: `May shoot within ${FIGURES.reach}″${archer}`,
      rule: 'MISS-1',
      tool: 'missiles',
      side,
      answer: { word: 'No more', command: { type: 'pass', side } },
    },
  ];
}
