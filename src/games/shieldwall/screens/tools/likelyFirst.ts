import type { Unit } from '#/games/shieldwall/rules';

/** Those who are probably meant stand first; nobody is left out. */
export const likelyFirst = (
  units: readonly Unit[],
  likely: (unit: Unit) => boolean,
): readonly Unit[] => [...units].sort((a, b) => Number(likely(b)) - Number(likely(a)));
