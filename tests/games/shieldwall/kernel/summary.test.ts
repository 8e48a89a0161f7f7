import { describe, expect, it } from 'vitest';
import { summary } from '#/games/shieldwall/rules';
import {
  ALFRED,
  CREWS,
  FYRD,
  HIRD,
  HOUSECARLS,
  LEVY,
  OARSMEN,
  SVEN,
  THEGNS,
  THRALLS,
  table,
  UHTRED,
} from './table';

describe('the summary (END-1)', () => {
  it('END-1: at the start nothing is lost, and SET-3 counts for every unit', () => {
    // Red: 1 + 2 + 2 + 1 + 2 stands in five units; black: 1 + 2 + 2 + 2 in four. 3 DPs each.
    expect(summary(table())).toEqual({
      red: {
        name: 'Danes',
        stands: { lost: 0, of: 8 },
        units: { lost: [], of: 5 },
        broken: [],
        leaders: { lost: [], of: 2 },
        dps: 15,
        levels: { shaken: 0, present: 5, ready: 0, bloodLust: 0 },
      },
      black: {
        name: 'Saxons',
        stands: { lost: 0, of: 7 },
        units: { lost: [], of: 4 },
        broken: [],
        leaders: { lost: [], of: 2 },
        dps: 12,
        levels: { shaken: 0, present: 4, ready: 0, bloodLust: 0 },
      },
    });
  });

  it('END-1: who is gone takes all stands along, and counts neither DPs nor a level', () => {
    const battle = table({
      units: {
        [HIRD]: { dps: 0, level: 'bloodLust' },
        // A casualty, still fighting.
        [CREWS]: { stands: 1, dps: 4, level: 'ready' },
        // Gone from the table with a stand left, as AFTER-4 leaves it.
        [OARSMEN]: { stands: 1, dps: 2, level: 'shaken', course: 'broken', lost: 'routed' },
        // Running, and still there.
        [THRALLS]: { dps: 4, level: 'shaken', course: 'broken' },
        [FYRD]: { stands: 0, lost: 'destroyed' },
        [THEGNS]: { lost: 'surrendered' },
        [LEVY]: { lost: 'leftTable' },
      },
      leaders: { [SVEN]: { fate: 'captured' }, [ALFRED]: { fate: 'killed' } },
    });
    expect(summary(battle)).toEqual({
      red: {
        name: 'Danes',
        // One of the crews, two of the oarsmen.
        stands: { lost: 3, of: 8 },
        units: { lost: [{ name: 'Oarsmen', how: 'routed' }], of: 5 },
        broken: ['Thralls'],
        leaders: { lost: [{ name: 'Sven', fate: 'captured' }], of: 2 },
        // Hird 0, crews 4, housecarls 3, thralls 4.
        dps: 11,
        levels: { shaken: 1, present: 1, ready: 1, bloodLust: 1 },
      },
      black: {
        name: 'Saxons',
        stands: { lost: 6, of: 7 },
        units: {
          lost: [
            { name: 'Fyrd', how: 'destroyed' },
            { name: 'Thegns', how: 'surrendered' },
            { name: 'Levy', how: 'leftTable' },
          ],
          of: 4,
        },
        broken: [],
        leaders: { lost: [{ name: 'Alfred', fate: 'killed' }], of: 2 },
        dps: 3,
        levels: { shaken: 0, present: 1, ready: 0, bloodLust: 0 },
      },
    });
  });

  it('END-1: lists go from the right of the line to its left (ORG-4)', () => {
    const lost = { lost: 'destroyed' } as const;
    const { red, black } = summary(
      table({
        units: { [HOUSECARLS]: lost, [HIRD]: lost },
        leaders: { [UHTRED]: { fate: 'killed' }, [ALFRED]: { fate: 'captured' } },
      }),
    );
    expect(red.units.lost.map(({ name }) => name)).toEqual(['Hird', 'Housecarls']);
    expect(black.leaders.lost.map(({ name }) => name)).toEqual(['Alfred', 'Uhtred']);
  });
});
