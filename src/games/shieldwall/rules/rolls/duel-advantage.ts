import type { Odds } from '#/core/odds';
import type { Result } from '#/core/result';
import { FIGURES } from '../figures';
import type { Part, Refusal } from '../rule';
import type { Side } from '../words';
import {
  type DiceOffParts,
  type DiceOffResult,
  type DiceOffThrows,
  diceOff,
  diceOffOdds,
} from './dice-off';

/** DUEL-5: which side's fighter is a heroic champion. */
export type Heroes = Readonly<Record<Side, boolean>>;

const bonus = (heroic: boolean): readonly Part[] =>
  heroic ? [{ label: 'Heroic champion', value: FIGURES.duel.heroAdvantage, rule: 'DUEL-5' }] : [];

export const duelAdvantageParts = (heroes: Heroes): DiceOffParts => ({
  red: bonus(heroes.red),
  black: bonus(heroes.black),
});

/** DUEL-5: the higher has the advantage, the other plays first. */
export const duelAdvantage = (
  heroes: Heroes,
  throws: DiceOffThrows,
): Result<DiceOffResult, Refusal> => diceOff(duelAdvantageParts(heroes), throws, 'DUEL-5');

export const duelAdvantageOdds = (heroes: Heroes): Odds<Side> =>
  diceOffOdds(duelAdvantageParts(heroes));
