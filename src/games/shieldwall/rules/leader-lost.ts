import type { Battle, ContingentId } from './battle';
import type { Effect } from './effect';
import type { Reason } from './event';
import { FIGURES } from './figures';
import { unitsOf } from './outcome';
import type { Fate } from './words';

/**
 * A leader killed or captured, and what his men make of it (AL-4): his own contingent,
 * or the whole army of a commander in chief if the battle is played so (OPT-CINC).
 */
export function leaderLost(
  battle: Battle,
  id: ContingentId,
  fate: Exclude<Fate, 'leading'> = 'killed',
  reason: Reason = 'AL-4',
): Effect[] {
  const contingent = battle.contingents[id];
  if (!contingent) return [];
  const wholeArmy = contingent.leader.commander && battle.options.commanderKilled === 'army';
  const others = wholeArmy
    ? battle.sides[contingent.side].contingents.filter((each) => each !== id)
    : [];
  const touched = [id, ...others].flatMap((each) => {
    const affected = battle.contingents[each];
    return affected ? unitsOf(battle, affected) : [];
  });
  return [
    { type: 'leader', contingent: id, set: { fate, atRisk: null }, reason },
    ...touched.map(
      (unit): Effect => ({
        type: 'level',
        unit: unit.id,
        by: FIGURES.leaderLostLevels,
        reason: unit.contingent === id ? 'AL-4' : 'OPT-CINC',
      }),
    ),
  ];
}
