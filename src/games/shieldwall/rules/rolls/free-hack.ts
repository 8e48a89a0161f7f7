import { checkCount, checkFaces } from '#/core/checks';
import { countFrom, D6 } from '#/core/dice';
import { countOdds, hitCounts, mapOdds, type Odds } from '#/core/odds';
import { firstRefusal } from '#/core/refusal';
import { fail, ok, type Result } from '#/core/result';
import { FIGURES } from '../figures';
import type { Refusal } from '../rule';
import { checkDice } from './faces';

/** AFTER-6: pursuers have caught a unit. */
export interface FreeHack {
  /** The pursuers' engaged stands: a die each. */
  readonly engagedStands: number;
  readonly targetStands: number;
}

const check = ({ engagedStands, targetStands }: FreeHack): Refusal | null =>
  firstRefusal([
    checkCount(engagedStands, 1, Number.POSITIVE_INFINITY, 'Engaged stands', 'AFTER-6'),
    checkCount(targetStands, 1, Number.POSITIVE_INFINITY, "The target's stands", 'AFTER-6'),
    checkDice(engagedStands, 'AFTER-6'),
  ]);

/** The stands removed: no more than there are. */
export const freeHack = (hack: FreeHack, faces: readonly number[]): Result<number, Refusal> => {
  const bad = check(hack) ?? checkFaces(faces, D6, hack.engagedStands, 'AFTER-6');
  if (bad) return fail(bad);
  return ok(Math.min(countFrom(faces, FIGURES.freeHack.kills), hack.targetStands));
};

export const freeHackOdds = (hack: FreeHack): Result<Odds<number>, Refusal> => {
  const bad = check(hack);
  if (bad) return fail(bad);
  const hits = countOdds(hitCounts(D6, hack.engagedStands, FIGURES.freeHack.kills));
  return ok(mapOdds(hits, (removed) => Math.min(removed, hack.targetStands)));
};
