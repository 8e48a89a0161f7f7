import type { Kind, Role } from './words';

/**
 * Every number of the rules, once. Kernel, calculators and sheet read them here,
 * so they cannot disagree. Each cites the rule that it comes from.
 */
export const FIGURES = {
  /** ARMY-1: the lord's among them */
  warbands: 10,
  /** ARMY-2 */
  strength: { lord: 4, warband: 3, camp: 2 } satisfies Record<Kind, number>,
  /** ARMY-4 */
  points: { lord: 2, warband: 1, camp: 2 } satisfies Record<Kind, number>,
  /** CMD-1, OPT-COMMANDS: how many fewer than the warbands */
  commandsShort: { superior: 1, inferior: 3 } satisfies Record<Role, number>,
  /** CMD-2: a deployment, a move or turn, or an attack of one warband */
  commandCost: 1,
  /** DEP-2 */
  deploymentTurns: 3,
  /** ATT-4 */
  modifier: { lord: 1, downhill: 1, alone: 1, friendInFront: -1 },
  /** HIT: how many fresh neighbours save a unit by becoming spent */
  savers: { lord: 2, warband: 1, camp: 1 } satisfies Record<Kind, number>,
  /** WIN-1, OPT-POINTS: points that the enemy must have lost */
  pointsToWin: { superior: 4, inferior: 2, inferiorAtAshdown: 4 },
  /** WIN-2, OPT-TURNS */
  turns: 18,
  /** OPT-PLAY-ON: points lost that decide the field after the inferior army has won */
  fieldPoints: 4,
  /** What the options can be set to. */
  range: {
    commandsShort: { least: 0, most: 9 },
    pointsToWin: { least: 1, most: 13 },
    turns: { least: 4, most: 99 },
  },
} as const;
