import { invalid, type Refusal, type Terms } from './refusal';
import { fail, ok, type Result } from './result';

/** The effects of a command without those that the players decline, by their place in the preview. */
export function withoutDeclined<Effect>(
  effects: readonly Effect[],
  { declined = [] }: Terms,
): Result<readonly Effect[], Refusal<never>> {
  const wrong = declined.find((place) => !Object.hasOwn(effects, place));
  if (wrong !== undefined) return fail(invalid(`There is no effect ${wrong} to decline.`));
  return ok(effects.filter((_, place) => !declined.includes(place)));
}
