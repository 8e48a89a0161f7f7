import { checkCount } from '#/core/checks';
import { MOST_DICE } from '#/core/odds';
import type { Refusal, RuleId } from '../rule';

/** More dice than any table throws would overflow the odds. */
export const checkDice = (dice: number, rule: RuleId): Refusal | null =>
  checkCount(dice, 0, MOST_DICE, 'Dice', rule);
