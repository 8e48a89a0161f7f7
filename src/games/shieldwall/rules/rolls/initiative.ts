import type { Odds } from '#/core/odds';
import type { Result } from '#/core/result';
import { FIGURES } from '../figures';
import type { Part, Refusal, RuleId } from '../rule';
import type { Side } from '../words';
import {
  type DiceOffParts,
  type DiceOffResult,
  type DiceOffThrows,
  diceOff,
  diceOffOdds,
} from './dice-off';

/** The allowance of each C-in-C: 0 when there is none, or he is dead (TURN-1). */
export type CommanderPoints = Readonly<Record<Side, number>>;

const bonus = (own: number, enemy: number, rule: RuleId): readonly Part[] =>
  own > enemy ? [{ label: 'C-in-C with more LPs', value: FIGURES.commanderBonus, rule }] : [];

const partsBy = (lps: CommanderPoints, rule: RuleId): DiceOffParts => ({
  red: bonus(lps.red, lps.black, rule),
  black: bonus(lps.black, lps.red, rule),
});

/** TURN-1 */
export const initiativeParts = (lps: CommanderPoints): DiceOffParts => partsBy(lps, 'TURN-1');

/** TURN-1: the higher chooses to go first or second. */
export const initiative = (
  lps: CommanderPoints,
  throws: DiceOffThrows,
): Result<DiceOffResult, Refusal> => diceOff(initiativeParts(lps), throws, 'TURN-1');

/** TURN-1: who wins the initiative. */
export const initiativeOdds = (lps: CommanderPoints): Odds<Side> =>
  diceOffOdds(initiativeParts(lps));

/** SET-1 */
export const deploymentParts = (lps: CommanderPoints): DiceOffParts => partsBy(lps, 'SET-1');

/** SET-1: the lower deploys a contingent, the higher waits. */
export const deployment = (
  lps: CommanderPoints,
  throws: DiceOffThrows,
): Result<DiceOffResult, Refusal> => diceOff(deploymentParts(lps), throws, 'SET-1');

/** SET-1: who is higher, and so waits. */
export const deploymentOdds = (lps: CommanderPoints): Odds<Side> =>
  diceOffOdds(deploymentParts(lps));
