import { describe, expect, it } from 'vitest';
import { leaderPoints, leaderPointsOdds } from '#/games/shieldwall/rules/rolls/leader-points';
import { lostRetinue, lostRetinueOdds } from '#/games/shieldwall/rules/rolls/lost-retinue';
import {
  refusedChallenge,
  refusedChallengeOdds,
} from '#/games/shieldwall/rules/rolls/refused-challenge';
import { risk, riskOdds } from '#/games/shieldwall/rules/rolls/risk';
import { chance, expectWays, given, refused } from './table';

describe('leader points', () => {
  it('ORG-6 one average die gives 2 to 5', () => {
    expect([2, 3, 4, 5].map((face) => given(leaderPoints(face)))).toEqual([2, 3, 4, 5]);
    expectWays(leaderPointsOdds(), { 2: 1, 3: 2, 4: 2, 5: 1 });
    expect(refused(leaderPoints(6))).toEqual({
      kind: 'invalid',
      rule: 'ORG-6',
      why: 'There is no 6 on this die.',
    });
    expect(leaderPoints(1).ok).toBe(false);
  });
});

describe('risk to a leader', () => {
  it.each([
    ['2 is safe', 4, [2], 'unhurt', 0],
    ['6 is safe', 4, [6], 'unhurt', 0],
    ['1 rolls again', 4, [1], 'rollAgain', 0],
    ['1 kills', 4, [1, 1], 'killed', 0],
    ['2 is a severe wound', 4, [1, 2], 'severe', 2],
    ['3 is a severe wound', 4, [1, 3], 'severe', 2],
    ['4 is a light wound', 4, [1, 4], 'light', 1],
    ['6 is a light wound', 4, [1, 6], 'light', 1],
    ['a severe wound leaves one LP of three', 3, [1, 3], 'severe', 2],
    ['a severe wound takes the last two', 2, [1, 3], 'killed', 2],
    ['a light wound leaves one of two', 2, [1, 4], 'light', 1],
    ['a light wound takes the last', 1, [1, 4], 'killed', 1],
    ['a severe wound takes the last', 1, [1, 2], 'killed', 1],
    ['any wound kills one without LPs', 0, [1, 6], 'killed', 0],
  ] as const)('RISK-1 %s', (_, lp, faces, outcome, lpLost) => {
    expect(given(risk(lp, faces))).toEqual({ outcome, lpLost });
  });

  it.each([
    ['a second die that was not asked for', 4, [2, 3], 'Only a leader at risk rolls again.'],
    ['a third die', 4, [1, 3, 3], 'Dice for this roll: 2, not 3.'],
    ['no die', 4, [], 'Dice for this roll: 1, not 0.'],
    ['a seven', 4, [7], 'There is no 7 on this die.'],
    ['a seven on the second', 4, [1, 7], 'There is no 7 on this die.'],
    ['LPs below none', -1, [2], 'LPs: -1 is not a whole number, 0 or more.'],
  ])('RISK-1 refuses %s', (_, lp, faces, why) => {
    expect(refused(risk(lp, faces))).toEqual({ kind: 'invalid', rule: 'RISK-1', why });
  });

  it('RISK-1 odds: two LPs die in 1 of 12', () => {
    expectWays(riskOdds(2), { killed: 3, light: 3, unhurt: 30 });
    expect(chance(riskOdds(2), (outcome) => outcome === 'killed')).toBe(1 / 12);
    expectWays(riskOdds(3), { killed: 1, severe: 2, light: 3, unhurt: 30 });
    expectWays(riskOdds(1), { killed: 6, unhurt: 30 });
  });
});

describe('leader of a lost retinue', () => {
  it.each([
    [1, true, 'killed'],
    [3, true, 'killed'],
    [4, true, 'captured'],
    [5, true, 'escapes'],
    [6, true, 'escapes'],
    [6, false, 'killed'],
    [4, false, 'captured'],
  ])('RISK-3 %i with a refuge (%s): %s', (face, refuge, outcome) => {
    expect(given(lostRetinue(face, refuge))).toBe(outcome);
  });

  it('RISK-3 odds and refusal', () => {
    expectWays(lostRetinueOdds(true), { killed: 3, captured: 1, escapes: 2 });
    expectWays(lostRetinueOdds(false), { killed: 5, captured: 1 });
    expect(refused(lostRetinue(0, true))).toMatchObject({ kind: 'invalid', rule: 'RISK-3' });
  });
});

describe('refused challenge', () => {
  it.each([
    [1, 'losesLp'],
    [3, 'losesLp'],
    [4, 'championAccepts'],
    [5, 'championAccepts'],
    [6, 'nothing'],
  ])('DUEL-1 %i: %s', (face, outcome) => {
    expect(given(refusedChallenge(face))).toBe(outcome);
  });

  it('DUEL-1 odds and refusal', () => {
    expectWays(refusedChallengeOdds(), { losesLp: 3, championAccepts: 2, nothing: 1 });
    expect(refused(refusedChallenge(8))).toMatchObject({ kind: 'invalid', rule: 'DUEL-1' });
  });
});
