import type { Volley } from '#/games/shieldwall/rules';

/** A volley before its dice. */
export type VolleyPlan = Omit<Volley, 'faces' | 'skilledArcher'> & {
  readonly skilledArcher: number;
};
