import { GAME } from '../name';

export const CARDS = `/${GAME}/armies`;

/** The way to a new battle, with a card already chosen. */
export const newBattlePath = (card?: string): string =>
  `/${GAME}/battle/new${card ? `?${new URLSearchParams({ card })}` : ''}`;
