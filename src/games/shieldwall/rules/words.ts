/** The vocabulary of Shieldwall 2.1: every word that the other files speak. */

/** The two sides are named after the colours of the god pack. */
export { otherSide, SIDES, type Side } from '#/core/sides';

/** Ids tell side, contingent and place (`red-1`, `red-1-0`); a leader goes by his contingent's. */
export type UnitId = string;
export type ContingentId = string;

/** ORG-3 */
export const GRADES = ['A', 'B', 'C', 'D'] as const;
export type Grade = (typeof GRADES)[number];

/** True when `a` is of the same grade as `b` or a better one (AL-3, DP-3). */
export const atLeast = (a: Grade, b: Grade): boolean => GRADES.indexOf(a) <= GRADES.indexOf(b);

/** A unit is a leader's retinue or a band of his followers (ORG-2). */
export const UNIT_KINDS = ['retinue', 'band'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** AL: from the meekest to the fiercest. */
export const LEVELS = ['shaken', 'present', 'ready', 'bloodLust'] as const;
export type Level = (typeof LEVELS)[number];

/** -1 Shaken, 0 Present, 1 Ready for battle, 2 Blood lust. */
export const abovePresent = (level: Level): number =>
  LEVELS.indexOf(level) - LEVELS.indexOf('present');

/** DP-1: the first two never cost a level (DP-2), the last three do. */
export const DP_CAUSES = ['fatigue', 'manoeuvre', 'combat', 'shooting', 'morale'] as const;
export type DpCause = (typeof DP_CAUSES)[number];

/** ORG-5 */
export const SUPERNUMERARIES = [
  'campFollowers',
  'holyPerson',
  'heroicChampion',
  'battleStandard',
  'specialWeapon',
] as const;
export type Supernumerary = (typeof SUPERNUMERARIES)[number];

/** DUEL-11: what is a leader's own; the rest is with his men. */
export const isOwned = (kind: Supernumerary): boolean =>
  kind === 'specialWeapon' || kind === 'holyPerson';

/** TURN: both sides finish a phase before the next begins. */
export const PHASES = [
  'initiative',
  'gods',
  'leadership',
  'movement',
  'missiles',
  'combat',
] as const;
export type Phase = (typeof PHASES)[number];

/** Where a unit is bound: in hand, or on one of the moves that follow a combat (AFTER). */
export const COURSES = ['steady', 'retiring', 'pursuing', 'broken'] as const;
export type Course = (typeof COURSES)[number];

/** How a unit left the battle. */
export const LOSSES = ['destroyed', 'routed', 'surrendered', 'leftTable'] as const;
export type Loss = (typeof LOSSES)[number];

/** What has become of a leader. */
export const FATES = ['leading', 'killed', 'captured'] as const;
export type Fate = (typeof FATES)[number];

export const LEVEL_NAMES: Record<Level, string> = {
  shaken: 'Shaken',
  present: 'Present',
  ready: 'Ready for battle',
  bloodLust: 'Blood lust',
};

export const PHASE_NAMES: Record<Phase, string> = {
  initiative: 'Initiative',
  gods: 'Gods',
  leadership: 'Leadership',
  movement: 'Movement',
  missiles: 'Missiles',
  combat: 'Combat',
};

export const SUPERNUMERARY_NAMES: Record<Supernumerary, string> = {
  campFollowers: 'Camp followers',
  holyPerson: 'Holy person',
  heroicChampion: 'Heroic champion',
  battleStandard: 'Battle standard',
  specialWeapon: 'Special weapon',
};
