import { type Condition, changeLevel, isDestroyed, takeDps } from '../condition';
import { FIGURES } from '../figures';
import type { RuleId } from '../rule';
import type { CombatOptions, Fighter } from './fighter';

/** RES-1, from best to worst. */
export const BANDS = ['victory', 'success', 'inconclusive', 'setBack', 'defeat'] as const;
export type Band = (typeof BANDS)[number];

export const BAND_NAMES: Record<Band, string> = {
  victory: 'Victory',
  success: 'Success',
  inconclusive: 'Inconclusive',
  setBack: 'Set-back',
  defeat: 'Defeat',
};

/** RES-1: own hits less enemy hits. */
export const bandOf = (margin: number): Band => {
  const { victory, success } = FIGURES.margin;
  if (margin >= victory) return 'victory';
  if (margin >= success) return 'success';
  if (margin <= -victory) return 'defeat';
  return margin <= -success ? 'setBack' : 'inconclusive';
};

/** The same round as the enemy sees it. */
export const oppositeBand = (band: Band): Band =>
  BANDS[BANDS.length - 1 - BANDS.indexOf(band)] ?? band;

/** RES-3: what comes of a second round that nobody wins. */
export const STAND_OFF = `${2 * FIGURES.result.stepApart}″ apart`;

export const isWin = (band: Band): boolean => band === 'victory' || band === 'success';

export type LoserMove = 'fallBack' | 'retire' | 'break' | 'eliminated';
export type WinnerMove = 'followUp' | 'pursue' | 'choice' | 'stay';
/** What a unit does after the round. */
export type CombatMove = LoserMove | WinnerMove | 'fightAgain' | 'stepBack';

/** What a band does to one unit, as the result table says it. */
export interface CombatEffect {
  readonly levels: number;
  /** From combat. */
  readonly dps: number;
  readonly rules: readonly RuleId[];
}

/** The effect, and what it makes of the unit by DP-2 and AL-1. */
export interface FighterResult extends CombatEffect {
  readonly id: string;
  readonly before: Condition;
  readonly after: Condition;
  readonly move: CombatMove;
}

/** RES-2: the winners of a round gain levels; RES-3: neither side wins, both tire. */
const STEADY: Readonly<Record<'victory' | 'success' | 'inconclusive', () => CombatEffect>> = {
  victory: () => ({ levels: FIGURES.result.victoryLevels, dps: 0, rules: ['RES-2'] }),
  success: () => ({ levels: FIGURES.result.successLevels, dps: 0, rules: ['RES-2'] }),
  inconclusive: () => ({ levels: 0, dps: FIGURES.result.inconclusiveDps, rules: ['RES-3'] }),
};

interface Loss extends CombatEffect {
  readonly move: LoserMove;
}

/** RES-4, RES-5, RES-6: the branch of the unit's own state before the round; RISK-2 bends it. */
const lossOf = (fighter: Fighter, band: 'setBack' | 'defeat', charge: boolean): Loss => {
  const { level, fightsToDeath } = fighter;
  const defeat = band === 'defeat';
  const rule: RuleId = defeat ? 'RES-5' : 'RES-4';
  if (level === 'shaken') {
    return fightsToDeath
      ? { levels: 0, dps: 0, move: 'eliminated', rules: [rule, 'RISK-2'] }
      : { levels: 0, dps: 0, move: defeat ? 'break' : 'retire', rules: [rule] };
  }
  const retires = defeat && charge;
  return {
    levels: FIGURES.result.lossLevels,
    dps: defeat ? FIGURES.result.defeatDps : 0,
    move: retires && !fightsToDeath ? 'retire' : 'fallBack',
    rules: retires && fightsToDeath ? [rule, 'RISK-2'] : [rule],
  };
};

/** RES-7: level first, then DP. */
const suffer = (
  before: Condition,
  { levels, dps }: CombatEffect,
  options: CombatOptions,
): Condition => takeDps(changeLevel(before, levels), dps, 'combat', options);

const result = (
  fighter: Fighter,
  effect: CombatEffect,
  move: CombatMove,
  options: CombatOptions,
): FighterResult => {
  const { id, level, dps, stands } = fighter;
  const before = { level, dps, stands };
  const worn = suffer(before, effect, options);
  const after = move === 'eliminated' ? { ...worn, stands: 0 } : worn;
  return {
    id,
    levels: effect.levels,
    dps: effect.dps,
    rules: effect.rules,
    before,
    after,
    move: isDestroyed(after) ? 'eliminated' : move,
  };
};

/** What becomes of a unit that lost the round. */
export const loserResult = (
  fighter: Fighter,
  band: 'setBack' | 'defeat',
  charge: boolean,
  options: CombatOptions,
): FighterResult => {
  const loss = lossOf(fighter, band, charge);
  return result(fighter, loss, loss.move, options);
};

/** What becomes of a unit that did not lose it; `move` comes from what the others did. */
export const steadyResult = (
  fighter: Fighter,
  band: 'victory' | 'success' | 'inconclusive',
  move: CombatMove,
  options: CombatOptions,
): FighterResult => result(fighter, STEADY[band](), move, options);

/**
 * RES-2, AFTER-2, AFTER-5: winners follow up those that fell back and pursue those that ran;
 * if the losers parted ways they choose, if none is left they stay.
 */
export const winnersMove = (losers: readonly CombatMove[]): WinnerMove => {
  const fellBack = losers.includes('fallBack');
  const ran = losers.includes('retire') || losers.includes('break');
  if (fellBack) return ran ? 'choice' : 'followUp';
  return ran ? 'pursue' : 'stay';
};
