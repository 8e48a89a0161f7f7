import {
  type Battle,
  CAMPS,
  campId,
  commandsOf,
  type Facing,
  FIGURES,
  HEXES,
  type Hex,
  heightOf,
  isClosed,
  type Kind,
  otherSide,
  pointsToGo,
  SIDES,
  type Side,
  type State,
} from '../rules';

/**
 * A battle as the search sees it: small, and changed in place, for it is looked at many thousand
 * times a turn. Units go by number: eleven a side, the lord's warband first, the camp last.
 */
export interface Position {
  readonly names: readonly string[];
  readonly sideOf: readonly Side[];
  readonly kind: readonly Kind[];
  readonly state: State[];
  /** -1 stands for no hex. */
  readonly hex: Int8Array;
  readonly facing: Facing[];
  readonly moved: boolean[];
  readonly attacked: boolean[];
  /** ATT-2: attacked in this player turn. */
  readonly targeted: boolean[];
  /** The unit in each hex, or -1. */
  readonly at: Int8Array;
  readonly closed: readonly boolean[];
  readonly height: readonly number[];
  readonly side: Side;
  readonly turn: number;
  readonly turns: number;
  readonly inferior: Side;
  /** WIN-1: points that each side has still to take. */
  readonly toGo: Record<Side, number>;
  /** CMD-1: commands of each side at the start of its player turn. */
  readonly commands: Readonly<Record<Side, number>>;
  left: number;
}

const PER_SIDE = FIGURES.warbands + 1;
const CAMP = FIGURES.warbands;

export const unitsOfSide = (side: Side): readonly number[] => UNITS[side];
const UNITS: Readonly<Record<Side, readonly number[]>> = {
  red: Array.from({ length: PER_SIDE }, (_, i) => i),
  black: Array.from({ length: PER_SIDE }, (_, i) => PER_SIDE + i),
};

/** The warbands of a side, without its camp. */
export const warbandsOf = (side: Side): readonly number[] => WARBANDS[side];
const WARBANDS: Readonly<Record<Side, readonly number[]>> = {
  red: UNITS.red.slice(0, CAMP),
  black: UNITS.black.slice(0, CAMP),
};

export const campOf = (side: Side): number => (side === 'red' ? CAMP : PER_SIDE + CAMP);

/** The unit's own id, as commands name it. */
export const idOf = (unit: number): string => {
  const side: Side = unit < PER_SIDE ? 'red' : 'black';
  const place = unit % PER_SIDE;
  return place === CAMP ? campId(side) : `${side}-${place}`;
};

/** The number of the unit that commands name so. */
export function numberOf(id: string): number {
  const unit = NUMBERS.get(id);
  if (unit === undefined) throw new Error(`No army has a unit ${id}.`);
  return unit;
}
const NUMBERS: ReadonlyMap<string, number> = new Map(
  SIDES.flatMap((side) => UNITS[side].map((unit) => [idOf(unit), unit])),
);

export function positionOf(battle: Battle): Position {
  const ids = SIDES.flatMap((side) => UNITS[side].map(idOf));
  const units = ids.map((id) => {
    const unit = battle.units[id];
    if (!unit) throw new Error(`The battle has no unit ${id}.`);
    return unit;
  });
  const at = new Int8Array(HEXES.length).fill(-1);
  const hex = Int8Array.from(units, (unit) => unit.hex ?? -1);
  for (const [unit, where] of hex.entries()) if (where >= 0) at[where] = unit;
  return {
    names: units.map(({ name }) => name),
    sideOf: units.map(({ side }) => side),
    kind: units.map(({ kind }) => kind),
    state: units.map(({ state }) => state),
    hex,
    facing: units.map(({ facing }) => facing),
    moved: units.map(({ moved }) => moved),
    attacked: units.map(({ attacked }) => attacked),
    targeted: units.map(({ id }) => battle.targets.includes(id)),
    at,
    closed: battle.ground.map(isClosed),
    height: battle.ground.map(heightOf),
    side: battle.side,
    turn: battle.turn,
    turns: battle.options.turns,
    inferior: battle.inferior,
    toGo: { red: pointsToGo(battle, 'red'), black: pointsToGo(battle, 'black') },
    commands: { red: commandsOf(battle, 'red'), black: commandsOf(battle, 'black') },
    left: battle.commands.left,
  };
}

export const isOnField = ({ state }: Position, unit: number): boolean =>
  state[unit] === 'fresh' || state[unit] === 'spent';

export const enemyOf = (position: Position, unit: number): Side =>
  otherSide(position.sideOf[unit] as Side);

export const campHex = (side: Side): Hex => CAMPS[side];

/** A unit goes into another hex as it is, or off the field. */
export function stand(position: Position, unit: number, hex: number): void {
  const from = position.hex[unit] as number;
  if (from >= 0) position.at[from] = -1;
  if (hex >= 0) position.at[hex] = unit;
  position.hex[unit] = hex;
}

/** Puts a unit somewhere else, or on the field; `restore` of what it returns takes it back. */
export interface Before {
  readonly unit: number;
  readonly hex: number;
  readonly facing: Facing;
  readonly state: State;
  readonly moved: boolean;
}

export function place(position: Position, unit: number, hex: Hex, facing: Facing): Before {
  const before: Before = {
    unit,
    hex: position.hex[unit] as number,
    facing: position.facing[unit] as Facing,
    state: position.state[unit] as State,
    moved: position.moved[unit] as boolean,
  };
  stand(position, unit, hex);
  position.facing[unit] = facing;
  if (before.state === 'waiting') position.state[unit] = 'fresh';
  position.moved[unit] = true;
  position.left -= FIGURES.commandCost;
  return before;
}

export function restore(position: Position, before: Before): void {
  const { unit, hex } = before;
  stand(position, unit, hex);
  position.facing[unit] = before.facing;
  position.state[unit] = before.state;
  position.moved[unit] = before.moved;
  position.left += FIGURES.commandCost;
}
