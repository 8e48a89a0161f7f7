import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeLevel,
  costsLevels,
  isDestroyed,
  removeDps,
  takeDps,
} from '#/games/shieldwall/rules/condition';
import { DP_CAUSES, LEVELS, type Level } from '#/games/shieldwall/rules/words';

const STOPS = { dpCap: 'stops' } as const;
const GOES_ON = { dpCap: 'goesOn' } as const;
const unit = (level: Level, dps: number, stands: number) => ({ level, dps, stands });

describe('levels', () => {
  it.each([
    ['AL-2 above Blood lust nothing happens', unit('bloodLust', 1, 2), 1, unit('bloodLust', 1, 2)],
    ['AL-2 two levels end at Blood lust', unit('ready', 1, 2), 2, unit('bloodLust', 1, 2)],
    ['AL-1 one level down', unit('ready', 1, 2), -1, unit('present', 1, 2)],
    ['AL-1 down to Shaken costs no stand', unit('ready', 0, 2), -2, unit('shaken', 0, 2)],
    ['AL-1 below Shaken a stand goes', unit('shaken', 3, 2), -1, unit('shaken', 3, 1)],
    ['AL-1 past Shaken in one go', unit('present', 0, 2), -2, unit('shaken', 0, 1)],
    ['AL-1 the last stand goes', unit('shaken', 0, 1), -1, unit('shaken', 0, 0)],
    ['AL-1 no more stands than there are', unit('shaken', 0, 1), -3, unit('shaken', 0, 0)],
    ['AL-9 nothing left after netting', unit('shaken', 2, 1), 0, unit('shaken', 2, 1)],
    ['AL-1 up from Shaken', unit('shaken', 2, 1), 1, unit('present', 2, 1)],
  ])('%s', (_, before, by, after) => {
    expect(changeLevel(before, by)).toEqual(after);
  });

  it('AL-1 destroyed is: no stands', () => {
    expect(isDestroyed(unit('shaken', 0, 0))).toBe(true);
    expect(isDestroyed(unit('shaken', 0, 1))).toBe(false);
  });
});

describe('DPs', () => {
  it.each([
    ['DP-1 fatigue', 'fatigue', false],
    ['DP-1 manoeuvre', 'manoeuvre', false],
    ['DP-1 combat', 'combat', true],
    ['DP-1 shooting', 'shooting', true],
    ['DP-1 morale', 'morale', true],
  ] as const)('%s costs levels at four DPs: %s %s', (_, cause, expected) => {
    expect(costsLevels(cause)).toBe(expected);
  });

  it.each([
    ['DP-2 up to four they are counted', unit('ready', 3, 1), 1, 'combat', unit('ready', 4, 1)],
    ['DP-2 the fifth costs a level', unit('ready', 4, 1), 1, 'combat', unit('present', 4, 1)],
    ['DP-2 each beyond costs one', unit('ready', 3, 1), 3, 'shooting', unit('shaken', 4, 1)],
    ['DP-2 AL-1 and then a stand', unit('shaken', 4, 2), 1, 'morale', unit('shaken', 4, 1)],
    ['DP-2 fatigue never costs one', unit('ready', 4, 1), 2, 'fatigue', unit('ready', 4, 1)],
    ['DP-2 manoeuvre never costs one', unit('ready', 3, 1), 2, 'manoeuvre', unit('ready', 4, 1)],
    ['DP-2 none given', unit('ready', 4, 1), 0, 'combat', unit('ready', 4, 1)],
  ] as const)('OPT-DP-CAP stops: %s', (_, before, n, cause, after) => {
    expect(takeDps(before, n, cause, STOPS)).toEqual(after);
  });

  it.each([
    [unit('ready', 4, 1), 1, 'combat', unit('present', 5, 1)],
    [unit('ready', 3, 1), 3, 'combat', unit('shaken', 6, 1)],
    [unit('ready', 6, 1), 1, 'combat', unit('present', 7, 1)],
    [unit('ready', 4, 1), 2, 'fatigue', unit('ready', 6, 1)],
  ] as const)('OPT-DP-CAP goes on: %j takes %i from %s', (before, n, cause, after) => {
    expect(takeDps(before, n, cause, GOES_ON)).toEqual(after);
  });

  it('DP-4 removed, never below none', () => {
    expect(removeDps(unit('ready', 3, 2), 1)).toEqual(unit('ready', 2, 2));
    expect(removeDps(unit('ready', 1, 2), 2)).toEqual(unit('ready', 0, 2));
  });

  const conditions = fc.record({
    level: fc.constantFrom(...LEVELS),
    dps: fc.integer({ min: 0, max: 4 }),
    stands: fc.integer({ min: 0, max: 4 }),
  });

  it('DP-2 AL-1 property: all at once is the same as one after another, and stays in range', () => {
    fc.assert(
      fc.property(
        conditions,
        fc.nat(12),
        fc.constantFrom(...DP_CAUSES),
        fc.constantFrom(STOPS, GOES_ON),
        (before, n, cause, options) => {
          let after = before;
          for (let i = 0; i < n; i++) after = { ...takeDps(after, 1, cause, options) };
          expect(takeDps(before, n, cause, options)).toEqual(after);
          expect(after.stands).toBeGreaterThanOrEqual(0);
          if (options === STOPS) expect(after.dps).toBeLessThanOrEqual(4);
        },
      ),
    );
  });
});
