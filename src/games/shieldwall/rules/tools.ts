/** The calculators, in the order of a turn; each is a page by this name. */
export const TOOL_IDS = [
  'deployment',
  'leader-points',
  'initiative',
  'gods',
  'duel',
  'control',
  'movement',
  'rest',
  'missiles',
  'charge',
  'combat',
  'risk',
  'lost-retinue',
  'morale',
  'pursuit',
  'free-hack',
  'dice',
] as const;
export type ToolId = (typeof TOOL_IDS)[number];

/** On the board: a leader's or a unit's own list of actions, or the turn and how the battle ends. */
export type PanelName = 'leader' | 'unit' | 'turn';
