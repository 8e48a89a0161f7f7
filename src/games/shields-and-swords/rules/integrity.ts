import type { Battle, Unit, Wing } from './battle';
import { type Card, figuresOf } from './card';
import { unitsHere, wingsOf } from './unit';
import type { Side, UnitType } from './words';

/** WING-2: only levies and infantry are judged. */
export const isJudged = (type: UnitType): boolean => type === 'L' || type === 'I';

/** WING-1: what the foot of a wing needs. */
export interface Integrity {
  readonly foot: readonly Unit[];
  /** A veteran or horse within reach, or comrades where the wing has none left. */
  readonly needs: 'leader' | 'comrades';
  readonly within: number;
  /** WING-3: too few are left; nobody can pass. */
  readonly hopeless: boolean;
}

/** WING-1, WING-3: by how many veterans and horse, and how many foot, a wing has left. */
export function needsOf(
  card: Pick<Card, 'figures'>,
  { leaders, foot }: { readonly leaders: number; readonly foot: number },
): Omit<Integrity, 'foot'> {
  const { leaderReach, comradeReach, comrades } = figuresOf(card);
  const led = leaders > 0;
  return {
    needs: led ? 'leader' : 'comrades',
    within: led ? leaderReach : comradeReach,
    hopeless: !led && foot > 0 && foot <= comrades,
  };
}

export function integrityOf(battle: Battle, wing: Wing): Integrity {
  const here = unitsHere(battle, wing);
  const foot = here.filter(({ type }) => isJudged(type));
  const leaders = here.length - foot.length;
  return { foot, ...needsOf(battle.card, { leaders, foot: foot.length }) };
}

/** WING-1: the wings of a side whose integrity the players must judge: only where it can have changed. */
export const wingsToCheck = (battle: Battle, side: Side): readonly Wing[] =>
  wingsOf(battle, side).filter((wing) => {
    const { foot, hopeless } = integrityOf(battle, wing);
    return wing.disturbed && foot.length > 0 && !hopeless;
  });

/** WING-3, OPT-LAST-TWO: the foot of a side that are eliminated when a phase begins, without a question. */
export const doomed = (battle: Battle, side: Side): readonly Unit[] =>
  battle.options.lastTwo === 'spared'
    ? []
    : wingsOf(battle, side).flatMap((wing) => {
        const { foot, hopeless } = integrityOf(battle, wing);
        return hopeless ? foot : [];
      });
