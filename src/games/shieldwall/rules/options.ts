/** Where the rulebook and the quick sheet differ, each battle says which one it follows. */
export interface Options {
  /** OPT-REST-D: D Grade rests beyond 2" (near) or 8" (far) of all enemy */
  restD: 'near' | 'far';
  /** OPT-RAIN: the first joker's rain lasts this turn and the next, or to the end */
  rain: 'twoTurns' | 'restOfGame';
  /** OPT-MIN-DIE: the least number of combat dice of a unit */
  minDie: 0 | 1;
  /** OPT-MISSILE-AL: a level for each hit until Present, or one in all */
  missileLevels: 'eachHit' | 'once';
  /** OPT-ONE-LEVEL: one level for all broken units near at the same time, or one for each */
  nearbyLosses: 'oneLevel' | 'each';
  /** OPT-CINC: whom the death of the commander in chief touches */
  commanderKilled: 'contingent' | 'army';
  /** OPT-CAMP: whom camp followers help */
  campFollowers: 'contingent' | 'attached';
  /** OPT-DP-CAP: DPs past four stop there, or go on being counted */
  dpCap: 'stops' | 'goesOn';
  /** OPT-DUEL-ORDER: what comes first in the Leadership phase */
  duelOrder: 'duelsFirst' | 'movesFirst';
  /** OPT-TERRAIN-STOP: a unit may stop short of difficult terrain */
  terrainStop: boolean;
  /** OPT-HALT: a move halts 2" from enemies to its front, or from any in sight */
  halt: 'front' | 'visible';
}

export const QUICK_SHEET: Options = {
  restD: 'near',
  rain: 'twoTurns',
  minDie: 1,
  missileLevels: 'eachHit',
  nearbyLosses: 'oneLevel',
  commanderKilled: 'contingent',
  campFollowers: 'contingent',
  dpCap: 'stops',
  duelOrder: 'duelsFirst',
  terrainStop: true,
  halt: 'front',
};

export const RULEBOOK: Options = {
  restD: 'far',
  rain: 'restOfGame',
  minDie: 0,
  missileLevels: 'once',
  nearbyLosses: 'each',
  commanderKilled: 'army',
  campFollowers: 'contingent',
  dpCap: 'stops',
  duelOrder: 'movesFirst',
  terrainStop: false,
  halt: 'visible',
};

export const PRESETS = { quickSheet: QUICK_SHEET, rulebook: RULEBOOK } as const;
export type Preset = keyof typeof PRESETS;
