import { type Die, isFace } from './dice';
import { invalid, type Refusal } from './refusal';

/** A roll refuses dice that it did not ask for and faces that its die does not have. */
export const checkFaces = <Rule extends string>(
  faces: readonly number[],
  die: Die,
  count: number,
  rule: Rule,
): Refusal<Rule> | null => {
  if (faces.length !== count) {
    return invalid(`Dice for this roll: ${count}, not ${faces.length}.`, rule);
  }
  const wrong = faces.find((face) => !isFace(die, face));
  return wrong === undefined ? null : invalid(`There is no ${wrong} on this die.`, rule);
};

/** A whole number from `least` up, to `most` if there is a most, or a refusal that names what it counts. */
export const checkCount = <Rule extends string>(
  n: number,
  least: number,
  most: number,
  what: string,
  rule: Rule,
): Refusal<Rule> | null => {
  if (Number.isInteger(n) && n >= least && n <= most) return null;
  const range = most === Number.POSITIVE_INFINITY ? `${least} or more` : `${least} to ${most}`;
  return invalid(`${what}: ${n} is not a whole number, ${range}.`, rule);
};
