import { FIGURES, neighboursOf } from '../rules';
import { enemyOf, type Position } from './position';

/** What wins the battle is worth more than anything else that can happen in a turn. */
const WIN = 12;
/** Points are worth their share of what is still needed; a warband less is a command less, too. */
const ALL_POINTS = 3;
const COMMAND = 0.3;
const SPENT = 0.35;
/** A spent unit is only on the way to a rout, however much that rout would be worth. */
const MOST_FOR_SPENT = 3;

/** What the rout of a unit is worth to its enemy. */
export function routWorth(position: Position, unit: number): number {
  const points = FIGURES.points[position.kind[unit] ?? 'warband'];
  const toGo = position.toGo[enemyOf(position, unit)];
  if (points >= toGo) return WIN;
  return (ALL_POINTS * points) / toGo + (position.kind[unit] === 'camp' ? 0 : COMMAND);
}

/** What it is worth to the enemy that a fresh warband becomes spent. */
export const spentWorth = (position: Position, unit: number): number =>
  SPENT * Math.min(MOST_FOR_SPENT, routWorth(position, unit));

/** HIT-2: the fresh warbands beside a unit, those first whose loss of freshness matters least. */
export function saversOf(position: Position, unit: number): readonly number[] {
  const found: number[] = [];
  for (const hex of neighboursOf(position.hex[unit] as number)) {
    const there = position.at[hex] as number;
    if (there < 0 || position.sideOf[there] !== position.sideOf[unit]) continue;
    if (position.state[there] === 'fresh' && position.kind[there] !== 'camp') found.push(there);
  }
  return found.sort((a, b) => spentWorth(position, a) - spentWorth(position, b));
}

/** HIT: what a hit on a unit is worth to the attacker, if the defender chooses well. */
export function hitWorth(position: Position, unit: number): number {
  if (position.state[unit] === 'fresh' && position.kind[unit] !== 'camp') {
    return spentWorth(position, unit);
  }
  const rout = routWorth(position, unit);
  const needed = FIGURES.savers[position.kind[unit] ?? 'warband'];
  const savers = saversOf(position, unit);
  if (savers.length < needed) return rout;
  let saved = 0;
  for (let i = 0; i < needed; i++) saved += spentWorth(position, savers[i] as number);
  return Math.min(rout, saved);
}
