import { axialOf, FACINGS, type Facing, HEXES, type Hex, neighboursOf } from '../../rules';

/** Quarter turns clockwise: at 0 the north lies above, at 1 to the right, so that red stands left. */
export const QUARTERS = [0, 1, 2, 3] as const;
export type Quarter = (typeof QUARTERS)[number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the centre of a hex to its corners, in units of the drawing. */
export const SIZE = 27;
const WIDE = SIZE * Math.sqrt(3);
/** Room for the outline of the outermost hexes. */
const MARGIN = 1;

function turned({ x, y }: Point, quarter: Quarter): Point {
  switch (quarter) {
    case 0:
      return { x, y };
    case 1:
      return { x: -y, y: x };
    case 2:
      return { x: -x, y: -y };
    case 3:
      return { x: y, y: -x };
  }
}

/** Where a hex lies on the drawing, seen from the middle of the board. */
export function centreOf(hex: Hex, quarter: Quarter): Point {
  const { q, r } = axialOf(hex);
  return turned({ x: WIDE * (q + r / 2), y: 1.5 * SIZE * r }, quarter);
}

/** The rectangle around all hexes: 44 px a hex where it is 360 px wide, turned for portrait. */
export function frameOf(quarter: Quarter): Point & { width: number; height: number } {
  const [long, short] = [11 * WIDE + 2 * MARGIN, 14 * SIZE + 2 * MARGIN];
  const [width, height] = quarter % 2 === 0 ? [long, short] : [short, long];
  return { x: -width / 2, y: -height / 2, width, height };
}

/** Degrees clockwise from the top of the drawing. */
export const angleOf = (facing: Facing, quarter: Quarter): number =>
  (60 * facing + 90 * quarter) % 360;

const RIGHT_ANGLE = 90;
const inDirection = (angle: number, length: number): Point => {
  const radians = ((angle - RIGHT_ANGLE) * Math.PI) / 180;
  return { x: length * Math.cos(radians), y: length * Math.sin(radians) };
};

/** The point that lies so far from a hex's centre towards the corner that is faced. */
export function towards(centre: Point, facing: Facing, quarter: Quarter, length: number): Point {
  const { x, y } = inDirection(angleOf(facing, quarter), length);
  return { x: centre.x + x, y: centre.y + y };
}

const short = (value: number): string => `${Math.round(value * 10) / 10}`;

/** The outline of a hex as a path. */
function drawOutline(hex: Hex, quarter: Quarter, size: number): string {
  const centre = centreOf(hex, quarter);
  const points = FACINGS.map((corner) => towards(centre, corner, quarter, size));
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}z`;
}

const drawn = new Map<string, string>();

/** Drawn once, for a board is drawn again with every tap. */
export function outline(hex: Hex, quarter: Quarter, size = SIZE): string {
  const key = `${hex} ${quarter} ${size}`;
  const path = drawn.get(key) ?? drawOutline(hex, quarter, size);
  drawn.set(key, path);
  return path;
}

export const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;
export type Arrow = (typeof ARROWS)[number];

export const isArrow = (key: string): key is Arrow => (ARROWS as readonly string[]).includes(key);

/** The hex that an arrow key leads to: nearest to its direction, then nearer to the middle line. */
export function stepFrom(hex: Hex, arrow: Arrow, quarter: Quarter): Hex {
  const here = centreOf(hex, quarter);
  const way = inDirection(RIGHT_ANGLE * ARROWS.indexOf(arrow), 1);
  const ahead = neighboursOf(hex)
    .map((each) => {
      const there = centreOf(each, quarter);
      const along = (there.x - here.x) * way.x + (there.y - here.y) * way.y;
      const aside = Math.abs(there.x * way.y - there.y * way.x);
      return { each, along: Math.round(along), aside: Math.round(aside) };
    })
    .filter(({ along }) => along > SIZE)
    .sort((a, b) => b.along - a.along || a.aside - b.aside || a.each - b.each);
  return ahead[0]?.each ?? hex;
}

/** In the order in which they are read: line by line from the top left. */
export const inReadingOrder = (quarter: Quarter): readonly Hex[] =>
  [...HEXES].sort((a, b) => {
    const [one, other] = [centreOf(a, quarter), centreOf(b, quarter)];
    return Math.round(one.y - other.y) || one.x - other.x;
  });
