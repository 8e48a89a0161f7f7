import { D6 } from '#/core/dice';
import { type Counts, convolve, hitCounts, sharesOf, shift } from '#/core/odds';
import { fail, ok, type Result } from '#/core/result';
import { isDestroyed } from '../condition';
import { type Refusal, sumOf } from '../rule';
import { otherSide, SIDES, type Side } from '../words';
import { refightOf, resultsOf, type SideResults } from './combat';
import { automaticHits, checkCombat, diceOf, hitNumber } from './combat-dice';
import { BANDS, type Band, bandOf, oppositeBand } from './combat-result';
import type { Combat, Fighter } from './fighter';

/**
 * How a combat ends for a side. `apart`: two inconclusive rounds. `alone`: the DP of one of them
 * took the enemy's last unit; `gone`: it took the side's own last.
 */
export const ENDINGS = [
  'victory',
  'success',
  'alone',
  'apart',
  'setBack',
  'gone',
  'defeat',
] as const;
export type CombatEnding = (typeof ENDINGS)[number];

/** The chances of one unit over the whole combat, refight included. */
export interface FighterOdds {
  readonly id: string;
  /** Still there, and Shaken. */
  readonly endsShaken: number;
  /** At least one, the last included. */
  readonly losesStand: number;
  readonly destroyed: number;
  readonly retires: number;
  readonly breaks: number;
}

export interface CombatOdds {
  /** In the next round: ways of 0, 1, 2 ... hits, the automatic one counted. */
  readonly hits: Readonly<Record<Side, Counts>>;
  /** In the next round. */
  readonly bands: Readonly<Record<Side, Readonly<Record<Band, number>>>>;
  /** In the end, after the refight if there is one. */
  readonly endings: Readonly<Record<Side, Readonly<Record<CombatEnding, number>>>>;
  /** Victory, success or the last one standing, in the end. */
  readonly wins: Readonly<Record<Side, number>>;
  /** Before RISK-1: a leader's fall in this combat is a test of its own. */
  readonly fighters: readonly FighterOdds[];
}

/** COMB-5: dice that hit on the same number are one throw, whoever throws them. */
const hitsOf = (fighters: readonly Fighter[], combat: Combat): Counts => {
  const dice = new Map<number, number>();
  for (const fighter of fighters) {
    const { on } = hitNumber(fighter);
    dice.set(on, (dice.get(on) ?? 0) + diceOf(fighter, combat));
  }
  const thrown = [...dice].map(([on, count]) => hitCounts(D6, count, on));
  return shift(thrown.reduce(convolve), sumOf(automaticHits(fighters)));
};

type BandShares = Record<Band, number>;
type EndingShares = Record<CombatEnding, number>;

/** RES-1 as red sees it. */
const redBands = (red: Counts, black: Counts): BandShares => {
  const shares: BandShares = { victory: 0, success: 0, inconclusive: 0, setBack: 0, defeat: 0 };
  const margins = convolve(sharesOf(red), sharesOf(black).reverse());
  margins.forEach((share, i) => {
    shares[bandOf(i - (black.length - 1))] += share;
  });
  return shares;
};

const mirrored = (red: BandShares): BandShares => ({
  victory: red.defeat,
  success: red.setBack,
  inconclusive: red.inconclusive,
  setBack: red.success,
  defeat: red.victory,
});

const noEndings = (): EndingShares => ({
  victory: 0,
  success: 0,
  alone: 0,
  apart: 0,
  setBack: 0,
  gone: 0,
  defeat: 0,
});

/** What is added up while the two rounds are gone through. */
interface Tally {
  readonly endings: Record<Side, EndingShares>;
  readonly fighters: ReadonlyMap<string, FighterTally>;
}

interface FighterTally {
  /** Before the first round. */
  readonly stands: number;
  readonly odds: { -readonly [K in keyof FighterOdds]: FighterOdds[K] };
}

const tallyFighters = (tally: Tally, results: SideResults, share: number): void => {
  for (const { id, after, move } of [...results.red, ...results.black]) {
    const { odds, stands } = tally.fighters.get(id) as FighterTally;
    if (isDestroyed(after)) odds.destroyed += share;
    else if (after.level === 'shaken') odds.endsShaken += share;
    if (after.stands < stands) odds.losesStand += share;
    if (move === 'retire') odds.retires += share;
    if (move === 'break') odds.breaks += share;
  }
};

const isGone = (results: SideResults, side: Side): boolean =>
  results[side].every(({ after }) => isDestroyed(after));

const inconclusiveEnding = (results: SideResults, side: Side): CombatEnding => {
  if (isGone(results, side)) return 'gone';
  return isGone(results, otherSide(side)) ? 'alone' : 'apart';
};

/** Goes through the round's bands; an inconclusive one leads to the refight, if one is due. */
const tallyRound = (tally: Tally, combat: Combat, bands: BandShares, reached: number): void => {
  for (const band of BANDS) {
    const share = reached * bands[band];
    if (share === 0) continue;
    const results = resultsOf(combat, band);
    if (band !== 'inconclusive') {
      tally.endings.red[band] += share;
      tally.endings.black[oppositeBand(band) as typeof band] += share;
      tallyFighters(tally, results, share);
      continue;
    }
    const refight = refightOf(combat);
    if (!refight) {
      for (const side of SIDES) tally.endings[side][inconclusiveEnding(results, side)] += share;
      tallyFighters(tally, results, share);
      continue;
    }
    const dropOut = (side: Side) => results[side].filter(({ after }) => isDestroyed(after));
    tallyFighters(tally, { red: dropOut('red'), black: dropOut('black') }, share);
    const again = redBands(hitsOf(refight.red, refight), hitsOf(refight.black, refight));
    tallyRound(tally, refight, again, share);
  }
};

const startTally = (combat: Combat): Tally => {
  const all = [...combat.red, ...combat.black];
  const none = { endsShaken: 0, losesStand: 0, destroyed: 0, retires: 0, breaks: 0 };
  return {
    endings: { red: noEndings(), black: noEndings() },
    fighters: new Map(all.map(({ id, stands }) => [id, { stands, odds: { id, ...none } }])),
  };
};

/** Exact: every throw of both sides counted, none sampled. */
export const combatOdds = (combat: Combat): Result<CombatOdds, Refusal> => {
  const impossible = checkCombat(combat);
  if (impossible) return fail(impossible);
  const hits = { red: hitsOf(combat.red, combat), black: hitsOf(combat.black, combat) };
  const red = redBands(hits.red, hits.black);
  const tally = startTally(combat);
  tallyRound(tally, combat, red, 1);
  const { endings } = tally;
  const winsOf = (side: Side) =>
    endings[side].victory + endings[side].success + endings[side].alone;
  return ok({
    hits,
    bands: { red, black: mirrored(red) },
    endings,
    wins: { red: winsOf('red'), black: winsOf('black') },
    fighters: [...tally.fighters.values()].map(({ odds }) => odds),
  });
};
