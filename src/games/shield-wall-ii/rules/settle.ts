import type { Battle, Victory } from './battle';
import type { Event } from './event';
import { evolve } from './evolve';
import { FIGURES } from './figures';
import { pointsLost, winnerByPoints } from './points';
import { otherSide, SIDES } from './words';

/** What happens, and what it means for victory: a win counts at once (WIN-1). */
export function settle(battle: Battle, effects: readonly Event[]): readonly Event[] {
  const after = effects.reduce(evolve, battle);
  const verdict = after.ended ? null : verdictOf(battle, after);
  return verdict ? [...effects, verdict] : effects;
}

function verdictOf(before: Battle, after: Battle): Event | null {
  if (before.victory) return fieldVerdict(before, after);
  const victory = after.victory ?? victoryByPoints(after);
  if (!victory) return null;
  const goesOn =
    after.options.playOn && victory.side === after.inferior && !SIDES.some(isBroken(after));
  return {
    type: 'battle',
    set: { victory, ended: goesOn ? null : { how: 'won', side: victory.side } },
    reason: victory.how === 'points' ? 'WIN-1' : 'WIN-2',
  };
}

const victoryByPoints = (battle: Battle): Victory | null => {
  const side = winnerByPoints(battle);
  return side && { side, how: 'points', turn: battle.turn };
};

const isBroken =
  (battle: Battle) =>
  (side: (typeof SIDES)[number]): boolean =>
    pointsLost(battle, side) >= FIGURES.fieldPoints;

/** OPT-PLAY-ON: after the first win the field is decided when an army comes to 4 points lost. */
function fieldVerdict(before: Battle, after: Battle): Event | null {
  const broken = SIDES.find((side) => isBroken(after)(side) && !isBroken(before)(side));
  return broken
    ? {
        type: 'battle',
        set: { ended: { how: 'field', side: otherSide(broken) } },
        reason: 'OPT-PLAY-ON',
      }
    : null;
}
