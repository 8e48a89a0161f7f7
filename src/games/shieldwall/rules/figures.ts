import type { Grade, Level } from './words';

/**
 * Every number of the rules, once. Kernel, calculators and sheet read them here,
 * so they cannot disagree. Each cites the rule that it comes from.
 */
export const FIGURES = {
  /** ORG-1 */
  contingents: { least: 2, most: 5, usual: 3 },
  /** ORG-2 */
  bands: { least: 1, most: 2, leastStands: 1, mostStands: 2 },
  retinue: { stands: 1, standsOfAKing: 2 },
  /** ORG-3: combat dice for each stand */
  strength: { A: 6, B: 4, C: 2, D: 1 } satisfies Record<Grade, number>,
  /** ORG-6 */
  leaderPoints: { least: 2, most: 5 },
  /** SET-1, in inches from the table's centre */
  deployWithin: 9,
  /** SET-3 */
  startingDps: 3,
  startingLevel: 'present' as Level,
  /** SET-1, TURN-1: to the side whose C-in-C has more LPs */
  commanderBonus: 1,
  /** DP-2 */
  dpLimit: 4,
  /** DP-3: enemies this near, advancing on a unit that has not signalled, unsettle it */
  threatRange: 8,
  /** The reach of a leader, a charge, a missile, a rumour (LEAD, CHG-1, MISS-1, AL-3) */
  reach: 2,
  /** LEAD-1..6 */
  lp: { removeDp: 2, changeLevel: 2, signal: 1, challenge: 3, accept: 3, holyPerson: 1 },
  /** LEAD-3: inches of the signalled first move */
  firstMove: { shaken: 0, present: 1, ready: 2, bloodLust: 3 } satisfies Record<Level, number>,
  firstMoveWithStandard: 1,
  /** CTRL-2, CTRL-3 */
  control: { perLevelAbovePresent: 1, shaken: -1, gradeA: 1, haltsAt: 2, runsAt: 5 },
  /** RISK-1, RISK-3 */
  risk: { atRiskOn: 1, killed: 1, severe: 3, severeLp: 2, lightLp: 1 },
  lostRetinue: { killed: 3, captured: 4 },
  /** DUEL */
  refusal: { losesLp: 3, lostLp: 1, championUpTo: 5 },
  duel: {
    specialWeapon: { dealt: 8, discarded: 3 },
    leaderOrHero: { dealt: 7, discarded: 2 },
    champion: { dealt: 6, discarded: 1 },
    exchanges: 5,
    heroAdvantage: 1,
    fatalWounds: 3,
    graveWounds: 2,
    wonLp: 1,
    graveLp: 1,
    lossDp: 1,
    winLevel: 1,
    /** DUEL-4 */
    cardValues: { J: 10, Q: 11, K: 12, A: 13, joker: 14 },
    /** DUEL-6: a strike this many times the other's goes home unanswered */
    overwhelms: 2,
  },
  /** AL-4 */
  leaderLostLevels: -1,
  /** MOVE-4 */
  fatigue: { dry: 5, rain: 4 },
  /** MAN-3, MAN-5, MISS-2: what a half move and half dice are divided by */
  halved: 2,
  /** MAN-4, in inches */
  sideStep: 2,
  /** REST-1: inches that must lie between a resting unit and all enemies */
  restC: 2,
  restD: { near: 2, far: 8 },
  /** MISS-2, MISS-3 */
  missiles: { dicePerStand: 2, hitsOn: 6 },
  /** CHG-2 */
  charge: {
    needs: 4,
    leader: 1,
    ready: 1,
    friend: 1,
    gradeA: 1,
    gradeD: -1,
    disordered: -1,
    disorderedDps: 2,
    standard: 1,
    /** CHG-3 */
    failedDps: 1,
  },
  /** COMB-1 */
  combat: {
    bloodLust: 2,
    ready: 1,
    shaken: -2,
    perDp: -1,
    flankStand: 2,
    /** one supporting stand a flank */
    flanks: 2,
    charged: 1,
    followingUp: 1,
    inspired: 1,
    /** COMB-3 */
    hitsOn: 5,
    hitsOnHampered: 6,
    /** COMB-4 */
    leaderHits: 1,
  },
  /** RES-1: the least margin of each winning band */
  margin: { victory: 5, success: 2 },
  /** RES-2..5 */
  result: {
    victoryLevels: 2,
    successLevels: 1,
    lossLevels: -1,
    defeatDps: 1,
    inconclusiveDps: 1,
    stepApart: 1,
  },
  /** AFTER-1, AFTER-3 */
  cannotMoveDps: 1,
  /** AFTER-6 */
  freeHack: { kills: 3 },
  /** GOD-J */
  hardDrinkingDps: 1,
  /** GOD-3, GOD-Q, GOD-A, GOD-T, GOD-R */
  gods: { omenLevels: -1, queenLevels: 1, aceLp: 1, terrorLevels: -1, rainTurns: 2 },
} as const;
