import { checkFaces } from '#/core/checks';
import { D6 } from '#/core/dice';
import { dieOdds, mapOdds, type Odds } from '#/core/odds';
import { fail, ok, type Result } from '#/core/result';
import { FIGURES } from '../figures';
import type { Refusal } from '../rule';

export type LostRetinueOutcome = 'killed' | 'captured' | 'escapes';

/** RISK-3: without a friendly A or B unit to go to, an escape ends badly. */
const outcomeOf = (face: number, refuge: boolean): LostRetinueOutcome => {
  if (face <= FIGURES.lostRetinue.killed) return 'killed';
  if (face <= FIGURES.lostRetinue.captured) return 'captured';
  return refuge ? 'escapes' : 'killed';
};

/** RISK-3: what becomes of a leader whose retinue is eliminated. */
export const lostRetinue = (face: number, refuge: boolean): Result<LostRetinueOutcome, Refusal> => {
  const bad = checkFaces([face], D6, 1, 'RISK-3');
  return bad ? fail(bad) : ok(outcomeOf(face, refuge));
};

export const lostRetinueOdds = (refuge: boolean): Odds<LostRetinueOutcome> =>
  mapOdds(dieOdds(D6), (face) => outcomeOf(face, refuge));
