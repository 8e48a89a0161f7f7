import type { Battle, Contingent, Leader, Unit } from './battle';
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

/** LEAD-8, RISK-1: what he can still spend this turn; a wound may take LPs that he has spent already. */
export const lpLeft = ({ lp, spent }: Leader): number => Math.max(0, lp - spent);

/** A leader is with this unit: his retinue, or the unit that took him in (CHG-2, COMB-4, RISK-3). */
export const hasLeader = (battle: Battle, unit: Unit): boolean =>
  leadersAtRisk(battle, unit).length > 0;

/** Those whose leader tests RISK-1 when this unit is hit or engaged: his retinue, or where he escaped to. */
export const leadersAtRisk = (battle: Battle, unit: Unit): readonly Contingent[] =>
  Object.values(battle.contingents).filter(
    ({ leader }) => leader.unit === unit.id && leader.fate === 'leading',
  );

/** RISK-2: only his own men fight to the death over him. */
export const isOwnRetinue = (battle: Battle, { id, leader }: Contingent): boolean => {
  const unit = battle.units[leader.unit];
  return unit?.kind === 'retinue' && unit.contingent === id;
};

/** RISK-3: the unit he was with is gone, and did not leave the table with him. */
export const hasLostRetinue = (battle: Battle, { leader }: Contingent): boolean => {
  const lost = battle.units[leader.unit]?.lost ?? null;
  return leader.fate === 'leading' && lost !== null && lost !== 'leftTable';
};

/** RISK-3: the friendly A and B units that could take a leader in. */
export const refuges = (battle: Battle, side: Side): readonly Unit[] =>
  Object.values(battle.units).filter(
    (unit) =>
      unit.side === side && unit.lost === null && (unit.grade === 'A' || unit.grade === 'B'),
  );
