import { type Battle, isDeployed, isWarband, type Unit, unitsOf } from './battle';
import { boardOf, frontHexes, isHeldFrom } from './board';
import { type Hex, neighboursOf } from './hexes';
import { isClosed } from './terrain';
import { otherSide, type Side } from './words';

/**
 * The warbands of an army that could attack each hex in its next player turn, as everybody stands
 * now: whoever turns in place reaches every hex around it, whoever moves first those around the
 * hex that it enters. Hexes where no enemy of theirs can stand are left out.
 */
export function strikersAt(battle: Battle, side: Side): ReadonlyMap<Hex, readonly Unit[]> {
  const strikers = new Map<Hex, Unit[]>();
  for (const unit of unitsOf(battle, side)) {
    if (!isWarband(unit) || !isDeployed(unit) || unit.hex === null) continue;
    for (const hex of hexesInReach(battle, unit, unit.hex)) {
      strikers.set(hex, [...(strikers.get(hex) ?? []), unit]);
    }
  }
  return strikers;
}

function hexesInReach(battle: Battle, unit: Unit, from: Hex): ReadonlySet<Hex> {
  const board = boardOf(battle);
  const open = (hex: Hex) => !isClosed(battle.ground[hex] ?? 'open');
  const steps = frontHexes(unit).filter(
    (to) => board[to] === undefined && open(to) && !isHeldFrom(board, unit.side, from, to),
  );
  const around = [from, ...steps].flatMap(neighboursOf);
  return new Set(around.filter((hex) => open(hex) && board[hex]?.side !== unit.side));
}

/** The units of an army that the enemy could attack in his next player turn. */
export function threatened(battle: Battle, side: Side): readonly Unit[] {
  const strikers = strikersAt(battle, otherSide(side));
  return unitsOf(battle, side).filter(({ hex }) => hex !== null && strikers.has(hex));
}
