import type { CombatClass, CombatResult, UnitType } from './words';

/**
 * Every number of the rules, once, each with the rule that it comes from. Kernel, calculators and
 * sheet read them here, so they cannot disagree. A card may overrule any of them (CARD-1).
 */
export const FIGURES = {
  /** MOVE-1: hexes */
  move: 3,
  /** HORSE-1: hexes */
  horse: 3,
  /** FIRE-4: hexes of a suppressed unit in any phase */
  suppressedMove: 1,
  /** WDR-1, CMD-5: hexes */
  withdraw: 1,
  withdrawBonus: 2,
  /** SW-2: hexes while forming */
  forming: 1,
  /** WING-1: hexes to a veteran or horse, or to so many comrades */
  leaderReach: 6,
  comradeReach: 4,
  comrades: 2,
  /** FIRE-2: hexes, and how many more from high ground */
  range: 4,
  rangeFromHigh: 2,
  /** FIRE-3: added to the fire roll */
  fireAtWall: -1,
  fireFromHigh: 1,
  fireAtHorse: 1,
  fireBonus: 1,
  /** CC-1: classes up, or down when negative */
  targetSuppressed: 1,
  pitched: 1,
  downhill: 1,
  chargeHeavy: 2,
  chargeLight: 1,
  targetInWall: -1,
  attackerInWall: -1,
  trench: -2,
  /** DRM-2, DRM-3: added to the attack roll */
  equalClass: -1,
  lowerClass: -1,
  /** DRM-3: so many of lower class count together */
  lowerTogether: 2,
  /** VP-3: points on top of the type's */
  crown: 2,
} as const;
export type FigureName = keyof typeof FIGURES;
export type Figures = Readonly<Record<FigureName, number>>;

/** DRM-1: the row attacks. */
export const MATRIX: Readonly<Record<UnitType, Readonly<Record<UnitType, number>>>> = {
  V: { V: 1, L: -1, I: -1, HH: 1, LH: 0 },
  L: { V: 1, L: 1, I: 1, HH: 2, LH: 1 },
  I: { V: 1, L: 0, I: 1, HH: 1, LH: 0 },
  HH: { V: 0, L: -1, I: 0, HH: 0, LH: -1 },
  LH: { V: 1, L: -1, I: 1, HH: 1, LH: 0 },
};

/** CRT: the least and the greatest roll that have a column. */
export const LEAST_ROLL = -2;
export const GREATEST_ROLL = 8;

/** CRT: each row from -2 to 8. */
export const CRT: Readonly<Record<CombatClass, readonly CombatResult[]>> = {
  AA: ['DE', 'DE', 'DE', 'DL', 'DL', 'DL', 'DR', 'DR', 'NE', 'NE', 'NE'],
  A: ['DE', 'DE', 'DL', 'DL', 'DL', 'DR', 'DR', 'NE', 'EX', 'EX', 'AR'],
  B: ['DE', 'DL', 'DL', 'DL', 'DR', 'DR*', 'NE', 'EX', 'EX', 'AR', 'AR'],
  C: ['DL', 'DL', 'DL', 'DR', 'DR*', 'NE*', 'EX', 'EX', 'AR', 'AR', 'AL'],
  D: ['DL', 'DL', 'DR', 'DR*', 'NE*', 'EX', 'EX', 'AR', 'AR', 'AL', 'AE'],
  E: ['DL', 'DR', 'DR*', 'NE*', 'EX', 'EX', 'AR', 'AR', 'AL', 'AE', 'AE'],
  F: ['DR', 'DR', 'NE*', 'EX', 'EX', 'AR', 'AR', 'AL', 'AE', 'AE', 'AE'],
};

/** What a result does to the target and to the attackers; the star changes nothing by itself (RES-5). */
export type Harm = 'eliminated' | 'step' | 'retreat' | null;
export const HARM: Readonly<
  Record<CombatResult, { readonly target: Harm; readonly attacker: Harm }>
> = {
  DE: { target: 'eliminated', attacker: null },
  DL: { target: 'step', attacker: null },
  DR: { target: 'retreat', attacker: null },
  'DR*': { target: 'retreat', attacker: null },
  NE: { target: null, attacker: null },
  'NE*': { target: null, attacker: null },
  EX: { target: 'step', attacker: 'step' },
  AR: { target: null, attacker: 'retreat' },
  AL: { target: null, attacker: 'step' },
  AE: { target: null, attacker: 'eliminated' },
};
