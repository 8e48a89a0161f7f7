import type { Volley } from '../../../rules';

/** A volley before its dice. */
export type Aim = Omit<Volley, 'faces'>;
