import type { Phase } from '#/games/shieldwall/rules';

/** One short word for each step of the strip. */
export const PHASE_WORDS: Record<Phase, string> = {
  initiative: 'Init',
  gods: 'Gods',
  leadership: 'Lead',
  movement: 'Move',
  missiles: 'Shoot',
  combat: 'Fight',
};
