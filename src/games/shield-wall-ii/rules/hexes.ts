/** The board (MAP-1): a hex goes by its place in the rows, north to south and west to east, 0 to 78. */
export type Hex = number;

/** Axial coordinates: q grows eastwards, r southwards. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

const MOST_Q = 5;
const MOST_R = 4;

const isOnBoard = (q: number, r: number): boolean =>
  Math.abs(q) <= MOST_Q && Math.abs(r) <= MOST_R && Math.abs(q + r) <= MOST_Q;

const range = (most: number): number[] => Array.from({ length: 2 * most + 1 }, (_, i) => i - most);

export const AXIALS: readonly Axial[] = range(MOST_R).flatMap((r) =>
  range(MOST_Q)
    .filter((q) => isOnBoard(q, r))
    .map((q) => ({ q, r })),
);

export const HEXES: readonly Hex[] = AXIALS.map((_, hex) => hex);

const keyOf = (q: number, r: number): string => `${q},${r}`;
const byKey: ReadonlyMap<string, Hex> = new Map(
  AXIALS.map(({ q, r }, hex) => [keyOf(q, r), hex] as const),
);

export const hexAt = (q: number, r: number): Hex | null => byKey.get(keyOf(q, r)) ?? null;

export const isHex = (value: unknown): value is Hex =>
  Number.isInteger(value) && AXIALS[value as number] !== undefined;

export const axialOf = (hex: Hex): Axial => AXIALS[hex] as Axial;

/** Clockwise: NE, E, SE, SW, W, NW. */
const STEPS: readonly Axial[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

/** The six hexes around each hex, clockwise from the north-east; null lies off the board. */
const AROUND: readonly (readonly (Hex | null)[])[] = AXIALS.map(({ q, r }) =>
  STEPS.map((step) => hexAt(q + step.q, r + step.r)),
);
export const around = (hex: Hex): readonly (Hex | null)[] => AROUND[hex] ?? [];

const NEIGHBOURS: readonly (readonly Hex[])[] = AROUND.map((hexes) =>
  hexes.filter((hex) => hex !== null),
);
export const neighboursOf = (hex: Hex): readonly Hex[] => NEIGHBOURS[hex] ?? [];

export const areNeighbours = (a: Hex, b: Hex): boolean => neighboursOf(a).includes(b);

/** How many steps lie between two hexes. */
export const distance = (a: Hex, b: Hex): number => {
  const [from, to] = [axialOf(a), axialOf(b)];
  const [q, r] = [to.q - from.q, to.r - from.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
};

/** MAP-7: the six corners of a hex, clockwise from the north. */
export const FACINGS = [0, 1, 2, 3, 4, 5] as const;
export type Facing = (typeof FACINGS)[number];

export const isFacing = (value: unknown): value is Facing =>
  (FACINGS as readonly unknown[]).includes(value);

export const FACING_NAMES: Readonly<Record<Facing, string>> = {
  0: 'north',
  1: 'north-east',
  2: 'south-east',
  3: 'south',
  4: 'south-west',
  5: 'north-west',
};

/** MAP-7: the hexes on either side of the corner faced; what lies off the board is left out. */
const FRONTS: readonly (readonly (readonly Hex[])[])[] = AROUND.map((hexes) =>
  FACINGS.map((facing) =>
    [hexes[(facing + 5) % 6], hexes[facing]].flatMap((hex) => (hex == null ? [] : [hex])),
  ),
);
export const frontOf = (hex: Hex, facing: Facing): readonly Hex[] => FRONTS[hex]?.[facing] ?? [];

/** Rows by letter from the south, hexes by number from the west: the south camp is A4. */
export const hexName = (hex: Hex): string => {
  const { r } = axialOf(hex);
  const first = AXIALS.findIndex((each) => each.r === r);
  return `${String.fromCharCode('A'.charCodeAt(0) + MOST_R - r)}${hex - first + 1}`;
};
