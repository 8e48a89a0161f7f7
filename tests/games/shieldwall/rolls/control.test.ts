import { describe, expect, it } from 'vitest';
import {
  CONTROL_BANDS,
  type ControlTest,
  control,
  controlOdds,
  controlParts,
} from '#/games/shieldwall/rules/rolls/control';
import { expectWays, given, refused, rows } from './table';

const test = (changes: Partial<ControlTest> = {}): ControlTest => ({
  grade: 'B',
  level: 'present',
  pursuing: false,
  ...changes,
});

describe('control test', () => {
  it.each([
    ['shaken', [['Shaken', -1, 'CTRL-2']]],
    ['present', []],
    ['ready', [['Ready for battle', 1, 'CTRL-2']]],
    ['bloodLust', [['Blood lust', 2, 'CTRL-2']]],
  ] as const)('CTRL-2 parts of a unit that is %s', (level, parts) => {
    expect(rows(controlParts({ level }))).toEqual(parts);
  });

  it.each([
    ['CTRL-3 2 or less: halt', test(), 2, 2, 'halt', 'halt'],
    ['CTRL-3 2 or less: Shaken retire', test({ level: 'shaken' }), 3, 2, 'halt', 'retire'],
    ['CTRL-3 2 or less: pursuit ends', test({ pursuing: true }), 2, 2, 'halt', 'halt'],
    ['CTRL-3 3 is free', test(), 3, 3, 'free', 'free'],
    ['CTRL-3 4 is free', test(), 4, 4, 'free', 'free'],
    ['CTRL-3 Shaken and free', test({ level: 'shaken' }), 4, 3, 'free', 'free'],
    ['CTRL-3 3-4: pursuit ends', test({ pursuing: true }), 4, 4, 'free', 'free'],
    ['CTRL-3 5: repeat the last move', test(), 5, 5, 'run', 'repeatLastMove'],
    ['CTRL-3 5: pursuit goes on', test({ pursuing: true }), 5, 5, 'run', 'pursueOn'],
    ['CTRL-3 Blood lust advances', test({ level: 'bloodLust' }), 3, 5, 'run', 'advanceAndCharge'],
    [
      'CTRL-3 Blood lust pursues on',
      test({ level: 'bloodLust', pursuing: true }),
      5,
      7,
      'run',
      'pursueOn',
    ],
    ['CTRL-3 Ready', test({ level: 'ready' }), 4, 5, 'run', 'repeatLastMove'],
  ])('%s', (_, asked, face, total, band, order) => {
    expect(given(control(asked, face))).toMatchObject({ total, band, order });
  });

  it('CTRL-2 an A Grade unit adds or takes one after seeing the roll', () => {
    const a = test({ grade: 'A', level: 'ready' });
    const more = given(control(a, 3, 1));
    expect(rows(more.parts)).toEqual([
      ['Average die', 3, 'CTRL-2'],
      ['Ready for battle', 1, 'CTRL-2'],
      ['A Grade, as it wishes', 1, 'CTRL-2'],
    ]);
    expect(more).toMatchObject({ total: 5, band: 'run' });
    expect(given(control(a, 4, -1))).toMatchObject({ total: 4, band: 'free' });
    expect(rows(given(control(a, 4)).parts)).toHaveLength(2);
  });

  it('CTRL-2 others do not', () => {
    for (const grade of ['B', 'C', 'D'] as const) {
      for (const adjust of [1, -1] as const) {
        expect(refused(control(test({ grade }), 3, adjust))).toEqual({
          kind: 'forbidden',
          rule: 'CTRL-2',
          why: 'Only an A Grade unit adds or takes 1 as it wishes.',
        });
      }
      expect(control(test({ grade }), 3, 0).ok).toBe(true);
    }
  });

  it('CTRL-2 refuses what an average die does not have, and adjustments past one', () => {
    for (const face of [1, 6]) {
      expect(refused(control(test(), face))).toMatchObject({ kind: 'invalid', rule: 'CTRL-2' });
    }
    expect(refused(control(test({ grade: 'A' }), 3, 2 as 1))).toEqual({
      kind: 'invalid',
      rule: 'CTRL-2',
      why: 'Add or take 1, or nothing.',
    });
  });

  it('CTRL-3 has three bands', () => {
    expect(CONTROL_BANDS).toEqual(['halt', 'free', 'run']);
  });

  it.each([
    ['shaken', { halt: 3, free: 3 }],
    ['present', { halt: 1, free: 4, run: 1 }],
    ['ready', { free: 3, run: 3 }],
    ['bloodLust', { free: 1, run: 5 }],
  ] as const)('CTRL-3 odds for B Grade, %s, whatever is hoped for', (level, ways) => {
    for (const hoped of [null, 'halt', 'free', 'run'] as const) {
      expectWays(controlOdds({ grade: 'B', level }, hoped), ways);
    }
  });

  it.each([
    ['present', null, { halt: 1, free: 4, run: 1 }],
    ['present', 'halt', { halt: 3, free: 3 }],
    ['present', 'free', { free: 6 }],
    ['present', 'run', { free: 3, run: 3 }],
    ['shaken', 'free', { halt: 1, free: 5 }],
    ['shaken', 'halt', { halt: 5, free: 1 }],
    ['shaken', 'run', { halt: 1, free: 4, run: 1 }],
    ['bloodLust', 'free', { free: 3, run: 3 }],
    ['bloodLust', 'halt', { free: 3, run: 3 }],
  ] as const)('CTRL-2 odds for A Grade, %s, hoping for %s', (level, hoped, ways) => {
    expectWays(controlOdds({ grade: 'A', level }, hoped), ways);
  });
});
