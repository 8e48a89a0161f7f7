import { areNeighbours, HEXES, type Hex, hexAt, neighboursOf } from './hexes';
import type { Side } from './words';

/** MAP-3: left rear, right rear and right flank, as the army sees them. */
export const CORNERS = ['LR', 'RR', 'RF'] as const;
export type Corner = (typeof CORNERS)[number];

/** MAP-4, MAP-5 */
export const TERRAIN_KINDS = ['hill', 'wood', 'marsh', 'river'] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

/** One terrain module: what lies at which corner, as one army sees it. */
export interface TerrainModule {
  readonly kind: TerrainKind;
  readonly side: Side;
  readonly corner: Corner;
  /** What the battle calls it: Panta, Weondun. */
  readonly name?: string;
}

/** What a hex is. */
export const GROUNDS = ['open', 'slope', 'hilltop', 'wood', 'marsh', 'river'] as const;
export type Ground = (typeof GROUNDS)[number];

/** MAP-6 */
export const isClosed = (ground: Ground): boolean =>
  ground === 'wood' || ground === 'marsh' || ground === 'river';

/** MAP-4 */
export const heightOf = (ground: Ground): number =>
  ground === 'hilltop' ? 2 : ground === 'slope' ? 1 : 0;

type Coordinates = readonly [q: number, r: number];

/** As the red army sees it; for the black both signs are turned (MAP-2, MAP-3, MAP-5). */
const hexFor = (side: Side, [q, r]: Coordinates): Hex => {
  const hex = side === 'red' ? hexAt(q, r) : hexAt(-q, -r);
  if (hex === null) throw new RangeError(`No hex at ${q}, ${r}`);
  return hex;
};

const CORNER_COORDINATES: Readonly<Record<Corner, Coordinates>> = {
  LR: [-5, 4],
  RR: [1, 4],
  RF: [5, 0],
};

/** MAP-5: a river at the right rear would run through the camp, so there is none. */
const RIVER_COORDINATES: Readonly<Record<Corner, readonly Coordinates[]>> = {
  LR: [
    [-5, 3],
    [-5, 2],
    [-5, 1],
    [-5, 0],
    [-4, -1],
  ],
  RR: [],
  RF: [
    [4, 1],
    [3, 2],
    [2, 3],
    [1, 4],
    [0, 4],
  ],
};

/** MAP-2 */
export const CAMPS: Readonly<Record<Side, Hex>> = {
  red: hexFor('red', [-2, 4]),
  black: hexFor('black', [-2, 4]),
};

export const cornerHex = (side: Side, corner: Corner): Hex =>
  hexFor(side, CORNER_COORDINATES[corner]);

/** The hexes of a module, each with what it becomes. */
export function hexesOf({ kind, side, corner }: TerrainModule): readonly [Hex, Ground][] {
  if (kind === 'river') return RIVER_COORDINATES[corner].map((at) => [hexFor(side, at), 'river']);
  const centre = cornerHex(side, corner);
  const heart = [centre, ...neighboursOf(centre)];
  if (kind !== 'hill') return heart.map((hex) => [hex, kind]);
  const slope = HEXES.filter(
    (hex) => !heart.includes(hex) && heart.some((top) => areNeighbours(top, hex)),
  );
  return [
    ...heart.map((hex): [Hex, Ground] => [hex, 'hilltop']),
    ...slope.map((hex): [Hex, Ground] => [hex, 'slope']),
  ];
}

/** What every hex of the board is. */
export function groundOf(modules: readonly TerrainModule[]): readonly Ground[] {
  const ground = HEXES.map((): Ground => 'open');
  for (const [hex, kind] of modules.flatMap(hexesOf)) ground[hex] = kind;
  return ground;
}

/** What is wrong with a choice of modules, in words; nothing when they fit the board. */
export function terrainFaults(modules: readonly TerrainModule[]): readonly string[] {
  const faults = modules
    .filter(({ kind, corner }) => kind === 'river' && corner === 'RR')
    .map(({ side }) => `A river at the right rear of the ${side} army would run through its camp.`);
  const hexes = modules.flatMap(hexesOf).map(([hex]) => hex);
  if (new Set(hexes).size < hexes.length) faults.push('Two terrain modules share a hex.');
  return faults;
}
