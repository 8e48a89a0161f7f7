/** How this game is called in the store. Apart from its rules: lists and first pages do without them. */
export const GAME = 'shieldwall';
