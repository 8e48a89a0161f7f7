import { checkFaces } from '#/core/checks';
import { countFrom, D6 } from '#/core/dice';
import { fail, ok, type Result } from '#/core/result';
import { type Condition, isDestroyed } from '../condition';
import { invalid, type Part, type Refusal, sumOf } from '../rule';
import { otherSide, SIDES, type Side } from '../words';
import { automaticHits, checkCombat, combatDice, hitNumber } from './combat-dice';
import {
  type Band,
  bandOf,
  type FighterResult,
  isWin,
  loserResult,
  oppositeBand,
  steadyResult,
  winnersMove,
} from './combat-result';
import type { Combat, Fighter } from './fighter';

/** The faces of every fighter in one round, by its id. */
export type RoundFaces = Readonly<Record<string, readonly number[]>>;

export interface SideHits {
  readonly byFighter: Readonly<Record<string, number>>;
  readonly automatic: readonly Part[];
  readonly total: number;
}

export interface CombatRound {
  readonly combat: Combat;
  readonly hits: Readonly<Record<Side, SideHits>>;
  readonly bands: Readonly<Record<Side, Band>>;
  readonly results: Readonly<Record<Side, readonly FighterResult[]>>;
}

export interface CombatResult {
  readonly rounds: readonly CombatRound[];
  /** The round that is still to be thrown: the first, the refight (RES-3), or none. */
  readonly next: Combat | null;
}

/** The results of both sides, in the order of their fighters. */
export type SideResults = Readonly<Record<Side, readonly FighterResult[]>>;

/** RES-3: a side that has lost its last unit to the DP leaves the other standing. */
const inconclusive = (combat: Combat): SideResults => {
  const goesOn = combat.refight ? 'stepBack' : 'fightAgain';
  const resultsOf = (side: Side, move: 'stay' | 'stepBack' | 'fightAgain') =>
    combat[side].map((fighter) => steadyResult(fighter, 'inconclusive', move, combat.options));
  const red = resultsOf('red', goesOn);
  const black = resultsOf('black', goesOn);
  const gone = (results: readonly FighterResult[]) =>
    results.every(({ after }) => isDestroyed(after));
  return {
    red: gone(black) ? resultsOf('red', 'stay') : red,
    black: gone(red) ? resultsOf('black', 'stay') : black,
  };
};

/** RES-2..6: what a round does to every fighter when red gets this band. */
export const resultsOf = (combat: Combat, red: Band): SideResults => {
  if (red === 'inconclusive') return inconclusive(combat);
  const winner: Side = isWin(red) ? 'red' : 'black';
  const loser = otherSide(winner);
  const best = winner === 'red' ? red : oppositeBand(red);
  const victory = best === 'victory';
  const lost = combat[loser].map((fighter) =>
    loserResult(fighter, victory ? 'defeat' : 'setBack', combat.charge, combat.options),
  );
  const move = winnersMove(lost.map((each) => each.move));
  const won = combat[winner].map((fighter) =>
    steadyResult(fighter, victory ? 'victory' : 'success', move, combat.options),
  );
  return winner === 'red' ? { red: won, black: lost } : { red: lost, black: won };
};

const worn = (
  fighters: readonly Fighter[],
  results: readonly FighterResult[],
): readonly Fighter[] =>
  fighters.flatMap((fighter, i) => {
    const after: Condition = results[i]?.after ?? fighter;
    return isDestroyed(after)
      ? []
      : [{ ...fighter, ...after, engagedStands: Math.min(fighter.engagedStands, after.stands) }];
  });

/** RES-3: the second round, without charge; null when a side has nobody left or this was the second. */
export const refightOf = (combat: Combat): Combat | null => {
  if (combat.refight) return null;
  const results = inconclusive(combat);
  const red = worn(combat.red, results.red);
  const black = worn(combat.black, results.black);
  return red.length > 0 && black.length > 0
    ? { ...combat, red, black, charge: false, refight: true }
    : null;
};

const hitsOf = (fighters: readonly Fighter[], faces: RoundFaces): SideHits => {
  const automatic = automaticHits(fighters);
  const byFighter = Object.fromEntries(
    fighters.map((fighter) => [
      fighter.id,
      countFrom(faces[fighter.id] ?? [], hitNumber(fighter).on),
    ]),
  );
  const total = Object.values(byFighter).reduce((sum, hits) => sum + hits, sumOf(automatic));
  return { byFighter, automatic, total };
};

const checkRound = (combat: Combat, faces: RoundFaces): Refusal | null => {
  const dice = combatDice(combat);
  const stranger = Object.keys(faces).find((id) => !Object.hasOwn(dice, id));
  if (stranger !== undefined) return invalid(`"${stranger}" does not fight here.`, 'COMB-5');
  for (const [id, count] of Object.entries(dice)) {
    const bad = checkFaces(Object.hasOwn(faces, id) ? (faces[id] ?? []) : [], D6, count, 'COMB-1');
    if (bad) return bad;
  }
  return null;
};

const fightRound = (combat: Combat, faces: RoundFaces): CombatRound => {
  const hits = Object.fromEntries(
    SIDES.map((side) => [side, hitsOf(combat[side], faces)]),
  ) as Record<Side, SideHits>;
  const red = bandOf(hits.red.total - hits.black.total);
  return {
    combat,
    hits,
    bands: { red, black: oppositeBand(red) },
    results: resultsOf(combat, red),
  };
};

/** RES-3: a second round that nobody won: both sides step back. */
export const isStandOff = ({ results }: CombatRound): boolean =>
  SIDES.some((side) => results[side].some(({ move }) => move === 'stepBack'));

/** COMB, RES: the rounds thrown so far, and whether another is due. */
export const resolveCombat = (
  combat: Combat,
  rounds: readonly RoundFaces[],
): Result<CombatResult, Refusal> => {
  const impossible = checkCombat(combat);
  if (impossible) return fail(impossible);
  const fought: CombatRound[] = [];
  let next: Combat | null = combat;
  for (const faces of rounds) {
    if (!next) return fail(invalid('This combat is over: no more dice.', 'RES-3'));
    const bad = checkRound(next, faces);
    if (bad) return fail(bad);
    const round: CombatRound = fightRound(next, faces);
    fought.push(round);
    next = round.bands.red === 'inconclusive' ? refightOf(next) : null;
  }
  return ok({ rounds: fought, next });
};
