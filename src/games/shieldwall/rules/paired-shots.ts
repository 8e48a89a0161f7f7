import type { Battle, Contingent, Unit, UnitId } from './battle';
import { contingentsInLine, facing, facingContingents } from './line';
import { mayShoot } from './may';
import { unitsOf } from './outcome';

/** All the stands of one unit that shoot at one enemy. */
interface Shot {
  readonly unit: UnitId;
  readonly target: UnitId;
}

/** Two contingents that face each other, and who of them shoots at whom. */
export interface PairedShots {
  readonly contingents: readonly [Contingent, Contingent];
  readonly shots: readonly Shot[];
}

/** MISS-1, MISS-2: whole contingents shoot at each other, each unit at whom it faces; they say who is in range. */
export const pairedShots = (battle: Battle): readonly PairedShots[] =>
  contingentsInLine(battle, 'red').flatMap((one): PairedShots[] => {
    const [other] = facingContingents(battle, one);
    if (!other) return [];
    const shots = [...shotsAt(battle, one, other), ...shotsAt(battle, other, one)];
    return shots.length > 0 ? [{ contingents: [one, other], shots }] : [];
  });

/** Nobody shoots at those who fight, unless the players say so. */
function shotsAt(battle: Battle, shooters: Contingent, targets: Contingent): readonly Shot[] {
  const isTarget = ({ contingent, inCombat }: Unit) => contingent === targets.id && !inCombat;
  return unitsOf(battle, shooters)
    .filter((unit) => mayShoot(battle, unit) === null)
    .flatMap((unit) => {
      const target = facing(battle, unit).find(isTarget);
      return target ? [{ unit: unit.id, target: target.id }] : [];
    });
}
