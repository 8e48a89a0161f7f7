import {
  type Army,
  type Corner,
  type Facing,
  HEXES,
  hexName,
  type Options,
  type Placement,
  type RuleId,
  type Setup,
  type Side,
  type Start,
  type State,
  type TerrainKind,
  type TerrainModule,
} from '../rules';

/** A ready-made battle (BAT): nothing else is needed to play. */
export interface Scenario {
  readonly id: string;
  readonly rule: RuleId;
  readonly name: string;
  readonly date: string;
  readonly armies: Readonly<Record<Side, Army>>;
  readonly inferior: Side;
  readonly terrain: readonly TerrainModule[];
  readonly options: Options;
  /** A battle under way: how it stands, and what is asked of whom. */
  readonly start?: Start;
  readonly task?: string;
}

export const setupOf = (
  { armies, inferior, terrain, options, start }: Scenario,
  mode: Setup['mode'] = 'board',
): Setup => ({ armies, inferior, terrain, options, mode, ...(start && { start }) });

/**
 * The lord and, where history names one, a second leader; then the warbands' names, which are ours.
 * No two of them begin with the same letter: a piece on the board shows only that.
 */
export const army = (
  name: string,
  leaders: readonly string[],
  ...others: readonly string[]
): Army => ({ name, leaders, warbands: [...leaders, ...others] });

export const at = (
  side: Side,
  kind: TerrainKind,
  corner: Corner,
  name?: string,
): TerrainModule => ({ kind, side, corner, ...(name !== undefined && { name }) });

/** One unit of a battle under way: "red-1" in "D5", facing north, fresh. */
export function stands(
  unit: string,
  name: string,
  facing: Facing = 0,
  state: State = 'fresh',
): Placement {
  const hex = HEXES.find((each) => hexName(each) === name);
  if (hex === undefined) throw new RangeError(`No hex ${name}`);
  return { unit, state, hex, facing };
}

export const routed = (unit: string): Placement => ({
  unit,
  state: 'routed',
  hex: null,
  facing: 0,
});
