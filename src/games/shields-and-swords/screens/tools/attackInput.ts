import {
  type Attack,
  type AttackKind,
  type Card,
  CLASSES,
  type CombatClass,
  type Fighter,
  figuresOf,
  PRINTED_CLASSES,
  type PrintedClass,
  TYPE_NAMES,
  UNIT_TYPES,
} from '../../rules';
import type { MadeUp } from './FighterChoice';

/** All that the calculator asks about an attack without a battle. */
export interface AttackInput {
  readonly kind: AttackKind;
  readonly bonus: boolean;
  readonly target: MadeUp;
  readonly suppressed: boolean;
  readonly targetInWall: boolean;
  readonly primary: MadeUp;
  readonly primaryInWall: boolean;
  /** Participants of the Primary's class, and of lower ones. */
  readonly equal: number;
  readonly lower: number;
  readonly downhill: boolean;
  readonly trench: boolean;
  readonly modifiers: readonly number[];
}

const madeUp = (type: MadeUp['type'], combatClass: PrintedClass): MadeUp => ({
  name: TYPE_NAMES[type],
  type,
  class: combatClass,
  fireFactor: null,
});

const oneOf = <T extends string>(list: readonly T[], word: string | null): T | undefined =>
  list.find((each) => each === word);

/** What a tapped cell of the sheet fills in. */
export function inputFrom(query: URLSearchParams): AttackInput {
  const type = oneOf(UNIT_TYPES, query.get('primary')) ?? 'V';
  const target = oneOf(UNIT_TYPES, query.get('target')) ?? 'V';
  return {
    kind: 'combat',
    bonus: false,
    target: madeUp(target, 'B'),
    suppressed: false,
    targetInWall: false,
    primary: madeUp(type, oneOf(PRINTED_CLASSES, query.get('class')) ?? 'B'),
    primaryInWall: false,
    equal: 0,
    lower: 0,
    downhill: false,
    trench: false,
    modifiers: [],
  };
}

/** A tapped cell of the results table: row and roll. */
export function cellFrom(query: URLSearchParams): { row: CombatClass; roll: number } | null {
  const row = oneOf(CLASSES, query.get('class'));
  const roll = Number(query.get('roll') ?? Number.NaN);
  return row && Number.isInteger(roll) ? { row, roll } : null;
}

/** A unit of two steps; every unit counts alike where no card says what it is worth. */
const fighter = (unit: MadeUp, card: Card | null, more: Partial<Fighter> = {}): Fighter => ({
  name: unit.name,
  type: unit.type,
  class: unit.class,
  steps: 2,
  fullSteps: 2,
  suppressed: false,
  inShieldWall: false,
  points: card?.victory.points[unit.type] ?? 1,
  ...more,
});

/** DRM-3: any class below the Primary's; none is below D. */
export const lowerThan = (combatClass: PrintedClass): PrintedClass | undefined =>
  PRINTED_CLASSES[PRINTED_CLASSES.indexOf(combatClass) + 1];

export function attackFrom(input: AttackInput, card: Card | null): Attack {
  const { primary, target, modifiers, ...rest } = input;
  const lower = lowerThan(primary.class);
  const several = (count: number, combatClass: PrintedClass): Fighter[] =>
    Array.from({ length: count }, () => fighter({ ...primary, class: combatClass }, card));
  return {
    kind: rest.kind,
    bonus: rest.bonus,
    target: fighter(target, card, {
      suppressed: rest.suppressed,
      inShieldWall: rest.targetInWall,
    }),
    primary: fighter(primary, card, { inShieldWall: rest.primaryInWall }),
    participants: [
      ...several(rest.equal, primary.class),
      ...(lower ? several(rest.lower, lower) : []),
    ],
    downhill: rest.downhill,
    trench: rest.trench,
    modifiers: modifiers.flatMap((place) => card?.modifiers[place] ?? []),
    figures: figuresOf(card ?? { figures: {} }),
  };
}
