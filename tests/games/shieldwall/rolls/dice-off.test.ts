import { describe, expect, it } from 'vitest';
import {
  duelAdvantage,
  duelAdvantageOdds,
  duelAdvantageParts,
} from '#/games/shieldwall/rules/rolls/duel-advantage';
import {
  deployment,
  deploymentOdds,
  deploymentParts,
  initiative,
  initiativeOdds,
  initiativeParts,
} from '#/games/shieldwall/rules/rolls/initiative';
import { chance, expectWays, given, refused, rows } from './table';

const redIsRed = (side: string) => side === 'red';

describe('initiative', () => {
  it.each([
    [{ red: 4, black: 3 }, [['C-in-C with more LPs', 1, 'TURN-1']], []],
    [{ red: 2, black: 3 }, [], [['C-in-C with more LPs', 1, 'TURN-1']]],
    [{ red: 3, black: 3 }, [], []],
    [{ red: 0, black: 0 }, [], []],
  ])('TURN-1 %j', (lps, red, black) => {
    const parts = initiativeParts(lps);
    expect([rows(parts.red), rows(parts.black)]).toEqual([red, black]);
  });

  it.each([
    [{ red: 4, black: 3 }, { red: 3, black: 3 }, { red: 4, black: 3 }, 'red'],
    [{ red: 4, black: 3 }, { red: 2, black: 3 }, { red: 3, black: 3 }, null],
    [{ red: 3, black: 3 }, { red: 2, black: 5 }, { red: 2, black: 5 }, 'black'],
    [{ red: 3, black: 5 }, { red: 6, black: 6 }, { red: 6, black: 7 }, 'black'],
  ])('TURN-1 with LPs %j and dice %j', (lps, thrown, scores, higher) => {
    expect(given(initiative(lps, [thrown]))).toEqual({ scores, higher });
  });

  it('TURN-1 ties are thrown again and the last throw decides', () => {
    const throws = [
      { red: 2, black: 2 },
      { red: 5, black: 5 },
      { red: 6, black: 1 },
    ];
    expect(given(initiative({ red: 0, black: 0 }, throws)).higher).toBe('red');
  });

  it('TURN-1 refuses no throw, a face that is not there, and a throw after a decision', () => {
    const even = { red: 0, black: 0 };
    expect(refused(initiative(even, []))).toEqual({
      kind: 'invalid',
      rule: 'TURN-1',
      why: 'Each side throws a D6.',
    });
    expect(refused(initiative(even, [{ red: 7, black: 1 }]))).toEqual({
      kind: 'invalid',
      rule: 'TURN-1',
      why: 'There is no 7 on this die.',
    });
    expect(refused(initiative(even, [{ red: 1, black: 0 }])).why).toBe(
      'There is no 0 on this die.',
    );
    const decided = { red: 6, black: 1 };
    expect(refused(initiative(even, [decided, decided]))).toEqual({
      kind: 'invalid',
      rule: 'TURN-1',
      why: 'Only a tie is thrown again.',
    });
    // With the bonus 2 against 3 is the tie, and 3 against 3 is not.
    const bonus = { red: 1, black: 0 };
    expect(given(initiative(bonus, [{ red: 2, black: 3 }, decided])).higher).toBe('red');
    expect(initiative(bonus, [{ red: 3, black: 3 }, decided]).ok).toBe(false);
  });

  it('TURN-1 odds: 21 of 31 with the bonus, even without', () => {
    expectWays(initiativeOdds({ red: 5, black: 4 }), { red: 21, black: 10 });
    expect(chance(initiativeOdds({ red: 5, black: 4 }), redIsRed)).toBe(21 / 31);
    expectWays(initiativeOdds({ red: 4, black: 5 }), { red: 10, black: 21 });
    expectWays(initiativeOdds({ red: 4, black: 4 }), { red: 15, black: 15 });
  });
});

describe('deployment', () => {
  it('SET-1 is thrown like the initiative and cites its own rule', () => {
    const lps = { red: 2, black: 5 };
    expect(rows(deploymentParts(lps).black)).toEqual([['C-in-C with more LPs', 1, 'SET-1']]);
    expect(rows(deploymentParts(lps).red)).toEqual([]);
    expect(given(deployment(lps, [{ red: 3, black: 3 }]))).toEqual({
      scores: { red: 3, black: 4 },
      higher: 'black',
    });
    expect(refused(deployment(lps, [])).rule).toBe('SET-1');
    expectWays(deploymentOdds(lps), { red: 10, black: 21 });
  });
});

describe('advantage in a duel', () => {
  it('DUEL-5 a heroic champion adds one, for each side', () => {
    const parts = duelAdvantageParts({ red: true, black: false });
    expect([rows(parts.red), rows(parts.black)]).toEqual([[['Heroic champion', 1, 'DUEL-5']], []]);
    expect(rows(duelAdvantageParts({ red: false, black: true }).black)).toHaveLength(1);
    const both = { red: true, black: true };
    expect(given(duelAdvantage(both, [{ red: 2, black: 4 }]))).toEqual({
      scores: { red: 3, black: 5 },
      higher: 'black',
    });
    expect(refused(duelAdvantage(both, [])).rule).toBe('DUEL-5');
  });

  it('DUEL-5 odds', () => {
    expectWays(duelAdvantageOdds({ red: true, black: false }), { red: 21, black: 10 });
    expectWays(duelAdvantageOdds({ red: false, black: false }), { red: 15, black: 15 });
    expectWays(duelAdvantageOdds({ red: true, black: true }), { red: 15, black: 15 });
  });
});
