import { type Die, isFace } from '../../../../core/dice';
import { MOST_DICE } from '../../../../core/odds';
import { invalid, type Refusal, type RuleId } from '../rule';

/** A roll refuses dice that it did not ask for and faces that its die does not have. */
export const checkFaces = (
  faces: readonly number[],
  die: Die,
  count: number,
  rule: RuleId,
): Refusal | null => {
  if (faces.length !== count) {
    return invalid(`Dice for this roll: ${count}, not ${faces.length}.`, rule);
  }
  const wrong = faces.find((face) => !isFace(die, face));
  return wrong === undefined ? null : invalid(`There is no ${wrong} on this die.`, rule);
};

/** A whole number from `least` up, to `most` if there is a most, or a refusal that names what it counts. */
export const checkCount = (
  n: number,
  least: number,
  most: number,
  what: string,
  rule: RuleId,
): Refusal | null => {
  if (Number.isInteger(n) && n >= least && n <= most) return null;
  const range = most === Number.POSITIVE_INFINITY ? `${least} or more` : `${least} to ${most}`;
  return invalid(`${what}: ${n} is not a whole number, ${range}.`, rule);
};

/** More dice than any table throws would overflow the odds. */
export const checkDice = (dice: number, rule: RuleId): Refusal | null =>
  checkCount(dice, 0, MOST_DICE, 'Dice', rule);

/** The first refusal of several checks. */
export const firstRefusal = (checks: readonly (Refusal | null)[]): Refusal | null =>
  checks.find((check) => check !== null) ?? null;
