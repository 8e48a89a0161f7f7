import { D6 } from '#/core/dice';
import type { Side } from '../rules';
import { otherSide } from '../rules';
import { isOnField, type Position, unitsOfSide, warbandsOf } from './position';
import { bareStrength, friendInFront, hitFaces, mayStrike, targetsOf } from './strike';
import { hitWorth } from './worth';

/** One combined attack: who, on whom, how likely, and what it is worth on average. */
export interface Strike {
  readonly target: number;
  readonly attackers: readonly number[];
  readonly faces: number;
  readonly worth: number;
}

export interface AttackPlan {
  readonly strikes: readonly Strike[];
  readonly worth: number;
}

/** A command has another use, as long as there is one. */
const COMMAND_COST = 0.01;

interface Attacker {
  readonly unit: number;
  readonly bare: number;
}

/** The best set of attackers for a target that the commands can pay; the strongest join first. */
function bestStrike(
  position: Position,
  target: number,
  attackers: readonly Attacker[],
  left: number,
): Strike | null {
  const value = hitWorth(position, target);
  let best: Strike | null = null;
  let score = 0;
  let total = 0;
  let lordAmong = false;
  for (let count = 1; count <= Math.min(left, attackers.length); count++) {
    const { unit, bare } = attackers[count - 1] as Attacker;
    total += bare;
    lordAmong ||= position.kind[unit] === 'lord';
    const faces = hitFaces(position, target, total, count, lordAmong);
    const worth = (faces / D6.length) * value;
    if (worth - COMMAND_COST * count > score) {
      score = worth - COMMAND_COST * count;
      best = { target, faces, worth, attackers: attackers.slice(0, count).map((a) => a.unit) };
    }
  }
  return best;
}

/** ATT: the attacks of the side at hand as its warbands stand, the most rewarding first. */
export function attackPlan(position: Position, side: Side): AttackPlan {
  const joining = new Map<number, Attacker[]>();
  for (const unit of warbandsOf(side)) {
    if (!mayStrike(position, unit)) continue;
    for (const target of targetsOf(position, unit)) {
      if (position.targeted[target]) continue;
      const hex = position.hex[target] as number;
      const friend = friendInFront(position, unit, hex);
      const bare = bareStrength(position, unit, position.hex[unit] as number, target, friend);
      const list = joining.get(target);
      if (list) list.push({ unit, bare });
      else joining.set(target, [{ unit, bare }]);
    }
  }
  for (const list of joining.values()) list.sort((a, b) => b.bare - a.bare);
  const strikes: Strike[] = [];
  let left = position.left;
  let worth = 0;
  while (left > 0 && joining.size > 0) {
    let best: Strike | null = null;
    for (const [target, attackers] of joining) {
      const strike = bestStrike(position, target, attackers, left);
      if (strike && (!best || strike.worth > best.worth)) best = strike;
    }
    if (!best) break;
    strikes.push(best);
    worth += best.worth;
    left -= best.attackers.length;
    const used = new Set(best.attackers);
    joining.delete(best.target);
    for (const [target, attackers] of joining) {
      const rest = attackers.filter(({ unit }) => !used.has(unit));
      if (rest.length > 0) joining.set(target, rest);
      else joining.delete(target);
    }
  }
  return { strikes, worth };
}

export const enemiesOnField = (position: Position, side: Side): readonly number[] =>
  unitsOfSide(otherSide(side)).filter((unit) => isOnField(position, unit));
