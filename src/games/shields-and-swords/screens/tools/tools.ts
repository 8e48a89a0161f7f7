/** Its calculators: none needs a battle. */
export const TOOLS = [
  { id: 'attack', name: 'Attack', icon: 'swords' },
  { id: 'fire', name: 'Fire', icon: 'arrow' },
  { id: 'integrity', name: 'Integrity', icon: 'hand' },
  { id: 'victory', name: 'Victory check', icon: 'crown' },
  { id: 'dice', name: 'One D8', icon: 'dice' },
] as const;
