import type {
  Army,
  Corner,
  Options,
  RuleId,
  Setup,
  Side,
  TerrainKind,
  TerrainModule,
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
}

export const setupOf = (
  { armies, inferior, terrain, options }: Scenario,
  mode: Setup['mode'] = 'board',
): Setup => ({ armies, inferior, terrain, options, mode });

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
