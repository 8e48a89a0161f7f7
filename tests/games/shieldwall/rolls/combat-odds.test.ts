import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalOf } from '#/core/odds';
import { QUICK_SHEET } from '#/games/shieldwall/rules/options';
import { type CombatOdds, combatOdds, ENDINGS } from '#/games/shieldwall/rules/rolls/combat-odds';
import { BANDS } from '#/games/shieldwall/rules/rolls/combat-result';
import type { Combat, Fighter } from '#/games/shieldwall/rules/rolls/fighter';
import { LEVELS, SIDES } from '#/games/shieldwall/rules/words';
import { slowDice, slowOdds } from './brute-force';
import { combat, fighter, given, refused } from './table';

/** The figure that the project is checked against. */
const housecarls = fighter({
  id: 'housecarls',
  grade: 'A',
  level: 'ready',
  retinue: true,
  charged: true,
  leaderFighting: true,
});
const ceorls = fighter({ id: 'ceorls', stands: 2 });
const CHECK = combat({ red: [housecarls], black: [ceorls], charge: true });

const of = (odds: CombatOdds, id: string) =>
  odds.fighters.find((each) => each.id === id) ?? expect.fail(`no ${id}`);

describe('the check figure', () => {
  const checked = () => given(combatOdds(CHECK));

  it('COMB-1 COMB-4 RES-1 first round: 69.2 % won', () => {
    const odds = checked();
    const { victory, success } = odds.bands.red;
    expect(100 * (victory + success)).toBeCloseTo(69.2, 1);
  });

  it('RES-3 with the refight: 87.96 % won, 0.90 % lost', () => {
    const odds = checked();
    const { victory, success, setBack, defeat } = odds.endings.red;
    expect(100 * (victory + success)).toBeCloseTo(87.96, 2);
    expect(100 * (setBack + defeat)).toBeCloseTo(0.9, 2);
    expect(odds.wins.red).toBe(victory + success);
    expect(odds.wins.black).toBeCloseTo(setBack + defeat, 15);
  });

  it('COMB-3 COMB-4 the ways of each number of hits', () => {
    const odds = checked();
    // Four dice on 5-6, and eight with one hit for sure.
    expect(odds.hits.black).toEqual([256, 512, 384, 128, 16]);
    expect(odds.hits.red.slice(0, 3)).toEqual([0, 4 ** 8, 8 * 2 * 4 ** 7]);
    expect(totalOf(odds.hits.red)).toBe(6 ** 8);
  });

  it('RES-5 only the first round makes the losers retire', () => {
    const odds = checked();
    expect(of(odds, 'ceorls').retires).toBeCloseTo(odds.bands.red.victory, 15);
    expect(of(odds, 'ceorls').endsShaken).toBeCloseTo(odds.wins.red, 15);
    expect(of(odds, 'ceorls')).toMatchObject({ breaks: 0, destroyed: 0, losesStand: 0 });
  });
});

describe('one die each, worked out by hand', () => {
  const levy = (id: string, changes: Partial<Fighter> = {}) =>
    fighter({ id, grade: 'D', ...changes });

  it('RES-1 COMB-4 a leader on one side', () => {
    // Red 1 + (2/6), black (2/6): +2 in 2/6 * 4/6 of the throws, never worse than 0.
    const odds = given(
      combatOdds(combat({ red: [levy('r', { leaderFighting: true })], black: [levy('b')] })),
    );
    expect(odds.bands.red.success).toBeCloseTo(2 / 9, 15);
    expect(odds.bands.red.inconclusive).toBeCloseTo(7 / 9, 15);
    expect(odds.bands.black.setBack).toBe(odds.bands.red.success);
    expect(odds.endings.red.success).toBeCloseTo(2 / 9 + (7 / 9) * (2 / 9), 15);
    expect(odds.endings.red.apart).toBeCloseTo((7 / 9) ** 2, 15);
    expect(odds.endings.black).toMatchObject({
      victory: 0,
      success: 0,
      alone: 0,
      gone: 0,
      defeat: 0,
    });
    expect(odds.endings.black.setBack).toBe(odds.endings.red.success);
    expect(odds.endings.black.apart).toBe(odds.endings.red.apart);
  });

  it('RES-3 AL-1 the enemy falls to the first DP: alone and gone', () => {
    const doomed = levy('b', { level: 'shaken', dps: 4 });
    const odds = given(combatOdds(combat({ red: [levy('r')], black: [doomed] })));
    expect(odds.endings.red.alone).toBe(1);
    expect(odds.endings.black.gone).toBe(1);
    expect(odds.wins).toEqual({ red: 1, black: 0 });
    expect(of(odds, 'b')).toEqual({
      id: 'b',
      endsShaken: 0,
      losesStand: 1,
      destroyed: 1,
      retires: 0,
      breaks: 0,
    });
    const mirror = given(combatOdds(combat({ red: [doomed], black: [levy('r')] })));
    expect(mirror.wins).toEqual({ red: 0, black: 1 });
  });

  it('RES-3 both fall to it: nobody wins', () => {
    const doomed = (id: string) => levy(id, { level: 'shaken', dps: 4 });
    const odds = given(combatOdds(combat({ red: [doomed('r')], black: [doomed('b')] })));
    expect([odds.endings.red.gone, odds.endings.black.gone]).toEqual([1, 1]);
    expect(odds.wins).toEqual({ red: 0, black: 0 });
  });

  it('RES-3 a side that loses one unit of two to the DP is not gone', () => {
    const red = [levy('doomed', { level: 'shaken', dps: 4 }), levy('r')];
    const odds = given(combatOdds(combat({ red, black: [levy('b')], refight: true })));
    // Two dice to one on 5-6: +2 in 1/9 * 2/3 of the throws, everything else within one.
    expect(odds.endings.red.success).toBeCloseTo(2 / 27, 15);
    expect(odds.endings.red.apart).toBeCloseTo(25 / 27, 15);
    expect(odds.endings.black.apart).toBeCloseTo(25 / 27, 15);
    expect(of(odds, 'doomed').destroyed).toBeCloseTo(25 / 27, 15);
  });

  it('RES-3 the refight alone: an inconclusive one parts them', () => {
    const odds = given(combatOdds(combat({ red: [levy('r')], black: [levy('b')], refight: true })));
    expect(odds.endings.red.apart).toBe(1);
    const second = combat({ red: [levy('r')], black: [levy('b', { level: 'shaken', dps: 4 })] });
    expect(given(combatOdds({ ...second, refight: true })).endings.red.alone).toBe(1);
  });
});

describe('bad input', () => {
  it('COMB-5 odds refuse what the combat refuses', () => {
    expect(refused(combatOdds(combat({ black: [] })))).toEqual({
      kind: 'invalid',
      rule: 'COMB-5',
      why: 'Nobody fights for black.',
    });
  });
});

const small = (id: string): fc.Arbitrary<Fighter> =>
  fc
    .record({
      grade: fc.constantFrom('C' as const, 'D' as const),
      level: fc.constantFrom(...LEVELS),
      dps: fc.integer({ min: 0, max: 4 }),
      stands: fc.integer({ min: 1, max: 2 }),
      formed: fc.boolean(),
      flankSupports: fc.integer({ min: 0, max: 1 }),
      charged: fc.boolean(),
      followingUp: fc.boolean(),
      inspired: fc.boolean(),
      worseGround: fc.boolean(),
      fromFlankOrRear: fc.boolean(),
      leaderFighting: fc.boolean(),
      fightsToDeath: fc.boolean(),
    })
    .map((changes) => fighter({ id, ...changes }));

const side = (name: string) =>
  fc
    .integer({ min: 1, max: 2 })
    .chain((n) => fc.tuple(...Array.from({ length: n }, (_, i) => small(`${name}${i}`))));

const smallCombats = fc
  .record({
    red: side('r'),
    black: side('b'),
    charge: fc.boolean(),
    refight: fc.boolean(),
    options: fc.record({
      minDie: fc.constantFrom(0 as const, 1 as const),
      dpCap: fc.constantFrom('stops' as const, 'goesOn' as const),
    }),
  })
  .filter((fight: Combat) =>
    SIDES.every((each) =>
      [true, false].every(
        (charge) =>
          fight[each].reduce((sum, f) => sum + slowDice(f, charge, fight.options.minDie), 0) <= 5,
      ),
    ),
  );

describe('properties', () => {
  it('COMB-1 COMB-2 COMB-3 COMB-4 RES-1..7 RISK-2 odds agree with every face of small fights', () => {
    fc.assert(
      fc.property(smallCombats, (fight) => {
        const odds = given(combatOdds(fight));
        const slow = slowOdds(fight);
        const { victory, success, setBack, defeat, apart, alone, gone } = odds.endings.red;
        expect(victory + success).toBeCloseTo(slow.won, 12);
        expect(setBack + defeat).toBeCloseTo(slow.lost, 12);
        expect(apart + alone + gone).toBeCloseTo(slow.undecided, 12);
        for (const { id, ...chances } of odds.fighters) {
          for (const [what, share] of Object.entries(chances)) {
            const expected = slow.fighters[id]?.[what as keyof typeof chances] ?? Number.NaN;
            expect(share, `${id} ${what}`).toBeCloseTo(expected, 12);
          }
        }
      }),
      { numRuns: 250 },
    );
  });

  it('RES-1 RES-3 odds sum to one and mirror each other, in the largest fights too', () => {
    const big = fc.array(
      fc.record({ level: fc.constantFrom(...LEVELS), dps: fc.nat(4), formed: fc.boolean() }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(big, big, fc.boolean(), (reds, blacks, charge) => {
        const units = (name: string, list: typeof reds) =>
          list.map((changes, i) =>
            fighter({ id: `${name}${i}`, grade: 'A', stands: 2, ...changes }),
          );
        const fight = { red: units('r', reds), black: units('b', blacks), charge };
        const odds = given(combatOdds(combat({ ...fight, options: QUICK_SHEET })));
        for (const each of SIDES) {
          const sum = (shares: Record<string, number>) =>
            Object.values(shares).reduce((a, b) => a + b, 0);
          expect(sum(odds.bands[each])).toBeCloseTo(1, 12);
          expect(sum(odds.endings[each])).toBeCloseTo(1, 12);
        }
        const mirror = given(combatOdds(combat({ red: fight.black, black: fight.red, charge })));
        for (const band of BANDS)
          expect(mirror.bands.black[band]).toBeCloseTo(odds.bands.red[band], 12);
        for (const ending of ENDINGS) {
          expect(mirror.endings.black[ending]).toBeCloseTo(odds.endings.red[ending], 12);
        }
      }),
      { numRuns: 60 },
    );
  });
});
