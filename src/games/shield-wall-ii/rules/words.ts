/** The vocabulary of Shield Wall II: every word that the other files use. */

/** MAP-2: red is the army listed first; it lies south and looks north. */
export { otherSide, SIDES, type Side } from '#/core/sides';

/** ARMY-1: one army of each role. */
export const ROLES = ['superior', 'inferior'] as const;
export type Role = (typeof ROLES)[number];

/** A unit is a warband or a camp; the lord's warband is a kind of its own (ARMY-2, ARMY-4). */
export const KINDS = ['lord', 'warband', 'camp'] as const;
export type Kind = (typeof KINDS)[number];

/** ARMY-3: a waiting warband is not yet deployed; a camp is fresh until it routs. */
export const STATES = ['waiting', 'fresh', 'spent', 'routed'] as const;
export type State = (typeof STATES)[number];

/** TURN-2: first all orders (deploy, move, turn), then all attacks. */
export const PHASES = ['orders', 'attacks'] as const;
export type Phase = (typeof PHASES)[number];

/** How strongly the phone plays, where it plays a side itself. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** The phone knows every hex, or the positions are on the table and the phone keeps the rest. */
export const MODES = ['board', 'tally'] as const;
export type Mode = (typeof MODES)[number];
