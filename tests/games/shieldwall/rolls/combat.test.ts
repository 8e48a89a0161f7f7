import { describe, expect, it } from 'vitest';
import { QUICK_SHEET, RULEBOOK } from '#/games/shieldwall/rules/options';
import {
  type CombatRound,
  refightOf,
  resolveCombat,
  resultsOf,
} from '#/games/shieldwall/rules/rolls/combat';
import {
  BANDS,
  bandOf,
  isWin,
  oppositeBand,
  winnersMove,
} from '#/games/shieldwall/rules/rolls/combat-result';
import type { Combat, Fighter } from '#/games/shieldwall/rules/rolls/fighter';
import { combat, fighter, given, refused } from './table';

describe('result bands', () => {
  it.each([
    [9, 'victory'],
    [5, 'victory'],
    [4, 'success'],
    [2, 'success'],
    [1, 'inconclusive'],
    [0, 'inconclusive'],
    [-1, 'inconclusive'],
    [-2, 'setBack'],
    [-4, 'setBack'],
    [-5, 'defeat'],
    [-9, 'defeat'],
  ])('RES-1 %i is %s', (margin, band) => {
    expect(bandOf(margin)).toBe(band);
  });

  it('RES-1 the enemy sees the opposite', () => {
    expect(BANDS.map(oppositeBand)).toEqual([...BANDS].reverse());
    expect(BANDS.filter(isWin)).toEqual(['victory', 'success']);
  });
});

/** Red's result when it gets this band, as one row: levels, DPs, level, DPs, stands after, move, rules. */
const redAfter = (
  changes: Partial<Fighter>,
  band: (typeof BANDS)[number],
  more: Partial<Combat> = {},
) => {
  const fight = combat({ red: [fighter({ id: 'red', ...changes })], ...more });
  const { levels, dps, after, move, rules } = resultsOf(fight, band).red[0] ?? expect.fail();
  return [levels, dps, after.level, after.dps, after.stands, move, ...rules];
};
const CHARGE = { charge: true };

describe('results for the loser', () => {
  it.each([
    ['RES-4 set-back', {}, 'setBack', {}, [-1, 0, 'shaken', 0, 1, 'fallBack', 'RES-4']],
    [
      'RES-4 after a charge too',
      {},
      'setBack',
      CHARGE,
      [-1, 0, 'shaken', 0, 1, 'fallBack', 'RES-4'],
    ],
    [
      'RES-4 Shaken before: retires, no level',
      { level: 'shaken', stands: 2 },
      'setBack',
      {},
      [0, 0, 'shaken', 0, 2, 'retire', 'RES-4'],
    ],
    [
      'RES-5 defeat',
      { level: 'ready' },
      'defeat',
      {},
      [-1, 1, 'present', 1, 1, 'fallBack', 'RES-5'],
    ],
    [
      'RES-5 after a charge: retires',
      { level: 'ready' },
      'defeat',
      CHARGE,
      [-1, 1, 'present', 1, 1, 'retire', 'RES-5'],
    ],
    [
      'RES-5 Shaken before: breaks',
      { level: 'shaken', dps: 1 },
      'defeat',
      CHARGE,
      [0, 0, 'shaken', 1, 1, 'break', 'RES-5'],
    ],
    [
      'RES-5 RES-7 DP-2 the DP costs a level at four',
      { level: 'bloodLust', dps: 4 },
      'defeat',
      {},
      [-1, 1, 'present', 4, 1, 'fallBack', 'RES-5'],
    ],
    [
      'RES-5 RES-7 AL-1 or a stand',
      { dps: 4, stands: 2 },
      'defeat',
      CHARGE,
      [-1, 1, 'shaken', 4, 1, 'retire', 'RES-5'],
    ],
    [
      'RES-5 AL-1 or the last one',
      { dps: 4 },
      'defeat',
      CHARGE,
      [-1, 1, 'shaken', 4, 0, 'eliminated', 'RES-5'],
    ],
    [
      'RISK-2 Shaken to the death: eliminated by a set-back',
      { level: 'shaken', stands: 2, fightsToDeath: true },
      'setBack',
      {},
      [0, 0, 'shaken', 0, 0, 'eliminated', 'RES-4', 'RISK-2'],
    ],
    [
      'RISK-2 and by a defeat',
      { level: 'shaken', fightsToDeath: true },
      'defeat',
      CHARGE,
      [0, 0, 'shaken', 0, 0, 'eliminated', 'RES-5', 'RISK-2'],
    ],
    [
      'RISK-2 falls back where it would retire',
      { level: 'ready', fightsToDeath: true },
      'defeat',
      CHARGE,
      [-1, 1, 'present', 1, 1, 'fallBack', 'RES-5', 'RISK-2'],
    ],
    [
      'RISK-2 falls back anyway without a charge',
      { level: 'ready', fightsToDeath: true },
      'defeat',
      {},
      [-1, 1, 'present', 1, 1, 'fallBack', 'RES-5'],
    ],
    [
      'RISK-2 an ordinary set-back',
      { fightsToDeath: true },
      'setBack',
      CHARGE,
      [-1, 0, 'shaken', 0, 1, 'fallBack', 'RES-4'],
    ],
  ] as const)('%s', (_, changes, band, more, expected) => {
    expect(redAfter(changes, band, more)).toEqual(expected);
  });

  it('RES-4 is the same for black', () => {
    const { red, black } = resultsOf(combat(), 'success');
    expect(black[0]).toEqual({
      id: 'black',
      levels: -1,
      dps: 0,
      rules: ['RES-4'],
      before: { level: 'present', dps: 0, stands: 1 },
      after: { level: 'shaken', dps: 0, stands: 1 },
      move: 'fallBack',
    });
    expect(red[0]?.move).toBe('followUp');
    const worse = resultsOf(combat(CHARGE), 'victory').black[0];
    expect(worse).toMatchObject({ levels: -1, dps: 1, move: 'retire', rules: ['RES-5'] });
  });
});

describe('results for the winner', () => {
  it.each([
    ['RES-2 victory: two levels', {}, 'victory', [2, 0, 'bloodLust', 0, 1, 'followUp', 'RES-2']],
    ['RES-2 success: one', {}, 'success', [1, 0, 'ready', 0, 1, 'followUp', 'RES-2']],
    [
      'AL-2 no further than Blood lust',
      { level: 'bloodLust', dps: 4 },
      'victory',
      [2, 0, 'bloodLust', 4, 1, 'followUp', 'RES-2'],
    ],
  ] as const)('%s', (_, changes, band, expected) => {
    expect(redAfter(changes, band)).toEqual(expected);
  });

  it.each([
    ['AFTER-2 follow up', ['fallBack', 'fallBack'], 'followUp'],
    ['AFTER-5 pursue those that retire', ['retire'], 'pursue'],
    ['AFTER-5 pursue those that break', ['break', 'eliminated'], 'pursue'],
    ['RES-2 losers part ways', ['fallBack', 'retire'], 'choice'],
    ['RES-2 losers part ways, broken', ['break', 'fallBack'], 'choice'],
    ['RES-2 none left', ['eliminated'], 'stay'],
    ['AFTER-2 one eliminated, one falls back', ['eliminated', 'fallBack'], 'followUp'],
  ] as const)('%s', (_, losers, move) => {
    expect(winnersMove(losers)).toBe(move);
  });

  it('RES-6 each loser takes its own branch, and the winners see all of them', () => {
    const black = [fighter({ id: 'steady' }), fighter({ id: 'shaken', level: 'shaken' })];
    const results = resultsOf(combat({ black }), 'success');
    expect(results.black.map(({ move }) => move)).toEqual(['fallBack', 'retire']);
    expect(results.red[0]?.move).toBe('choice');
    const lost = resultsOf(combat({ red: black, black: [fighter({ id: 'black' })] }), 'defeat');
    expect(lost.red.map(({ move }) => move)).toEqual(['fallBack', 'break']);
    expect(lost.black[0]).toMatchObject({ move: 'choice', levels: 2, rules: ['RES-2'] });
    expect(resultsOf(combat(), 'setBack').black[0]).toMatchObject({ levels: 1, move: 'followUp' });
  });
});

describe('inconclusive rounds', () => {
  it.each([
    ['RES-3 one DP and again', {}, {}, [0, 1, 'present', 1, 1, 'fightAgain', 'RES-3']],
    [
      'RES-3 the second: apart',
      {},
      { refight: true },
      [0, 1, 'present', 1, 1, 'stepBack', 'RES-3'],
    ],
    ['RES-3 DP-2 at four', { dps: 4 }, {}, [0, 1, 'shaken', 4, 1, 'fightAgain', 'RES-3']],
    [
      'RES-3 AL-1 the last stand',
      { dps: 4, level: 'shaken' },
      {},
      [0, 1, 'shaken', 4, 0, 'eliminated', 'RES-3'],
    ],
  ] as const)('%s', (_, changes, more, expected) => {
    expect(redAfter(changes, 'inconclusive', more)).toEqual(expected);
  });

  const doomed = fighter({ id: 'doomed', level: 'shaken', dps: 4 });

  it('RES-3 a side with nobody left ends the combat, the other stays', () => {
    const fight = combat({ black: [doomed], charge: true });
    expect(refightOf(fight)).toBeNull();
    const { red, black } = resultsOf(fight, 'inconclusive');
    expect([red[0]?.move, black[0]?.move]).toEqual(['stay', 'eliminated']);
    const mirror = combat({ red: [doomed] });
    expect(refightOf(mirror)).toBeNull();
    expect(resultsOf(mirror, 'inconclusive').black[0]?.move).toBe('stay');
    const second = resultsOf({ ...mirror, refight: true }, 'inconclusive');
    expect(second.black[0]?.move).toBe('stay');
  });

  it('RES-3 a unit destroyed by the DP drops out, the others fight on without charge', () => {
    const left = fighter({
      id: 'left',
      grade: 'B',
      charged: true,
      dps: 4,
      level: 'shaken',
      stands: 2,
    });
    const fight = combat({ red: [doomed, left], charge: true });
    const next = refightOf(fight);
    expect(next?.red).toEqual([{ ...left, stands: 1, engagedStands: 1 }]);
    expect(next?.black).toEqual([fighter({ id: 'black', name: 'Black', dps: 1 })]);
    expect(next).toMatchObject({ charge: false, refight: true, options: QUICK_SHEET });
    expect(resultsOf(fight, 'inconclusive').black[0]?.move).toBe('fightAgain');
  });

  it('RES-3 stands that the player did not count stay uncounted', () => {
    const partly = fighter({ id: 'partly', stands: 2, engagedStands: 1 });
    expect(refightOf(combat({ red: [partly] }))?.red[0]).toMatchObject({
      stands: 2,
      engagedStands: 1,
    });
  });

  it('RES-3 there is no third round', () => {
    expect(refightOf(combat({ refight: true }))).toBeNull();
  });
});

describe('resolving a combat', () => {
  const king = fighter({ id: 'king', grade: 'B', leaderFighting: true, level: 'ready' });
  const fight = combat({ red: [king, fighter({ id: 'r2', formed: false })], charge: true });

  it('COMB-3 COMB-4 COMB-5 adds the hits of a side', () => {
    const result = given(
      resolveCombat(fight, [{ king: [5, 6, 4, 1, 1], r2: [5, 6], black: [1, 4] }]),
    );
    const [round] = result.rounds as readonly [CombatRound];
    expect(round.hits.red.byFighter).toEqual({ king: 2, r2: 1 });
    expect(round.hits.red.automatic).toHaveLength(1);
    expect([round.hits.red.total, round.hits.black.total]).toEqual([4, 0]);
    expect(round.bands).toEqual({ red: 'success', black: 'setBack' });
    expect(round.results.red.map(({ id, move }) => [id, move])).toEqual([
      ['king', 'followUp'],
      ['r2', 'followUp'],
    ]);
    expect(round.combat).toBe(fight);
    expect(result.next).toBeNull();
  });

  const even = { king: [1, 1, 1, 1, 1], r2: [1, 1], black: [1, 1] };

  it('RES-3 an inconclusive round asks for the refight, a second ends it', () => {
    const first = given(resolveCombat(fight, [even]));
    expect(first.rounds).toHaveLength(1);
    expect(first.next).toEqual(refightOf(fight));
    const second = given(resolveCombat(fight, [even, even]));
    expect(second.next).toBeNull();
    expect(second.rounds[1]?.combat).toEqual(refightOf(fight));
    expect(second.rounds[1]?.results.black[0]).toMatchObject({
      before: { dps: 1 },
      after: { dps: 2 },
      move: 'stepBack',
    });
  });

  it('RES-5 RES-3 a defeat in the refight is without charge', () => {
    const lost = { king: [1, 1, 1, 1, 1], r2: [1, 1], black: [6, 6, 6, 6, 6, 6] };
    const strong = { ...fight, black: [fighter({ id: 'black', stands: 3 })] };
    const start = { ...lost, black: [5, 6, 1, 1, 1, 1] };
    const straight = given(resolveCombat(strong, [lost])).rounds.at(-1);
    expect(straight?.results.red.map(({ move }) => move)).toEqual(['retire', 'retire']);
    const after = given(resolveCombat(strong, [start, lost])).rounds.at(-1);
    expect(after?.bands.red).toBe('defeat');
    expect(after?.results.red.map(({ move }) => move)).toEqual(['fallBack', 'fallBack']);
  });

  it('COMB-1 before any dice the first round is due', () => {
    expect(given(resolveCombat(fight, []))).toEqual({ rounds: [], next: fight });
  });

  it('COMB-2 OPT-MIN-DIE a unit may have no dice by the rulebook', () => {
    const levy = fighter({ id: 'red', grade: 'D', level: 'shaken' });
    const weak = combat({ red: [levy], options: RULEBOOK });
    expect(given(resolveCombat(weak, [{ red: [], black: [6, 6] }])).rounds[0]?.bands.red).toBe(
      'setBack',
    );
    expect(given(resolveCombat(weak, [{ black: [6, 6] }])).rounds).toHaveLength(1);
  });

  const won = { king: [6, 6, 6, 6, 6], r2: [6, 6], black: [1, 1] };
  it.each([
    ['a stranger', [{ ...even, who: [1] }], 'COMB-5', '"who" does not fight here.'],
    ['missing dice', [{ king: even.king, r2: [1, 1] }], 'COMB-1', 'Dice for this roll: 2, not 0.'],
    ['too many dice', [{ ...even, r2: [1, 1, 1] }], 'COMB-1', 'Dice for this roll: 2, not 3.'],
    ['a seven', [{ ...even, r2: [1, 7] }], 'COMB-1', 'There is no 7 on this die.'],
    ['a round too many', [won, even], 'RES-3', 'This combat is over: no more dice.'],
    ['a third round', [even, even, even], 'RES-3', 'This combat is over: no more dice.'],
    [
      'bad dice in the refight',
      [even, { ...even, black: [0, 1] }],
      'COMB-1',
      'There is no 0 on this die.',
    ],
  ])('COMB-5 refuses %s', (_, rounds, rule, why) => {
    expect(refused(resolveCombat(fight, rounds as Parameters<typeof resolveCombat>[1]))).toEqual({
      kind: 'invalid',
      rule,
      why,
    });
  });

  it('COMB-5 refuses an impossible combat', () => {
    expect(refused(resolveCombat(combat({ red: [] }), [])).why).toBe('Nobody fights for red.');
  });
});
