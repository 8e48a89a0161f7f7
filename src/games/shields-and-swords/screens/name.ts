/** How this game is called in the store and in addresses. Apart from its rules: lists do without them. */
export const GAME = 'shields-and-swords';
