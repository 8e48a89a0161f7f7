import type { Facing, Hex } from './hexes';
import type { Options } from './options';
import type { TerrainModule } from './terrain';
import type { Level, Mode, Side, State } from './words';

/** `red-0` to `red-9` (0 is the lord's warband) and `red-camp`; the black alike. */
export type UnitId = string;

/** An army as a list of names; strengths are the same for all (ARMY-2). */
export interface Army {
  readonly name: string;
  /** ARMY-1: the leaders that history names; the first is the lord. */
  readonly leaders: readonly string[];
  /** One name a warband, the lord's first. */
  readonly warbands: readonly string[];
}

/** All that a battle is made from. */
export interface Setup {
  readonly armies: Readonly<Record<Side, Army>>;
  /** ARMY-1: the other army is the superior one. */
  readonly inferior: Side;
  readonly terrain: readonly TerrainModule[];
  readonly options: Options;
  readonly mode: Mode;
  /** A battle under way, such as a last stand; without it both armies wait to deploy. */
  readonly start?: Start;
  /** Left out where two people play. */
  readonly opponent?: Opponent;
}

/** The side that the phone plays, by the same commands as anybody. */
export interface Opponent {
  readonly side: Side;
  readonly level: Level;
}

export interface Start {
  readonly turn: number;
  readonly side: Side;
  readonly units: readonly Placement[];
}

/** Where and how one unit stands; a camp's facing says nothing. */
export interface Placement {
  readonly unit: UnitId;
  readonly state: State;
  readonly hex: Hex | null;
  readonly facing: Facing;
}
