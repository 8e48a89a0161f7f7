import { checkFaces } from '#/core/checks';
import { AVD } from '#/core/dice';
import { dieOdds, type Odds } from '#/core/odds';
import { fail, ok, type Result } from '#/core/result';
import type { Refusal } from '../rule';

/** ORG-6: one average die gives a leader's LPs. */
export const leaderPoints = (face: number): Result<number, Refusal> => {
  const bad = checkFaces([face], AVD, 1, 'ORG-6');
  return bad ? fail(bad) : ok(face);
};

export const leaderPointsOdds = (): Odds<number> => dieOdds(AVD);
