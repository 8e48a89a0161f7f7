/** A battle has two sides. They go by colours; each game says what a side is called. */
export const SIDES = ['red', 'black'] as const;
export type Side = (typeof SIDES)[number];

/** What the two colours are called on every screen. */
export const SIDE_NAMES: Readonly<Record<Side, string>> = { red: 'Red', black: 'Black' };

export const otherSide = (side: Side): Side => (side === 'red' ? 'black' : 'red');
