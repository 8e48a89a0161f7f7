/** The vocabulary of Shields & Swords II: every word that the other files speak. */

export { otherSide, SIDES, type Side } from '#/core/sides';

/** Ids tell side, wing and place: wing `red-1`, unit `red-1-0`. A marker goes by its place in its side's pool. */
export type WingId = string;
export type UnitId = string;

/** UNIT-1: the codes printed on the counters. */
export const UNIT_TYPES = ['V', 'L', 'I', 'HH', 'LH'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export const isHorse = (type: UnitType): boolean => type === 'HH' || type === 'LH';

/** UNIT-2, from best to worst; E and F are reached by reckoning only. */
export const CLASSES = ['AA', 'A', 'B', 'C', 'D', 'E', 'F'] as const;
export type CombatClass = (typeof CLASSES)[number];
export const PRINTED_CLASSES = ['AA', 'A', 'B', 'C', 'D'] as const;
export type PrintedClass = (typeof PRINTED_CLASSES)[number];

/** CMD-1: what a marker can order. */
export const ORDERS = ['fire', 'horse', 'withdraw', 'shieldWall', 'move', 'combat'] as const;
export type Order = (typeof ORDERS)[number];
export const FACES = [...ORDERS, 'bonus'] as const;
export type Face = (typeof FACES)[number];

/** TURN-1: the order of a player turn. */
export const PHASES = [
  'command',
  'fire',
  'horse',
  'withdraw',
  'shieldWall',
  'move',
  'secondMove',
  'combat',
  'secondCombat',
  'pitched',
  'initiative',
] as const;
export type Phase = (typeof PHASES)[number];

/** What the combat results table says: D is the target, A the attackers. */
export const COMBAT_RESULTS = [
  'DE',
  'DL',
  'DR',
  'DR*',
  'NE',
  'NE*',
  'EX',
  'AR',
  'AL',
  'AE',
] as const;
export type CombatResult = (typeof COMBAT_RESULTS)[number];

/** COMB-1, COMB-5, HORSE-2: an attack belongs to one of three kinds of phase. */
export const ATTACK_KINDS = ['combat', 'pitched', 'charge'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

/** RES-5, then RES-6 and RES-7, then RES-8: the order in which a result may be changed. */
export const CHOICE_KINDS = ['star', 'attacker', 'defender'] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

/** UNIT-1: the colour behind the units of a wing. */
export const COLOURS = [
  'red',
  'blue',
  'green',
  'yellow',
  'orange',
  'purple',
  'brown',
  'white',
  'grey',
  'black',
] as const;
export type Colour = (typeof COLOURS)[number];

export const TYPE_NAMES: Record<UnitType, string> = {
  V: 'Veteran',
  L: 'Levy',
  I: 'Infantry',
  HH: 'Heavy horse',
  LH: 'Light horse',
};

export const FACE_NAMES: Record<Face, string> = {
  fire: 'Fire',
  horse: 'Horse',
  withdraw: 'Withdraw',
  shieldWall: 'Shield Wall',
  move: 'Move',
  combat: 'Combat',
  bonus: 'Bonus',
};

export const PHASE_NAMES: Record<Phase, string> = {
  command: 'Command',
  fire: 'Fire',
  horse: 'Horse',
  withdraw: 'Withdraw',
  shieldWall: 'Shield Wall',
  move: 'Move',
  secondMove: 'Second Move',
  combat: 'Combat',
  secondCombat: 'Second Combat',
  pitched: 'Pitched Combat',
  initiative: 'Initiative',
};
