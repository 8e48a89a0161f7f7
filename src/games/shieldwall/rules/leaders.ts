import type { Battle, Contingent, Unit } from './battle';
import { SIDES, type Side } from './words';

/** TURN-1: the allowance of each side's commander in chief; none, or a lost one, counts 0. */
export function commanderPoints(battle: Battle): Record<Side, number> {
  const points = (side: Side): number =>
    Object.values(battle.contingents)
      .filter(
        (each) => each.side === side && each.leader.commander && each.leader.fate === 'leading',
      )
      .reduce((most, each) => Math.max(most, each.leader.lp), 0);
  const [red, black] = SIDES.map(points) as [number, number];
  return { red, black };
}

/** A leader is with this unit: his retinue, or the unit that took him in (CHG-2, COMB-4, RISK-3). */
export const hasLeader = (battle: Battle, unit: Unit): boolean =>
  Object.values(battle.contingents).some(
    ({ leader }) => leader.unit === unit.id && leader.fate === 'leading',
  );

/** The contingent whose leader tests RISK-1 when this unit is hit or engaged: his own retinue only. */
export function leaderAtRisk(battle: Battle, unit: Unit): Contingent | null {
  const contingent = battle.contingents[unit.contingent];
  if (!contingent || unit.kind !== 'retinue') return null;
  const { leader } = contingent;
  return leader.unit === unit.id && leader.fate === 'leading' ? contingent : null;
}

/** RISK-3: the friendly A and B units that could take a leader in. */
export const refuges = (battle: Battle, side: Side): readonly Unit[] =>
  Object.values(battle.units).filter(
    (unit) =>
      unit.side === side && unit.lost === null && (unit.grade === 'A' || unit.grade === 'B'),
  );
