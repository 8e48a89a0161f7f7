import type { Battle, Contingent, Unit } from './battle';
import type { DuelFighterKind } from './duel';
import type { Supernumerary } from './words';

/** Who is with a leader: challenges, holy persons and god cards all ask. */

export const isLeading = (contingent: Contingent): boolean => contingent.leader.fate === 'leading';

/** The unit he fights with, while it is on the table: his retinue, or where he escaped to (RISK-3). */
export function leadersUnit(battle: Battle, contingent: Contingent): Unit | null {
  const unit = battle.units[contingent.leader.unit];
  return unit && unit.lost === null ? unit : null;
}

export const inCombat = (battle: Battle, contingent: Contingent): boolean =>
  leadersUnit(battle, contingent)?.inCombat === true;

export const hasWithHim = (battle: Battle, contingent: Contingent, kind: Supernumerary): boolean =>
  leadersUnit(battle, contingent)?.supernumeraries.includes(kind) === true;

/** DUEL-2: the unit whose heroic champion can fight for this leader. */
export function heroesUnit(battle: Battle, contingent: Contingent): Unit | null {
  const units = [contingent.leader.unit, ...contingent.units].flatMap(
    (id) => battle.units[id] ?? [],
  );
  const attached = units.find(
    (unit) => unit.lost === null && unit.supernumeraries.includes('heroicChampion'),
  );
  return attached ?? null;
}

/** DUEL-2: who can fight for this contingent. */
export const fightersOf = (battle: Battle, contingent: Contingent): readonly DuelFighterKind[] =>
  heroesUnit(battle, contingent) === null
    ? ['leader', 'champion']
    : ['leader', 'heroicChampion', 'champion'];
