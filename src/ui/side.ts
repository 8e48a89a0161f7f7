/** The two sides of a table are told apart by shape and name as well as by colour. */
export type SideColour = 'red' | 'black';

/** "Red", "Black": the names of the god pack's colours. */
export const SIDE_NAMES: Record<SideColour, string> = { red: 'Red', black: 'Black' };
