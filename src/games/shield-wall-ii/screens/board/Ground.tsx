import { memo } from 'react';
import { type Ground as GroundKind, HEXES, hexesOf, type TerrainModule } from '../../rules';
import css from './HexBoard.module.css';
import { centreOf, outline, type Point, type Quarter } from './layout';

export interface GroundProps {
  readonly ground: readonly GroundKind[];
  readonly terrain: readonly TerrainModule[];
  readonly quarter: Quarter;
}

/** The hexes and what grows on them: drawn once, whatever happens on top. */
export const Ground = memo(function Ground({ ground, terrain, quarter }: GroundProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a group of a drawing takes the focus
    <g aria-hidden="true">
      {HEXES.map((hex) => (
        <path
          key={hex}
          className={`${css.hex} ${css[ground[hex] ?? ''] ?? ''}`}
          d={outline(hex, quarter)}
        />
      ))}
      {HEXES.map((hex) => {
        const { x, y } = centreOf(hex, quarter);
        const drawing = DRAWINGS[ground[hex] ?? 'open'];
        return (
          drawing && (
            <path
              key={hex}
              className={`${css.grown} ${css[ground[hex] ?? ''] ?? ''}`}
              transform={`translate(${x} ${y})`}
              d={drawing}
            />
          )
        );
      })}
      {terrain.map((module) => {
        if (module.name === undefined) return null;
        return (
          <text
            key={module.name}
            className={`${css.groundName} ${css[module.kind] ?? ''}`}
            transform={along(module, quarter)}
            y={4}
          >
            {module.name}
          </text>
        );
      })}
    </g>
  );
});

/** In the middle of a module's hexes; along a river, up to its bend, and never upside down. */
function along(module: TerrainModule, quarter: Quarter): string {
  const hexes = hexesOf(module).map(([hex]) => centreOf(hex, quarter));
  const isRiver = module.kind === 'river';
  const centres = isRiver ? hexes.slice(0, -1) : hexes;
  const mean = (of: (point: Point) => number) =>
    centres.reduce((sum, point) => sum + of(point), 0) / centres.length;
  const [first, last] = [centres[0], centres.at(-1)];
  const angle = first && last ? Math.atan2(last.y - first.y, last.x - first.x) : 0;
  const degrees = isRiver ? Math.round((angle * 180) / Math.PI) : 0;
  const upright = ((degrees + 270) % 180) - 90;
  return `translate(${mean(({ x }) => x)} ${mean(({ y }) => y)}) rotate(${upright})`;
}

const tree = (x: number, y: number): string => `M${x} ${y}l6 9h-4v3h-4v-3h-4z`;
const reeds = (x: number, y: number): string =>
  `M${x - 7} ${y}h14M${x} ${y - 1}v-8M${x - 4} ${y - 1}l-2-6M${x + 4} ${y - 1}l2-6`;
const wave = (y: number): string => `M-14 ${y}q3.500-5 7 0t7 0t7 0t7 0`;

/** Told apart by shape: trees, reeds, waves, one contour for a slope and a double one for the top. */
const DRAWINGS: Readonly<Record<GroundKind, string | null>> = {
  open: null,
  wood: tree(0, -15) + tree(-9, 1) + tree(9, 1),
  marsh: reeds(0, -4) + reeds(-9, 11) + reeds(9, 11),
  river: wave(-8) + wave(1) + wave(10),
  slope: 'M-16 14q16-12 32 0',
  hilltop: 'M-18 16q18-16 36 0M-10 17q10-9 20 0',
};
