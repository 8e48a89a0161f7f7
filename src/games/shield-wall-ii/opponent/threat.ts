import { D6 } from '#/core/dice';
import { areNeighbours, frontOf, type Hex, type Side } from '../rules';
import { enemiesOnField } from './attackPlan';
import { isOnField, type Position, warbandsOf } from './position';
import { bareStrength, friendInFront, hitFaces, stepsOf } from './strike';
import { hitWorth } from './worth';

/** A warband that could attack a hex in its next player turn. */
interface Striker {
  readonly unit: number;
  readonly bare: number;
  /** 1 if it need only attack, 2 if it must turn or move first. */
  readonly cost: number;
  /** The hex that it would have to enter; -1 if it stands beside the target already. */
  readonly from: number;
}

/** Everyone of a side who could attack this unit next turn, as all stand now. */
function strikersOn(
  position: Position,
  target: number,
  steps: ReadonlyMap<number, readonly Hex[]>,
): readonly Striker[] {
  const hex = position.hex[target] as number;
  const found: Striker[] = [];
  for (const [unit, ways] of steps) {
    const at = position.hex[unit] as number;
    if (areNeighbours(at, hex)) {
      const faces = frontOf(at, position.facing[unit] ?? 0).includes(hex);
      const friend = faces && friendInFront(position, unit, hex);
      const bare = bareStrength(position, unit, at, target, friend);
      found.push({ unit, bare, cost: faces ? 1 : 2, from: -1 });
      continue;
    }
    for (const step of ways) {
      if (!areNeighbours(step, hex)) continue;
      const bare = bareStrength(position, unit, step, target, false);
      found.push({ unit, bare, cost: 2, from: step });
    }
  }
  return found.sort((a, b) => a.cost - b.cost || b.bare - a.bare);
}

interface Blow {
  readonly target: number;
  readonly worth: number;
  readonly cost: number;
  readonly units: readonly number[];
  readonly hexes: readonly number[];
}

function bestBlow(
  position: Position,
  target: number,
  strikers: readonly Striker[],
  taken: ReadonlySet<number>,
  entered: ReadonlySet<number>,
  left: number,
): Blow | null {
  const value = hitWorth(position, target);
  const units: number[] = [];
  const hexes: number[] = [];
  let [total, cost, best] = [0, 0, null as Blow | null];
  let lordAmong = false;
  for (const { unit, bare, cost: price, from } of strikers) {
    if (taken.has(unit) || units.includes(unit) || cost + price > left) continue;
    if (from >= 0 && (entered.has(from) || hexes.includes(from))) continue;
    units.push(unit);
    if (from >= 0) hexes.push(from);
    total += bare;
    cost += price;
    lordAmong ||= position.kind[unit] === 'lord';
    const faces = hitFaces(position, target, total, units.length, lordAmong);
    const worth = (faces / D6.length) * value;
    if (worth > (best ? best.worth * (1 + 0.1 * (cost - best.cost)) : 0)) {
      best = { target, worth, cost, units: [...units], hexes: [...hexes] };
    }
  }
  return best;
}

/** What a side could expect to gain in its next player turn if its enemies stood as they stand now. */
export function threatBy(position: Position, side: Side): number {
  const steps = new Map<number, readonly Hex[]>();
  for (const unit of warbandsOf(side)) {
    if (isOnField(position, unit)) steps.set(unit, stepsOf(position, unit));
  }
  const targets = enemiesOnField(position, side)
    .map((target) => ({ target, strikers: strikersOn(position, target, steps) }))
    .filter(({ strikers }) => strikers.length > 0);
  const taken = new Set<number>();
  const entered = new Set<number>();
  let left = position.commands[side];
  let worth = 0;
  while (left > 0) {
    let best: Blow | null = null;
    for (const { target, strikers } of targets) {
      if (taken.has(target)) continue;
      const blow = bestBlow(position, target, strikers, taken, entered, left);
      if (blow && (!best || blow.worth > best.worth)) best = blow;
    }
    if (!best) break;
    worth += best.worth;
    left -= best.cost;
    taken.add(best.target);
    for (const unit of best.units) taken.add(unit);
    for (const hex of best.hexes) entered.add(hex);
  }
  return worth;
}
