import { checkFaces } from '#/core/checks';
import { D8 } from '#/core/dice';
import { fail, ok, type Result } from '#/core/result';
import { CRT, type Figures, GREATEST_ROLL, LEAST_ROLL, MATRIX } from '../figures';
import { type Part, type Refusal, sumOf } from '../rule';
import {
  type AttackKind,
  CLASSES,
  type CombatClass,
  type CombatResult,
  type PrintedClass,
  TYPE_NAMES,
  type UnitType,
} from '../words';

/** A unit as an attack sees it. */
export interface Fighter {
  readonly name: string;
  readonly type: UnitType;
  /** UNIT-7: base class, that of the side that lies up. */
  readonly class: PrintedClass;
  /** Steps left, of how many. */
  readonly steps: number;
  readonly fullSteps: number;
  readonly suppressed: boolean;
  readonly inShieldWall: boolean;
  /** VP-1: what it is worth to its enemy; a crown that nobody sees is not counted. */
  readonly points: number;
}

/** A number that a card adds, and that the players say applies (DRM-4, CARD-1). */
export interface Modifier {
  readonly name: string;
  readonly to: 'class' | 'roll' | 'fire';
  readonly value: number;
}

/** Everything that counts in one attack; plain inputs, no battle needed. */
export interface Attack {
  readonly kind: AttackKind;
  /** CMD-5: a Bonus lies on the wing's Horse order. */
  readonly bonus: boolean;
  readonly target: Fighter;
  readonly primary: Fighter;
  readonly participants: readonly Fighter[];
  /** CC-2: how the Primary stands to the target. */
  readonly downhill: boolean;
  readonly trench: boolean;
  readonly modifiers: readonly Modifier[];
  readonly figures: Figures;
}

/** COMB-4: how much better the first class is; 0 when they are equal. */
const classesAbove = (a: CombatClass, b: CombatClass): number =>
  CLASSES.indexOf(b) - CLASSES.indexOf(a);

/** COMB-4: those who may be Primary, in the order given. */
export const bestOf = <T extends { readonly class: CombatClass }>(units: readonly T[]): T[] =>
  units.filter((unit) => units.every((other) => classesAbove(other.class, unit.class) <= 0));

const chargeShift = ({ kind, bonus, primary: { type }, figures }: Attack): number => {
  if (kind !== 'charge' || !bonus) return 0;
  if (type === 'HH') return figures.chargeHeavy;
  return type === 'LH' ? figures.chargeLight : 0;
};

/** CC-1: what moves the Primary up (plus) or down (minus). */
export function classParts(attack: Attack): readonly Part[] {
  const { kind, target, primary, downhill, trench, modifiers, figures } = attack;
  const parts: Part[] = [];
  const add = (applies: boolean, label: string, value: number, rule: Part['rule']): void => {
    if (applies) parts.push({ label, value, rule });
  };
  const charge = chargeShift(attack);
  add(target.suppressed, 'Target suppressed', figures.targetSuppressed, 'CC-1');
  add(kind === 'pitched', 'Pitched combat', figures.pitched, 'CC-1');
  add(downhill, 'Downhill', figures.downhill, 'TERR-1');
  add(charge !== 0, 'Charge with Bonus', charge, 'HORSE-3');
  add(target.inShieldWall, 'On a shield wall', figures.targetInWall, 'SW-4');
  add(primary.inShieldWall, 'From a shield wall', figures.attackerInWall, 'SW-4');
  add(trench, 'Across a trench', figures.trench, 'TERR-3');
  for (const { name, to, value } of modifiers) add(to === 'class', name, value, 'CARD-1');
  return parts;
}

/** CC-1: summed up first, then shifted once, never past AA or F. */
export function classOf(attack: Attack): CombatClass {
  const at = CLASSES.indexOf(attack.primary.class) - sumOf(classParts(attack));
  return CLASSES[Math.min(Math.max(at, 0), CLASSES.length - 1)] as CombatClass;
}

/** DRM: what is added to the roll; minus is good for the attacker. */
export function rollParts({
  primary,
  target,
  participants,
  modifiers,
  figures,
}: Attack): readonly Part[] {
  const equal = participants.filter((each) => each.class === primary.class).length;
  const lower = participants.length - equal;
  const parts: Part[] = [
    {
      label: `${TYPE_NAMES[primary.type]} against ${TYPE_NAMES[target.type].toLowerCase()}`,
      value: MATRIX[primary.type][target.type],
      rule: 'DRM-1',
    },
  ];
  if (equal > 0) {
    const value = equal * figures.equalClass;
    parts.push({ label: `${equal} more of class ${primary.class}`, value, rule: 'DRM-2' });
  }
  if (lower > 0) {
    const value = Math.ceil(lower / figures.lowerTogether) * figures.lowerClass;
    parts.push({ label: `${lower} of lower class`, value, rule: 'DRM-3' });
  }
  for (const { name, to, value } of modifiers)
    if (to === 'roll') parts.push({ label: name, value, rule: 'DRM-4' });
  return parts;
}

/** CRT: under -2 reads as -2, over 8 as 8. */
export const readTable = (row: CombatClass, roll: number): CombatResult =>
  CRT[row][Math.min(Math.max(roll, LEAST_ROLL), GREATEST_ROLL) - LEAST_ROLL] as CombatResult;

export interface AttackRoll {
  readonly face: number;
  readonly class: CombatClass;
  /** The face with everything added to it. */
  readonly roll: number;
  readonly result: CombatResult;
}

const rollOf = (attack: Attack, face: number): AttackRoll => {
  const row = classOf(attack);
  const roll = face + sumOf(rollParts(attack));
  return { face, class: row, roll, result: readTable(row, roll) };
};

export function rollAttack(attack: Attack, face: number): Result<AttackRoll, Refusal> {
  const bad = checkFaces([face], D8, 1, 'CRT');
  return bad ? fail(bad) : ok(rollOf(attack, face));
}

/** The eight faces side by side. */
export const attackFaces = (attack: Attack): readonly AttackRoll[] =>
  D8.map((face) => rollOf(attack, face));
