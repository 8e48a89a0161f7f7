import { checkCount, checkFaces } from '#/core/checks';
import { countFrom, D6 } from '#/core/dice';
import { type Counts, countOdds, hitCounts, mapOdds, type Odds } from '#/core/odds';
import { firstRefusal } from '#/core/refusal';
import { fail, ok, type Result } from '#/core/result';
import { type Condition, changeLevel, takeDps } from '../condition';
import { FIGURES } from '../figures';
import type { Options } from '../options';
import { type Part, type Refusal, type RuleId, standCount, sumOf } from '../rule';
import { abovePresent } from '../words';
import { checkDice } from './faces';

/** Everything shot at one target, pooled (MISS-2). */
export interface Shooting {
  readonly stands: number;
  /** GOD-5: retained fives used here, each doubling another stand's dice. */
  readonly skilledArchers: number;
  readonly target: MissileTarget;
  readonly options: Pick<Options, 'missileLevels' | 'dpCap'>;
}

export interface MissileTarget extends Condition {
  readonly retinue: boolean;
  readonly inCover: boolean;
}

export interface MissileEffect {
  readonly hits: number;
  /** 0 or fewer. */
  readonly levels: number;
  /** From shooting. */
  readonly dps: number;
  readonly rule: RuleId;
  /** What these make of the target, given the four-DP rule and stands lost. */
  readonly after: Condition;
  /** MISS-5: the retinue's leader takes RISK-1. */
  readonly leaderAtRisk: boolean;
}

/** MISS-2 */
export const missileParts = ({ stands, skilledArchers, target }: Shooting): readonly Part[] => {
  const { dicePerStand } = FIGURES.missiles;
  const parts: Part[] = [
    { label: `${standCount(stands)} shooting`, value: stands * dicePerStand, rule: 'MISS-2' },
  ];
  if (skilledArchers > 0) {
    parts.push({ label: 'Skilled archer', value: skilledArchers * dicePerStand, rule: 'GOD-5' });
  }
  if (target.retinue || target.inCover) {
    const dice = sumOf(parts);
    const value = Math.ceil(dice / FIGURES.halved) - dice;
    parts.push({
      label: target.retinue ? 'At a retinue: half' : 'At cover: half',
      value,
      rule: 'MISS-2',
    });
  }
  return parts;
};

export const missileDice = (shooting: Shooting): number => sumOf(missileParts(shooting));

/** What is impossible about it, if anything. */
export const checkShooting = (shooting: Shooting): Refusal | null =>
  firstRefusal([
    checkCount(shooting.stands, 1, Number.POSITIVE_INFINITY, 'Stands shooting', 'MISS-2'),
    checkCount(shooting.skilledArchers, 0, shooting.stands, 'Skilled archers', 'GOD-5'),
    checkCount(
      shooting.target.stands,
      1,
      Number.POSITIVE_INFINITY,
      "The target's stands",
      'MISS-3',
    ),
    checkCount(shooting.target.dps, 0, Number.POSITIVE_INFINITY, "The target's DPs", 'DP-2'),
    checkDice(missileDice(shooting), 'MISS-2'),
  ]);

/** MISS-3, OPT-MISSILE-AL */
export const missileEffect = (
  target: MissileTarget,
  hits: number,
  options: Shooting['options'],
): MissileEffect => {
  const above = Math.max(abovePresent(target.level), 0);
  const once = options.missileLevels === 'once';
  const lost = Math.min(hits, above, once ? 1 : above);
  const dps = once && above > 0 ? 0 : hits - lost;
  const levels = 0 - lost;
  return {
    hits,
    levels,
    dps,
    rule: above > 0 ? 'OPT-MISSILE-AL' : 'MISS-3',
    after: takeDps(changeLevel(target, levels), dps, 'shooting', options),
    leaderAtRisk: target.retinue && hits > 0,
  };
};

export const missiles = (
  shooting: Shooting,
  faces: readonly number[],
): Result<MissileEffect, Refusal> => {
  const bad = checkShooting(shooting) ?? checkFaces(faces, D6, missileDice(shooting), 'MISS-2');
  if (bad) return fail(bad);
  const hits = countFrom(faces, FIGURES.missiles.hitsOn);
  return ok(missileEffect(shooting.target, hits, shooting.options));
};

const hitsOf = (shooting: Shooting): Counts =>
  hitCounts(D6, missileDice(shooting), FIGURES.missiles.hitsOn);

/** Each number of hits with what it does: levels, DPs, stands left. */
export const missileOdds = (shooting: Shooting): Result<Odds<MissileEffect>, Refusal> => {
  const bad = checkShooting(shooting);
  if (bad) return fail(bad);
  return ok(
    mapOdds(countOdds(hitsOf(shooting)), (hits) =>
      missileEffect(shooting.target, hits, shooting.options),
    ),
  );
};
