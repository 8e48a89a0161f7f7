import type { Battle, Contingent, Unit } from './battle';
import { FIGURES } from './figures';
import { mayMove, mayRest, mayStand } from './may';
import { unitsOf } from './outcome';
import { abovePresent } from './words';

/** What a contingent can do as one in the movement phase: who would take part in each. */
export interface ContingentOrders {
  readonly advance: readonly Unit[];
  readonly rest: readonly Unit[];
  readonly stand: readonly Unit[];
}

/** Null where nobody of it has a move left to choose. */
export function contingentOrders(battle: Battle, contingent: Contingent): ContingentOrders | null {
  if (battle.phase !== 'movement' || battle.ended) return null;
  const units = unitsOf(battle, contingent).filter(
    ({ course, thisTurn }) => course === 'steady' && !thisTurn.stood,
  );
  const stand = units.filter((unit) => mayStand(battle, unit) === null);
  const advance = units.filter((unit) => mayMove(battle, unit, 'move', true) === null);
  if (stand.length + advance.length === 0) return null;
  const rest = units.filter((unit) => unit.dps > 0 && mayRest(battle, unit) === null);
  return { advance, rest, stand };
}

/** REST-1, REST-2: what a rest gives, what it takes, and how far away the enemy must be. */
export function restTerms(battle: Battle, units: readonly Unit[]): string {
  const cools = units.some(
    (unit) => battle.contingents[unit.contingent]?.signalled && abovePresent(unit.level) > 0,
  );
  const { restC, restD } = FIGURES;
  const clear = [
    ...(units.some(({ grade }) => grade === 'C') ? [`C ${restC}″`] : []),
    ...(units.some(({ grade }) => grade === 'D') ? [`D ${restD[battle.options.restD]}″`] : []),
  ];
  return [
    `−1 DP${cools ? ', −1 level' : ''}`,
    ...(clear.length > 0 ? [`${clear.join(', ')} clear`] : []),
  ].join('; ');
}
