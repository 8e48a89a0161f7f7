import { checkFaces } from '#/core/checks';
import { D6 } from '#/core/dice';
import { dieOdds, mapOdds, type Odds } from '#/core/odds';
import { fail, ok, type Result } from '#/core/result';
import { FIGURES } from '../figures';
import type { Refusal } from '../rule';

/** DUEL-1: he loses LPs for good, an ordinary champion steps forward unasked, or nothing comes of it. */
export type RefusedChallengeOutcome = 'losesLp' | 'championAccepts' | 'nothing';

const outcomeOf = (face: number): RefusedChallengeOutcome => {
  if (face <= FIGURES.refusal.losesLp) return 'losesLp';
  return face <= FIGURES.refusal.championUpTo ? 'championAccepts' : 'nothing';
};

/** DUEL-1; the LP lost is `FIGURES.refusal.lostLp`. */
export const refusedChallenge = (face: number): Result<RefusedChallengeOutcome, Refusal> => {
  const bad = checkFaces([face], D6, 1, 'DUEL-1');
  return bad ? fail(bad) : ok(outcomeOf(face));
};

export const refusedChallengeOdds = (): Odds<RefusedChallengeOutcome> =>
  mapOdds(dieOdds(D6), outcomeOf);
