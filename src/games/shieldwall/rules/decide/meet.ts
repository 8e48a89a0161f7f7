import { holds } from '#/core/refusal';
import type { Battle, Unit } from '../battle';
import type { AftermathBody, Command } from '../command';
import type { Effect } from '../effect';
import { flees } from '../fights';
import { isHere, mayDeclare, mayMeet } from '../may';
import { accept, refuse, unitOf, type Verdict } from '../outcome';
import { forbidden, invalid } from '../rule';
import { dispersedBehind } from './flight';

type MeetCommand = Command & AftermathBody & { type: 'meet' };

/** CHG-4: a pursuer charges the new enemies whom it meets: no test, and the fight is fought at once. */
export function decideMeet(battle: Battle, command: MeetCommand): Verdict {
  const found = unitOf(battle, command.unit);
  if (!found.ok) return found;
  const unit = found.value;
  const bar = mayMeet(battle, unit);
  if (holds(bar, command)) return refuse(bar);
  const enemies: Unit[] = [];
  for (const id of new Set(command.enemies)) {
    const enemy = unitOf(battle, id);
    if (!enemy.ok) return enemy;
    const gone = isHere(enemy.value);
    if (gone) return refuse(gone);
    const { name, side } = enemy.value;
    if (side === unit.side) return refuse(invalid(`${name} is no enemy.`, 'CHG-4'));
    const runs = flees(enemy.value)
      ? forbidden('AFTER-8', `${name} runs: it is caught, not charged.`)
      : null;
    if (holds(runs, command)) return refuse(runs);
    enemies.push(enemy.value);
  }
  if (enemies.length === 0) return refuse(invalid('Say whom it met.', 'CHG-4'));
  return accept([
    { type: 'fight', units: [unit, ...enemies].map(({ id }) => id), reason: 'CHG-4' },
    contact(unit, true),
    ...dispersedBehind(battle, unit),
    ...enemies.flatMap((enemy): Effect[] => [
      contact(enemy, reactsByCharging(battle, enemy)),
      ...dispersedBehind(battle, enemy),
    ]),
  ]);
}

const contact = (unit: Unit, charges: boolean): Effect => ({
  type: 'unit',
  unit: unit.id,
  set: {
    inCombat: true,
    thisTurn: {
      ...(unit.course === 'pursuing' && { reached: 'newEnemy' as const }),
      ...(charges && { charge: 'charges' as const }),
    },
  },
  reason: 'CHG-4',
});

/** CHG-1, CHG-4: Blood lust and other pursuers charge unasked; the rest may test, or stand. */
const reactsByCharging = (battle: Battle, enemy: Unit): boolean =>
  !enemy.inCombat &&
  (enemy.course === 'pursuing' ||
    (enemy.level === 'bloodLust' && mayDeclare(battle, enemy) === null));
