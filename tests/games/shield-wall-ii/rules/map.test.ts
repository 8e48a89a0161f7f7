import { describe, expect, it } from 'vitest';
import {
  AXIALS,
  areNeighbours,
  around,
  axialOf,
  CAMPS,
  CORNERS,
  type Corner,
  cornerHex,
  distance,
  FACING_NAMES,
  FACINGS,
  type Facing,
  frontOf,
  type Ground,
  groundOf,
  HEXES,
  type Hex,
  heightOf,
  hexAt,
  hexesOf,
  hexName,
  isClosed,
  isFacing,
  isHex,
  neighboursOf,
  SIDES,
  type Side,
  type TerrainModule,
  terrainFaults,
} from '#/games/shield-wall-ii/rules';
import { at } from './table';

/** By definition: every two hexes whose coordinates differ by one of the six steps. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  NE: [1, -1],
  E: [1, 0],
  SE: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [0, -1],
};
const next = (hex: Hex, direction: string): Hex | null => {
  const { q, r } = axialOf(hex);
  const [dq, dr] = STEPS[direction] ?? [0, 0];
  return hexAt(q + dq, r + dr);
};
const coordinates = (hexes: readonly Hex[]): string[] =>
  hexes.map((hex) => `${axialOf(hex).q},${axialOf(hex).r}`);

describe('the board (MAP-1)', () => {
  it('MAP-1: nine rows of 7, 8, 9, 10, 11, 10, 9, 8, 7: 79 hexes', () => {
    const rows = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(
      (row) => AXIALS.filter(({ r }) => r === row).length,
    );
    expect(rows).toEqual([7, 8, 9, 10, 11, 10, 9, 8, 7]);
    expect(HEXES).toHaveLength(79);
    expect(HEXES.map((hex) => hexAt(axialOf(hex).q, axialOf(hex).r))).toEqual(HEXES);
  });

  it('MAP-1: 206 pairs of neighbours; 6 hexes have three, 22 four, 51 six', () => {
    const counts = HEXES.map((hex) => neighboursOf(hex).length);
    expect(counts.reduce((sum, count) => sum + count, 0) / 2).toBe(206);
    const having = (n: number) => counts.filter((count) => count === n).length;
    expect([having(3), having(4), having(6)]).toEqual([6, 22, 51]);
  });

  it('MAP-1: the six around a hex go clockwise from the north-east', () => {
    for (const hex of HEXES) {
      expect(around(hex)).toEqual(['NE', 'E', 'SE', 'SW', 'W', 'NW'].map((to) => next(hex, to)));
    }
  });

  it('MAP-1: distance counts steps, and one step is a neighbour', () => {
    expect(distance(CAMPS.red, CAMPS.black)).toBe(8);
    expect(distance(at(-5, 4), at(5, -4))).toBe(10);
    expect(distance(at(0, 0), at(2, 1))).toBe(3);
    expect(distance(at(0, 0), at(-1, -2))).toBe(3);
    for (const a of HEXES)
      for (const b of HEXES) expect(areNeighbours(a, b)).toBe(distance(a, b) === 1);
  });

  it('MAP-1: what is not a hex is none', () => {
    expect([0, 78].map(isHex)).toEqual([true, true]);
    expect([-1, 79, 1.5, Number.NaN, '3', null, undefined, {}].some(isHex)).toBe(false);
    expect([hexAt(6, 0), hexAt(0, 5), hexAt(3, 3), hexAt(-3, -3)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('MAP-1: rows by letter from the south, hexes by number from the west', () => {
    expect([CAMPS.red, CAMPS.black, at(0, 0), at(-5, 4), at(5, -4)].map(hexName)).toEqual([
      'A4',
      'I4',
      'E6',
      'A1',
      'I7',
    ]);
    expect(new Set(HEXES.map(hexName)).size).toBe(79);
  });
});

describe('camps and corners (MAP-2, MAP-3)', () => {
  it('MAP-2: a camp in the middle of each home edge, with four neighbours', () => {
    expect(CAMPS).toEqual({ red: at(-2, 4), black: at(2, -4) });
    for (const side of SIDES) expect(neighboursOf(CAMPS[side])).toHaveLength(4);
  });

  it.each<[Side, Corner, number, number]>([
    ['red', 'LR', -5, 4],
    ['red', 'RR', 1, 4],
    ['red', 'RF', 5, 0],
    ['black', 'LR', 5, -4],
    ['black', 'RR', -1, -4],
    ['black', 'RF', -5, 0],
  ])('MAP-3: %s %s is the corner %i, %i', (side, corner, q, r) => {
    expect(cornerHex(side, corner)).toBe(at(q, r));
    expect(neighboursOf(cornerHex(side, corner))).toHaveLength(3);
  });
});

describe('facings (MAP-7)', () => {
  it.each<[Facing, string, string, string]>([
    [0, 'north', 'NW', 'NE'],
    [1, 'north-east', 'NE', 'E'],
    [2, 'south-east', 'E', 'SE'],
    [3, 'south', 'SE', 'SW'],
    [4, 'south-west', 'SW', 'W'],
    [5, 'north-west', 'W', 'NW'],
  ])('MAP-7: facing %i (%s) has %s and %s in front', (facing, name, left, right) => {
    expect(FACING_NAMES[facing]).toBe(name);
    for (const hex of HEXES) {
      const front = [next(hex, left), next(hex, right)].filter((each) => each !== null);
      expect(frontOf(hex, facing)).toEqual(front);
    }
  });

  it('MAP-7: half a front, or all of it, may lie off the board', () => {
    expect(frontOf(at(-5, 4), 5)).toEqual([at(-5, 3)]);
    expect(frontOf(at(-5, 4), 4)).toEqual([]);
  });

  it('MAP-7: there are six facings and no more', () => {
    expect(FACINGS.every(isFacing)).toBe(true);
    expect([-1, 6, 0.5, '0', null].some(isFacing)).toBe(false);
  });
});

describe('terrain (MAP-4..6)', () => {
  const grounds = (module: TerrainModule): Record<string, string[]> => {
    const found: Record<string, string[]> = {};
    for (const [hex, ground] of hexesOf(module)) {
      found[ground] = [...(found[ground] ?? []), ...coordinates([hex])].sort();
    }
    return found;
  };

  it('MAP-4: wood and marsh are the corner and its three neighbours', () => {
    const four = ['-4,3', '-4,4', '-5,3', '-5,4'];
    expect(grounds({ kind: 'wood', side: 'red', corner: 'LR' })).toEqual({ wood: four });
    expect(grounds({ kind: 'marsh', side: 'red', corner: 'LR' })).toEqual({ marsh: four });
  });

  it('MAP-4: a hill has these four as hilltop and the five that touch them as slope', () => {
    expect(grounds({ kind: 'hill', side: 'black', corner: 'LR' })).toEqual({
      hilltop: ['4,-3', '4,-4', '5,-3', '5,-4'],
      slope: ['3,-2', '3,-3', '3,-4', '4,-2', '5,-2'],
    });
    for (const side of SIDES) {
      for (const corner of CORNERS) {
        const { hilltop, slope } = grounds({ kind: 'hill', side, corner });
        expect([hilltop?.length, slope?.length]).toEqual([4, 5]);
      }
    }
  });

  it('MAP-4: hilltop over slope over the rest', () => {
    const height: Record<Ground, number> = {
      open: 0,
      wood: 0,
      marsh: 0,
      river: 0,
      slope: 1,
      hilltop: 2,
    };
    for (const [ground, expected] of Object.entries(height)) {
      expect(heightOf(ground as Ground)).toBe(expected);
    }
  });

  it.each<[Side, Corner, string[]]>([
    ['red', 'LR', ['-5,3', '-5,2', '-5,1', '-5,0', '-4,-1']],
    ['red', 'RF', ['4,1', '3,2', '2,3', '1,4', '0,4']],
    ['black', 'LR', ['5,-3', '5,-2', '5,-1', '5,0', '4,1']],
    ['black', 'RF', ['-4,-1', '-3,-2', '-2,-3', '-1,-4', '0,-4']],
  ])(
    'MAP-5: the river at %s %s runs along the edge and leaves its corner dry',
    (side, corner, expected) => {
      const hexes = hexesOf({ kind: 'river', side, corner });
      expect(coordinates(hexes.map(([hex]) => hex))).toEqual(expected);
      expect(hexes.every(([, ground]) => ground === 'river')).toBe(true);
    },
  );

  it('MAP-6: wood, marsh and river are closed, hills and open ground are not', () => {
    expect((['wood', 'marsh', 'river'] as const).every(isClosed)).toBe(true);
    expect((['open', 'slope', 'hilltop'] as const).some(isClosed)).toBe(false);
  });

  it('MAP-4, MAP-5: modules that share a hex, and a river through a camp, are faults', () => {
    expect(terrainFaults([])).toEqual([]);
    expect(
      terrainFaults([
        { kind: 'wood', side: 'red', corner: 'LR' },
        { kind: 'marsh', side: 'red', corner: 'LR' },
      ]),
    ).toEqual(['Two terrain modules share a hex.']);
    expect(terrainFaults([{ kind: 'river', side: 'black', corner: 'RR' }])).toEqual([
      'A river at the right rear of the black army would run through its camp.',
    ]);
    expect(terrainFaults([{ kind: 'wood', side: 'black', corner: 'RR' }])).toEqual([]);
  });

  it('MAP-6: without modules every hex is open', () => {
    expect(new Set(groundOf([]))).toEqual(new Set(['open']));
  });
});
