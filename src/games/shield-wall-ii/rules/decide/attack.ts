import { holds } from '#/core/refusal';
import { hitWays, isHit, needsDie } from '../attack';
import type { Battle, Unit } from '../battle';
import type { AttackBody, Command } from '../command';
import type { Event } from '../event';
import { canBeSaved, wouldRout } from '../hit';
import { mayAttack } from '../may';
import { accept, refuse, unitOf, unitsNamed, type Verdict } from '../outcome';
import { invalid, type Refusal } from '../rule';
import { attackOf } from '../targets';
import { routed } from './choices';
import { pay } from './orders';

type AttackCommand = Command & AttackBody;

/** ATT, HIT: a combined attack with the defender's die, up to the first choice that a player has. */
export function decideAttack(battle: Battle, command: AttackCommand): Verdict {
  const found = unitOf(battle, command.target);
  if (!found.ok) return found;
  const named = unitsNamed(battle, command.attackers);
  if (!named.ok) return named;
  const [target, attackers] = [found.value, named.value];
  const bar = mayAttack(battle, target, attackers) ?? areTicksForMode(battle, command);
  if (holds(bar, command)) return refuse(bar);

  const attack = attackOf(battle, target, attackers, command);
  const ways = hitWays(attack);
  const { face } = command;
  if (face === null && needsDie(ways)) {
    return refuse(invalid('The defender throws a die for this attack.', 'ATT-3'));
  }
  const hit = face === null ? ways > 0 : isHit(attack, face);
  return accept([
    pay(battle, attackers.length),
    {
      type: 'battle',
      set: { phase: 'attacks', targets: [...battle.targets, target.id] },
      reason: 'TURN-2',
    },
    ...attackers.map(
      ({ id }): Event => ({ type: 'unit', unit: id, set: { attacked: true }, reason: 'ATT-1' }),
    ),
    {
      type: 'die',
      by: target.side,
      face: needsDie(ways) ? face : null,
      target: target.id,
      attackers: command.attackers,
      hitWays: ways,
      hit,
    },
    ...(hit ? effectsOfHit(battle, target, attackers) : []),
  ]);
}

const areTicksForMode = ({ mode }: Battle, command: AttackCommand): Refusal | null =>
  mode === 'board' && (command.downhill || command.friendInFront)
    ? invalid('The board shows who stands higher and who has a friend in front.', 'ATT-4')
    : null;

/** HIT: spent, or routed at once where nobody can save it, or the defender's choice. */
function effectsOfHit(battle: Battle, target: Unit, attackers: readonly Unit[]): readonly Event[] {
  if (!wouldRout(target)) {
    return [{ type: 'unit', unit: target.id, set: { state: 'spent' }, reason: 'HIT' }];
  }
  if (!canBeSaved(battle, target)) return routed(battle, target, attackers);
  return [
    {
      type: 'battle',
      set: {
        attack: {
          target: target.id,
          attackers: attackers.map(({ id }) => id),
          hex: target.hex,
          due: 'save',
        },
      },
      reason: 'HIT-1',
    },
  ];
}
