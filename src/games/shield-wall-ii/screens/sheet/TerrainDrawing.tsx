import {
  begin,
  CAMPS,
  CORNERS,
  cornerHex,
  frontOf,
  HEXES,
  type Hex,
  hexName,
  SIDES,
  type TerrainModule,
} from '../../rules';
import { SCENARIOS, setupOf } from '../../scenarios';
import { BoardPicture } from '../board/BoardPicture';
import board from '../board/HexBoard.module.css';
import { centreOf, outline, SIZE } from '../board/layout';
import styles from './TerrainDrawing.module.css';

const TERRAIN: readonly TerrainModule[] = [
  { kind: 'river', side: 'red', corner: 'LR', name: 'river LR' },
  { kind: 'wood', side: 'red', corner: 'RF' },
  { kind: 'hill', side: 'black', corner: 'LR' },
  { kind: 'marsh', side: 'black', corner: 'RR' },
];

const hexNamed = (name: string): Hex => HEXES.find((hex) => hexName(hex) === name) ?? 0;

/** One warband that faces north, so that its two front hexes can be shown (MAP-7). */
const FACING = hexNamed('E6');
const FRONT = frontOf(FACING, 0);

const { units, ground } = begin({
  ...setupOf(SCENARIOS[0]),
  terrain: TERRAIN,
  start: {
    turn: 1,
    side: 'red',
    units: [{ unit: 'red-1', state: 'fresh', hex: FACING, facing: 0 }],
  },
});

/** The four terrain modules at their corners, the camps, and the front of a warband (MAP-2 to MAP-7). */
export function TerrainDrawing() {
  return (
    <figure className={styles.drawing}>
      <BoardPicture
        label="The board: river at the south army’s left rear, wood at its right flank; hill at the north army’s left rear, marsh at its right rear; a warband facing north with its two front hexes"
        battle={{ units, ground, terrain: TERRAIN }}
      >
        {FRONT.map((hex) => (
          <path key={hex} className={board.go} d={outline(hex, 0, SIZE - 3)} />
        ))}
        {SIDES.flatMap((side) =>
          CORNERS.map((corner) => {
            const { x, y } = centreOf(cornerHex(side, corner), 0);
            return (
              <text key={`${side} ${corner}`} className={board.groundName} x={x} y={y + 5}>
                {corner}
              </text>
            );
          }),
        )}
      </BoardPicture>
      <figcaption>
        LR, RR, RF as each army sees them from its camp ({hexName(CAMPS.red)} south,{' '}
        {hexName(CAMPS.black)} north). Dashed: the front of a warband that faces north.
      </figcaption>
    </figure>
  );
}
