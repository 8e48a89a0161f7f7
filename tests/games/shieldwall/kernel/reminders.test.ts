import { describe, expect, it } from 'vitest';
import { QUICK_SHEET, REMINDERS, type Reminded, RULEBOOK } from '#/games/shieldwall/rules';

const said = (reminded: Reminded, options = QUICK_SHEET): readonly string[] =>
  REMINDERS[reminded](options).map(({ text, rule }) => `${text} / ${rule}`);

describe('what only eyes can see', () => {
  it('MOVE-8, OPT-HALT: where a move halts', () => {
    expect(said('movement')).toContain('Halts 2″ from enemies to its front / MOVE-8');
    expect(said('movement', RULEBOOK)).toContain('Halts 2″ from any enemy in sight / MOVE-8');
  });

  it('MAN-1, MOVE-2, MOVE-6, OPT-TERRAIN-STOP: which way, and what stops it', () => {
    expect(said('movement').slice(1)).toEqual([
      'formed: ahead, 22½° aside at most / MAN-1',
      'not forced through friends or over obstacles, may stop before bad ground / MOVE-2',
      'where moves cross, the unit in front may go first / MOVE-6',
    ]);
    expect(said('movement', RULEBOOK)).toContain(
      'not forced through friends or over obstacles / MOVE-2',
    );
  });

  it.each<[Reminded, string]>([
    ['missiles', 'Within 2″, a clear line from the stand’s front, gaps of 2″ or more / MISS-1'],
    ['charge', 'The target is within 2″ / CHG-1'],
    ['combat', 'No partial overlaps, unit against unit where possible / COMB-6'],
  ])('%s', (reminded, line) => {
    expect(said(reminded)).toEqual([line]);
  });
});
