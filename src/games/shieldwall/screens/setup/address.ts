/** The way to a new battle, with an army of the player's own already in it. */
export const newBattlePath = (army?: string): string =>
  `/battle/new${army ? `?${new URLSearchParams({ army })}` : ''}`;
