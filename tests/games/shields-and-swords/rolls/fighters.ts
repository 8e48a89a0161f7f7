import {
  type Attack,
  FIGURES,
  type Fighter,
  type PrintedClass,
  type UnitType,
} from '#/games/shields-and-swords/rules';

/** Two steps, in the open, worth one point: changed where a test needs it. */
export const fighter = (
  type: UnitType,
  combatClass: PrintedClass,
  change: Partial<Fighter> = {},
): Fighter => ({
  name: `${type} ${combatClass}`,
  type,
  class: combatClass,
  steps: 2,
  fullSteps: 2,
  suppressed: false,
  inShieldWall: false,
  points: 1,
  ...change,
});

export const attackBy = (
  primary: Fighter,
  target: Fighter,
  change: Partial<Attack> = {},
): Attack => ({
  kind: 'combat',
  bonus: false,
  target,
  primary,
  participants: [],
  downhill: false,
  trench: false,
  modifiers: [],
  figures: FIGURES,
  ...change,
});
