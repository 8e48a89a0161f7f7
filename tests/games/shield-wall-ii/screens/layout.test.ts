import { describe, expect, it } from 'vitest';
import { frontOf, HEXES, hexAt, neighboursOf } from '#/games/shield-wall-ii/rules';
import {
  angleOf,
  centreOf,
  frameOf,
  inReadingOrder,
  outline,
  QUARTERS,
  SIZE,
  stepFrom,
  towards,
} from '#/games/shield-wall-ii/screens/board/layout';
import { at } from '../rules/table';

const STEP = SIZE * Math.sqrt(3);

describe('MAP-1: the board as a drawing', () => {
  it('has 44 px hexes where it is 360 px wide, turned for portrait', () => {
    const { width, height } = frameOf(1);
    expect((STEP * 360) / width).toBeGreaterThan(44);
    expect(height).toBeGreaterThan(width);
    expect(frameOf(0)).toMatchObject({ width: height, height: width });
  });

  it.each(QUARTERS)('keeps neighbours one step apart, turn %i', (quarter) => {
    for (const hex of HEXES) {
      for (const next of neighboursOf(hex)) {
        const [a, b] = [centreOf(hex, quarter), centreOf(next, quarter)];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(STEP);
      }
    }
  });

  it.each(QUARTERS)('lies within its frame, turn %i', (quarter) => {
    const { x, y, width, height } = frameOf(quarter);
    for (const hex of HEXES) {
      const numbers = [...outline(hex, quarter).matchAll(/-?[\d.]+/g)];
      numbers.forEach(([number], place) => {
        const [least, room] = place % 2 === 0 ? [x, width] : [y, height];
        expect(Number(number)).toBeGreaterThan(least);
        expect(Number(number)).toBeLessThan(least + room);
      });
    }
  });

  it('MAP-2: the south camp lies below, left, above or right', () => {
    const camp = at(-2, 4);
    expect(centreOf(camp, 0)).toMatchObject({ x: 0, y: 6 * SIZE });
    expect(centreOf(camp, 1).x).toBe(-6 * SIZE);
    expect(centreOf(camp, 2).y).toBe(-6 * SIZE);
    expect(centreOf(camp, 3).x).toBe(6 * SIZE);
  });
});

describe('MAP-7: facings', () => {
  it('north is up, or to the right where the board is turned for portrait', () => {
    expect(angleOf(0, 0)).toBe(0);
    expect(angleOf(3, 0)).toBe(180);
    expect(angleOf(0, 1)).toBe(90);
    expect(angleOf(5, 1)).toBe(30);
  });

  it.each(QUARTERS)('the wedge points between the two hexes in front, turn %i', (quarter) => {
    const middle = at(0, 0);
    for (const facing of [0, 1, 2, 3, 4, 5] as const) {
      const tip = towards(centreOf(middle, quarter), facing, quarter, SIZE);
      const front = frontOf(middle, facing).map((hex) => centreOf(hex, quarter));
      // The corner touches both: as far from their centres as from its own.
      for (const each of front) {
        expect(Math.hypot(tip.x - each.x, tip.y - each.y)).toBeCloseTo(SIZE);
      }
    }
  });
});

describe('arrow keys', () => {
  it('up and down go straight where the board is turned for portrait', () => {
    // West lies above.
    expect(stepFrom(at(0, 0), 'ArrowUp', 1)).toBe(at(-1, 0));
    expect(stepFrom(at(0, 0), 'ArrowDown', 1)).toBe(at(1, 0));
  });

  it('a slanting step keeps near to the middle line', () => {
    const right = stepFrom(at(0, 4), 'ArrowRight', 1);
    expect(right).toBe(at(0, 3));
    expect(stepFrom(hexAt(-5, 4) ?? 0, 'ArrowRight', 1)).toBe(at(-4, 3));
  });

  it('stops at the edge', () => {
    expect(stepFrom(at(-5, 0), 'ArrowUp', 1)).toBe(at(-5, 0));
    expect(stepFrom(at(-2, 4), 'ArrowLeft', 1)).toBe(at(-2, 4));
  });

  it('reaches every hex from every other', () => {
    for (const quarter of QUARTERS) {
      const reached = new Set([at(0, 0)]);
      for (const hex of reached) {
        for (const arrow of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const) {
          reached.add(stepFrom(hex, arrow, quarter));
        }
      }
      expect(reached.size).toBe(79);
    }
  });
});

it('is read from the top left', () => {
  expect(inReadingOrder(0)[0]).toBe(at(-1, -4));
  expect(inReadingOrder(1)[0]).toBe(at(-5, 0));
  expect(new Set(inReadingOrder(3)).size).toBe(79);
});
