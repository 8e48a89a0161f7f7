import { FIGURES } from './figures';
import type { Facing, Hex } from './hexes';
import type { Options } from './options';
import type { Opponent, Placement, Setup, UnitId } from './setup';
import { CAMPS, type Ground, groundOf, type TerrainModule } from './terrain';
import type { State } from './words';
import { type Kind, type Mode, otherSide, type Phase, type Role, SIDES, type Side } from './words';

export interface Unit {
  readonly id: UnitId;
  readonly side: Side;
  readonly kind: Kind;
  readonly name: string;
  readonly state: State;
  /** Null while it waits, when it has routed, and for every warband in tally mode. */
  readonly hex: Hex | null;
  /** A camp has none: its value says nothing (MAP-7). */
  readonly facing: Facing;
  /** CMD-2: it has deployed, moved or turned in this player turn. */
  readonly moved: boolean;
  /** CMD-2: it has attacked in this player turn. */
  readonly attacked: boolean;
}

/** An attack that was thrown and waits for a player's choice: a closed app must not throw again. */
export interface OpenAttack {
  readonly target: UnitId;
  readonly attackers: readonly UnitId[];
  /** Where the target stands or stood; null in tally mode. */
  readonly hex: Hex | null;
  /** `save` is the defender's choice (HIT-1), `pursuit` the attacker's (PURS-1). */
  readonly due: 'save' | 'pursuit';
}

/** WIN-1, WIN-2: by points, or by lasting to the end. */
export interface Victory {
  readonly side: Side;
  readonly how: 'points' | 'turns';
  readonly turn: number;
}

/** `won`: as the rules say; `field`: OPT-PLAY-ON decided by points; the others by the players. */
export interface Ending {
  readonly how: 'won' | 'field' | 'gaveUp' | 'stopped';
  /** Who won the day; null when the players stop. */
  readonly side: Side | null;
}

export interface Battle {
  readonly mode: Mode;
  readonly options: Options;
  readonly inferior: Side;
  readonly armies: Readonly<
    Record<Side, { readonly name: string; readonly leaders: readonly string[] }>
  >;
  readonly terrain: readonly TerrainModule[];
  /** What every hex is, by its number. */
  readonly ground: readonly Ground[];
  readonly turn: number;
  /** Whose player turn it is. */
  readonly side: Side;
  readonly phase: Phase;
  readonly commands: { readonly total: number; readonly left: number };
  readonly units: Readonly<Record<UnitId, Unit>>;
  /** ATT-2: the units attacked in this player turn. */
  readonly targets: readonly UnitId[];
  readonly attack: OpenAttack | null;
  /** The first win stays on record (OPT-PLAY-ON). */
  readonly victory: Victory | null;
  readonly ended: Ending | null;
  /** Null where two people play. */
  readonly opponent: Opponent | null;
}

export const roleOf = ({ inferior }: Pick<Battle, 'inferior'>, side: Side): Role =>
  side === inferior ? 'inferior' : 'superior';

export const superiorOf = ({ inferior }: Pick<Battle, 'inferior'>): Side => otherSide(inferior);

export const campId = (side: Side): UnitId => `${side}-camp`;
const warbandId = (side: Side, place: number): UnitId => `${side}-${place}`;

/** ARMY-3: on the field, fresh or spent. */
export const isDeployed = ({ state }: Unit): boolean => state === 'fresh' || state === 'spent';

export const unitsOf = (battle: Pick<Battle, 'units'>, side: Side): readonly Unit[] =>
  Object.values(battle.units).filter((unit) => unit.side === side);

export const isWarband = ({ kind }: Unit): boolean => kind !== 'camp';

/** CMD-1: warbands not routed, waiting ones and the lord's among them, less what the role costs. */
export function commandsOf(
  battle: Pick<Battle, 'units' | 'options' | 'inferior'>,
  side: Side,
): number {
  const warbands = unitsOf(battle, side).filter(
    (unit) => isWarband(unit) && unit.state !== 'routed',
  ).length;
  return Math.max(0, warbands - battle.options.commandsShort[roleOf(battle, side)]);
}

/** The facing towards the enemy's home edge. */
export const forwardOf = (side: Side): Facing => (side === 'red' ? 0 : 3);

function musterArmy(setup: Setup, side: Side): readonly Unit[] {
  const { name, warbands } = setup.armies[side];
  const common = { side, facing: forwardOf(side), moved: false, attacked: false } as const;
  return [
    ...Array.from(
      { length: FIGURES.warbands },
      (_, place): Unit => ({
        ...common,
        id: warbandId(side, place),
        kind: place === 0 ? 'lord' : 'warband',
        name: warbands[place] ?? `${name} ${place + 1}`,
        state: 'waiting',
        hex: null,
      }),
    ),
    {
      ...common,
      id: campId(side),
      kind: 'camp',
      name: `${name} camp`,
      state: 'fresh',
      hex: CAMPS[side],
    },
  ];
}

const placed = (unit: Unit, placements: readonly Placement[]): Unit => {
  const placement = placements.find((each) => each.unit === unit.id);
  if (!placement) return unit;
  const { state, hex, facing } = placement;
  return { ...unit, state, hex, facing };
};

/** A battle before its first order. */
export function begin(setup: Setup): Battle {
  const { armies, inferior, options, terrain, mode, start } = setup;
  const units = Object.fromEntries(
    SIDES.flatMap((side) => musterArmy(setup, side))
      .map((unit) => placed(unit, start?.units ?? []))
      .map((unit) => [unit.id, mode === 'tally' ? { ...unit, hex: null } : unit]),
  );
  const side = start?.side ?? 'red';
  const total = commandsOf({ units, options, inferior }, side);
  const named = ({ name, leaders }: Setup['armies'][Side]) => ({ name, leaders });
  return {
    mode,
    options,
    inferior,
    armies: { red: named(armies.red), black: named(armies.black) },
    terrain,
    ground: groundOf(terrain),
    turn: start?.turn ?? 1,
    side,
    phase: 'orders',
    commands: { total, left: total },
    units,
    targets: [],
    attack: null,
    victory: null,
    ended: null,
    opponent: setup.opponent ?? null,
  };
}
