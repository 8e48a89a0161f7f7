/** Its calculators: none needs a battle. */
export const TOOLS = [
  { id: 'attack', name: 'Attack', icon: 'swords' },
  { id: 'dice', name: 'One die', icon: 'dice' },
] as const;
