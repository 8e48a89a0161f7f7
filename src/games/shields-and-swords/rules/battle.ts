import type { Card, CardUnit, Values } from './card';
import type { Options } from './options';
import type { Pending } from './rolls/choices';
import {
  type AttackKind,
  type CombatClass,
  type Face,
  type Order,
  type Phase,
  SIDES,
  type Side,
  type UnitId,
  type UnitType,
  type WingId,
} from './words';

export type { UnitId, WingId } from './words';

/** The whole state of a battle: plain data, never changed in place. */
export interface Battle {
  readonly card: Card;
  readonly options: Options;
  /** Whose player turn it is, and how many each side has begun. */
  readonly active: Side;
  readonly turns: Readonly<Record<Side, number>>;
  readonly phase: Phase;
  /** HORSE-2: in the Horse phase all have moved, and the charges follow. */
  readonly charging: boolean;
  /** INIT-1: who holds the marker. */
  readonly initiative: Side | null;
  readonly wings: Readonly<Record<WingId, Wing>>;
  readonly units: Readonly<Record<UnitId, Unit>>;
  /** CMD-2: markers that a card's own rule has used up, by their place in the pool. */
  readonly usedUp: Readonly<Record<Side, readonly number[]>>;
  /** VP: points beside those for eliminated units. */
  readonly awarded: Readonly<Record<Side, number>>;
  /** COMB-1: an attack that was thrown and is not finished. */
  readonly attack: OpenAttack | null;
  readonly ended: Ending | null;
}

export interface Wing {
  readonly id: WingId;
  readonly side: Side;
  readonly name: string;
  /** CMD-2: markers a turn. */
  readonly limit: number;
  /** What lies at it, and what lay there in its side's turn before. */
  readonly laid: readonly Laid[];
  readonly last: readonly Laid[];
  /** WING-1: units of it moved, retreated or were lost since its integrity was last judged. */
  readonly disturbed: boolean;
  /** WING-1: its integrity is to be judged in this phase. */
  readonly check: boolean;
}

/** A marker at a wing, by its place in the side's pool. */
export interface Laid {
  readonly marker: number;
  readonly face: Face;
  /** CMD-5: the order that a Bonus goes with. */
  readonly on?: Order;
  /** CMD-5: a Bonus on Combat makes one pitched combat of it, not a second one. */
  readonly pitched?: true;
}

export interface Unit {
  readonly id: UnitId;
  readonly side: Side;
  readonly wing: WingId;
  readonly name: string;
  readonly type: UnitType;
  readonly front: Values;
  /** UNIT-4: null for a unit of one step. */
  readonly reverse: Values | null;
  readonly crown: boolean;
  /** 0 when it is eliminated. */
  readonly steps: number;
  /** MOVE-5: the turn of its side from which it may come; 0 when it is there from the start. */
  readonly arrives: number;
  readonly arrived: boolean;
  readonly suppressed: boolean;
  readonly inShieldWall: boolean;
  readonly thisPhase: UnitPhase;
}

/** What a unit has done in this phase, and what the players said of it; wiped when the next begins. */
export interface UnitPhase {
  readonly fired: boolean;
  readonly attacked: boolean;
  readonly wasAttacked: boolean;
  /** ZOC-1, HORSE-1: it began the phase in EZOC, in the Horse phase in that of heavy horse. */
  readonly held: boolean;
}

export interface OpenAttack extends Pending {
  readonly kind: AttackKind;
  readonly target: UnitId;
  /** The Primary first. */
  readonly attackers: readonly UnitId[];
  readonly class: CombatClass;
  readonly face: number;
  /** The face with everything added to it. */
  readonly roll: number;
  /** `result` waits to be carried out; `advance` for an attacker to enter the target's hex. */
  readonly stage: 'result' | 'advance';
}

export interface Ending {
  readonly how: 'points' | 'turns' | 'sideGone' | 'gaveUp' | 'agreed';
  /** Null for a draw. */
  readonly winner: Side | null;
  /** Whose turn would follow, where the battle ended with a turn. */
  readonly next?: Side;
}

/** What a battle starts from: kept with its journal, so that the fold can begin. */
export interface Setup {
  readonly card: Card;
  readonly options: Options;
}

export const FRESH_PHASE: UnitPhase = {
  fired: false,
  attacked: false,
  wasAttacked: false,
  held: false,
};

/** UNIT-4: two steps, or one where the back is blank. */
export const fullSteps = ({ reverse }: Pick<Unit, 'reverse'>): number => (reverse ? 2 : 1);

const unitFrom = (unit: CardUnit, id: UnitId, wing: WingId, side: Side): Unit => ({
  id,
  side,
  wing,
  name: unit.name,
  type: unit.type,
  front: { class: unit.class, fireFactor: unit.fireFactor },
  reverse: unit.reduced,
  crown: unit.crown,
  steps: fullSteps({ reverse: unit.reduced }),
  arrives: unit.arrives ?? 0,
  arrived: unit.arrives === undefined,
  suppressed: false,
  inShieldWall: false,
  thisPhase: FRESH_PHASE,
});

/** The first Command phase of the side that moves first. */
export function begin({ card, options }: Setup): Battle {
  const wings: Record<WingId, Wing> = {};
  const units: Record<UnitId, Unit> = {};
  for (const side of SIDES) {
    card.sides[side].wings.forEach(({ name, markers, units: listed }, place) => {
      const id = `${side}-${place}`;
      wings[id] = {
        id,
        side,
        name,
        limit: markers,
        laid: [],
        last: [],
        disturbed: false,
        check: false,
      };
      listed.forEach((unit, index) => {
        units[`${id}-${index}`] = unitFrom(unit, `${id}-${index}`, id, side);
      });
    });
  }
  return {
    card,
    options,
    active: card.first,
    turns: { red: card.first === 'red' ? 1 : 0, black: card.first === 'black' ? 1 : 0 },
    phase: 'command',
    charging: false,
    initiative: card.initiative,
    wings,
    units,
    usedUp: { red: [], black: [] },
    awarded: { red: 0, black: 0 },
    attack: null,
    ended: null,
  };
}
