/** How figures are written on the sheet. */

export const signed = (value: number): string =>
  value < 0 ? `−${-value}` : value === 0 ? '0' : `+${value}`;

export const hexes = (value: number): string => (value === 1 ? '1 hex' : `${value} hexes`);

/** A shift of class: `1 up`, `2 down`. */
export const shift = (value: number): string => (value < 0 ? `${-value} down` : `${value} up`);
