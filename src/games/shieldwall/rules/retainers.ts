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

/** DUEL-11: of leaders with one unit, each has only what came with him. */
export function hasWithHim(battle: Battle, contingent: Contingent, kind: Supernumerary): boolean {
  const unit = leadersUnit(battle, contingent);
  if (!unit?.supernumeraries.includes(kind)) return false;
  const owners = leadersWith(battle, unit).filter(({ leader }) => leader.owns.includes(kind));
  // Given to a unit by hand, it is its own leader's.
  return owners.length > 0
    ? owners.some(({ id }) => id === contingent.id)
    : unit.contingent === contingent.id;
}

/** ORG-5, DUEL-11: of what is with a lost unit, all that a leader who escapes takes along. */
export const takenAlong = (
  battle: Battle,
  { id, leader }: Contingent,
): readonly Supernumerary[] => {
  const lost = battle.units[leader.unit];
  const others = lost ? leadersWith(battle, lost).filter((each) => each.id !== id) : [];
  return (lost?.supernumeraries ?? []).filter(
    (kind) => !others.some((each) => each.leader.owns.includes(kind)),
  );
};

const leadersWith = (battle: Battle, { id }: Unit): readonly Contingent[] =>
  Object.values(battle.contingents).filter(({ leader }) => leader.unit === id);

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
