/** Its calculators: none needs a battle. */
export const TOOLS = [
  { id: 'attack', name: 'Attack', icon: 'swords' },
  { id: 'hits', name: 'Several attacks', icon: 'axe' },
  { id: 'dice', name: 'One die', icon: 'dice' },
] as const;
