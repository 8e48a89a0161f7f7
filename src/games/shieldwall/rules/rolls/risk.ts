import { checkCount, checkFaces } from '#/core/checks';
import { D6 } from '#/core/dice';
import { crossOdds, dieOdds, type Odds } from '#/core/odds';
import { fail, ok, type Result } from '#/core/result';
import { FIGURES } from '../figures';
import { invalid, type Part, type Refusal } from '../rule';

export type RiskOutcome = 'unhurt' | 'light' | 'severe' | 'killed';

export interface RiskResult {
  /** `rollAgain`: the first die put him at risk, a second says how badly. */
  readonly outcome: RiskOutcome | 'rollAgain';
  /** LPs lost to wounds, for good. */
  readonly lpLost: number;
}

interface Harm extends RiskResult {
  readonly outcome: RiskOutcome;
}

/** RISK-1: wounds that leave no LPs kill. */
const wound = (lp: number, outcome: 'light' | 'severe', cost: number): Harm =>
  cost >= lp ? { outcome: 'killed', lpLost: lp } : { outcome, lpLost: cost };

const isAtRisk = (face: number): boolean => face <= FIGURES.risk.atRiskOn;

const hurt = (lp: number, face: number): Harm => {
  const { killed, severe, severeLp, lightLp } = FIGURES.risk;
  if (face <= killed) return { outcome: 'killed', lpLost: 0 };
  return face <= severe ? wound(lp, 'severe', severeLp) : wound(lp, 'light', lightLp);
};

const UNHURT: Harm = { outcome: 'unhurt', lpLost: 0 };

/** RISK-1: one face, and after a 1 a second. `lp` is his allowance (ORG-7). */
export const risk = (lp: number, faces: readonly number[]): Result<RiskResult, Refusal> => {
  const bad =
    checkCount(lp, 0, Number.POSITIVE_INFINITY, 'LPs', 'RISK-1') ??
    checkFaces(faces, D6, faces.length > 1 ? 2 : 1, 'RISK-1');
  if (bad) return fail(bad);
  const [first, second] = faces as readonly [number, number?];
  if (isAtRisk(first))
    return ok(second === undefined ? { outcome: 'rollAgain', lpLost: 0 } : hurt(lp, second));
  return second === undefined
    ? ok(UNHURT)
    : fail(invalid('Only a leader at risk rolls again.', 'RISK-1'));
};

/** RISK-1: what is left of a leader's LPs, term by term; nobody is left of a dead one. */
export const riskParts = (lp: number, faces: readonly number[]): readonly Part[] => {
  const { killed, severe, severeLp, lightLp } = FIGURES.risk;
  const parts: Part[] = [{ label: 'LPs', value: lp, rule: 'ORG-7' }];
  const [first = 0, second] = faces;
  if (!isAtRisk(first) || second === undefined) return parts;
  const [label, value] =
    second <= killed
      ? ['Killed outright', -lp]
      : second <= severe
        ? ['Badly wounded', -severeLp]
        : ['Lightly wounded', -lightLp];
  return [...parts, { label: `${label} on a ${second}`, value, rule: 'RISK-1' }];
};

export const riskOdds = (lp: number): Odds<RiskOutcome> =>
  crossOdds(dieOdds(D6), dieOdds(D6), (first, second) =>
    isAtRisk(first) ? hurt(lp, second).outcome : UNHURT.outcome,
  );
