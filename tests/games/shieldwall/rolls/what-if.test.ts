import { describe, expect, it } from 'vitest';
import { combatOdds } from '#/games/shieldwall/rules/rolls/combat-odds';
import type { Combat } from '#/games/shieldwall/rules/rolls/fighter';
import { type WhatIfChange, whatIf } from '#/games/shieldwall/rules/rolls/what-if';
import type { Side } from '#/games/shieldwall/rules/words';
import { combat, fighter, given, refused } from './table';

/** A unit to which every wish for one's own side applies, and one for the enemy's. */
const wretched = fighter({
  id: 'red',
  grade: 'B',
  dps: 2,
  stands: 2,
  engagedStands: 1,
  formed: false,
  worseGround: true,
  fromFlankOrRear: true,
  retinue: true,
});
const strong = fighter({ id: 'black', stands: 2, flankSupports: 1, leaderFighting: true });
const fight = combat({ red: [wretched], black: [strong], charge: true });

const find = (of: Combat, change: WhatIfChange, viewer: Side = 'red') =>
  given(whatIf(of, viewer)).find((each) => each.change === change);

describe('what if', () => {
  it.each([
    ['DP-4', 'oneDpLess', 'One DP less', { dps: 1 }],
    ['LEAD-2', 'oneLevelUp', 'One level up', { level: 'ready' }],
    ['COMB-1', 'flankSupport', 'One more stand on the flank', { flankSupports: 1 }],
    ['COMB-3', 'levelGround', 'The enemy without the better ground', { worseGround: false }],
    ['COMB-3', 'formed', 'Formed', { formed: true }],
    ['COMB-3', 'facing', 'Not taken in flank or rear', { fromFlankOrRear: false }],
    ['COMB-4', 'leaderFights', 'Its leader fights', { leaderFighting: true }],
    ['COMB-1', 'inspired', 'A champion or the standard attached', { inspired: true }],
    ['COMB-1', 'allStands', 'All its stands engaged', { engagedStands: 2 }],
    ['COMB-1', 'charged', 'Charging too', { charged: true }],
  ] as const)('%s %s of an own unit', (rule, change, label, changes) => {
    const now = given(combatOdds(fight));
    const then = given(combatOdds({ ...fight, red: [{ ...wretched, ...changes }] }));
    expect(find(fight, change)).toEqual({
      change,
      label,
      rule,
      side: 'red',
      fighter: 'red',
      odds: then,
      gain: 100 * (then.wins.red - now.wins.red),
    });
  });

  it.each([
    ['DP-3', 'oneDpMore', 'One DP more', { dps: 1 }],
    ['MISS-3', 'oneLevelDown', 'One level down', { level: 'shaken' }],
    ['COMB-1', 'noFlankSupport', 'One stand fewer on its flank', { flankSupports: 0 }],
    ['COMB-3', 'worseGround', 'Fighting against better ground', { worseGround: true }],
    ['COMB-3', 'unformed', 'Unformed', { formed: false }],
    ['COMB-4', 'leaderAway', 'Its leader away', { leaderFighting: false }],
  ] as const)('%s %s of an enemy unit', (rule, change, label, changes) => {
    const now = given(combatOdds(fight));
    const then = given(combatOdds({ ...fight, black: [{ ...strong, ...changes }] }));
    expect(find(fight, change)).toEqual({
      change,
      label,
      rule,
      side: 'black',
      fighter: 'black',
      odds: then,
      gain: 100 * (then.wins.red - now.wins.red),
    });
  });

  it.each([
    ['levelGround', { worseGround: true }],
    ['formed', { formed: false }],
    ['facing', { fromFlankOrRear: true }],
  ] as const)('COMB-3 %s frees a unit that nothing else hampers', (change, hamper) => {
    const free = fighter({ id: 'red', grade: 'B' });
    const hampered = combat({ red: [{ ...free, ...hamper }], black: [strong] });
    const odds = find(hampered, change)?.odds;
    expect(odds).toEqual(given(combatOdds(combat({ red: [free], black: [strong] }))));
    expect(find(hampered, change)?.gain).toBeGreaterThan(0);
  });

  it('COMB-1 COMB-3 COMB-4 DP-4 offers only what could be different', () => {
    const best = fighter({
      id: 'red',
      level: 'bloodLust',
      flankSupports: 2,
      charged: true,
      retinue: true,
      leaderFighting: true,
      inspired: true,
    });
    const worst = fighter({
      id: 'black',
      level: 'shaken',
      dps: 4,
      formed: false,
      worseGround: true,
    });
    expect(given(whatIf(combat({ red: [best], black: [worst], charge: true }), 'red'))).toEqual([]);
  });

  it('COMB-1 COMB-4 a charge only in a charge combat, leaders and heroes only with a retinue', () => {
    expect(find({ ...fight, charge: false }, 'charged')).toBeUndefined();
    const band = { ...fight, red: [{ ...wretched, retinue: false }] };
    expect(find(band, 'leaderFights')).toBeUndefined();
    expect(find(band, 'inspired')).toBeUndefined();
  });

  it('COMB-5 asks for every fighter of both sides and changes one at a time', () => {
    const two = { ...fight, red: [wretched, { ...wretched, id: 'second', dps: 0 }] };
    const list = given(whatIf(two, 'red'));
    expect(list.filter(({ change }) => change === 'formed').map((each) => each.fighter)).toEqual(
      expect.arrayContaining(['red', 'second']),
    );
    expect(list.filter(({ change }) => change === 'oneDpLess').map((each) => each.fighter)).toEqual(
      ['red'],
    );
    const second = list.find((each) => each.change === 'inspired' && each.fighter === 'second');
    const expected = [wretched, { ...wretched, id: 'second', dps: 0, inspired: true }];
    expect(second?.odds).toEqual(given(combatOdds({ ...two, red: expected })));
  });

  it('RES-1 what helps most comes first, for either side', () => {
    for (const viewer of ['red', 'black'] as const) {
      const list = given(whatIf(fight, viewer));
      const gains = list.map(({ gain }) => gain);
      expect(gains).toEqual([...gains].sort((a, b) => b - a));
      expect(gains[0]).toBeGreaterThan(gains.at(-1) ?? 0);
      const now = given(combatOdds(fight)).wins[viewer];
      const [first] = list;
      expect(first?.gain).toBeCloseTo(100 * ((first?.odds.wins[viewer] ?? 0) - now), 10);
    }
    expect(given(whatIf(fight, 'black')).find(({ change }) => change === 'oneDpMore')?.side).toBe(
      'red',
    );
  });

  it('COMB-5 refuses an impossible combat, and a change that would make one', () => {
    expect(refused(whatIf(combat({ red: [] }), 'red')).why).toBe('Nobody fights for red.');
    const horde = combat({ red: [fighter({ id: 'red', stands: 180 })] });
    expect(refused(whatIf(horde, 'red')).rule).toBe('COMB-1');
  });
});
