/** How figures are written on the sheet. */

export const signed = (value: number): string =>
  value < 0 ? `−${-value}` : value === 0 ? '0' : `+${value}`;

export const inches = (value: number): string => `${value}″`;

const counted = (value: number, one: string, many: string): string =>
  `${value} ${value === 1 ? one : many}`;

export const dps = (value: number): string => counted(value, 'DP', 'DPs');
export const lps = (value: number): string => counted(value, 'LP', 'LPs');
export const levels = (value: number): string => counted(value, 'level', 'levels');
export const stands = (value: number): string => counted(value, 'stand', 'stands');

/** `4–6`, or `6` when there is but one face. */
export const span = (from: number, to: number): string =>
  from === to ? `${from}` : `${from}–${to}`;

/** The faces of a D6 from this one up. */
export const faces = (from: number): string => span(from, 6);
