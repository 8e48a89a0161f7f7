import { describe, expect, it } from 'vitest';
import { type Fight, field, fight, follows, hits, place, round } from './fight';
import {
  ALFRED,
  CREWS,
  eventsOf,
  FYRD,
  forbidden,
  HARALD,
  HIRD,
  HOUSEHOLD,
  LEVY,
  leaderIn,
  nonsense,
  OARSMEN,
  run,
  state,
  states,
  THEGNS,
  UHTRED,
  unitIn,
} from './table';

describe('leaders in combat (RES-8, RISK-1, RISK-2, AL-4)', () => {
  const red = [place(HIRD, { engagedStands: 1 })];
  /** Hird (A, one stand: 6 dice) against the Fyrd. */
  const duelOf = (
    own: number,
    enemy: number,
    dice: number,
    risk: number[] | null,
    rest: Fight = {},
  ) =>
    fight([{ [HIRD]: hits(own, dice), [FYRD]: hits(enemy, 4) }], {
      red,
      ...(risk && { risks: { [HARALD]: risk } }),
      ...rest,
    });

  it('RES-8: his risk is thrown with the combat; anyway he is left at risk', () => {
    const now = forbidden(field(), duelOf(2, 0, 6, null), 'RES-8');
    expect(leaderIn(now, HARALD).atRisk).toBe('combat');
    const both = fight([{ [HIRD]: hits(2, 6), [HOUSEHOLD]: hits(0, 6) }], {
      red,
      black: [place(HOUSEHOLD, { engagedStands: 1 })],
    });
    const open = forbidden(field(), both, 'RES-8');
    const marks = eventsOf(field(), { ...both, anyway: true }).filter(
      ({ type }) => type === 'leader',
    );
    expect(marks).toMatchObject([{ reason: 'RES-8' }, { reason: 'RES-8' }]);
    expect([leaderIn(open, HARALD).atRisk, leaderIn(open, ALFRED).atRisk]).toEqual([
      'combat',
      'combat',
    ]);
    const late = run(open, { type: 'riskTest', contingent: HARALD, faces: [1, 1] });
    expect(unitIn(late, HIRD).fightsToDeath).toBe(true);
  });

  it('RISK-1: wounds in combat, one test for the combat after its refight', () => {
    const now = run(field(), duelOf(2, 0, 6, [1, 2]));
    expect(leaderIn(now, HARALD)).toMatchObject({ lp: 3, fate: 'leading', atRisk: null });
    expect(state(now, HIRD)).toBe('ready 0 1');
    nonsense(field(), duelOf(2, 0, 6, [1]), 'RISK-1');
    nonsense(field(), duelOf(2, 0, 6, [2, 2]), 'RISK-1');
    nonsense(field(), duelOf(2, 0, 6, [2], { risks: { [HARALD]: [2], [UHTRED]: [2] } }), 'RES-8');
  });

  it('RISK-2: a Shaken retinue whose leader falls here dies where it stands', () => {
    // Shaken: 6 - 2 = 4 dice.
    const battle = field({ [HIRD]: { level: 'shaken' } });
    const now = run(battle, duelOf(0, 2, 4, [1, 1]));
    expect(state(now, HIRD)).toBe('destroyed');
    expect(follows(now, FYRD)).toBe('ready 0 2: steady');
    expect(leaderIn(now, HARALD)).toMatchObject({ fate: 'killed', atRisk: null });
    // AL-4 takes a level of the rest of his contingent.
    expect(states(now, [CREWS, OARSMEN])).toEqual(['shaken 0 2', 'shaken 0 2']);
    const lives = run(battle, duelOf(0, 2, 4, [2]));
    expect(follows(lives, HIRD)).toBe('shaken 0 1: retiring');
    expect(follows(lives, FYRD)).toBe('ready 0 2: pursuing');
  });

  it('RISK-2: all of it dies, however many stands, on either side', () => {
    const two = { level: 'shaken', stands: 2, fullStands: 2 } as const;
    const own = run(
      field({ [HIRD]: two }),
      fight([{ [HIRD]: hits(0, 10), [FYRD]: hits(2, 4) }], {
        red: [place(HIRD)],
        risks: { [HARALD]: [1, 1] },
      }),
    );
    expect(unitIn(own, HIRD)).toMatchObject({ stands: 0, lost: 'destroyed' });
    // Thegns (B, two stands, Shaken): 8 - 2 dice.
    const lost = fight([{ [CREWS]: hits(2, 8), [THEGNS]: hits(0, 6) }], {
      black: [place(THEGNS)],
      risks: { [UHTRED]: [1, 1] },
    });
    const theirs = run(field({ [THEGNS]: { level: 'shaken' } }), lost);
    expect(unitIn(theirs, THEGNS)).toMatchObject({ stands: 0, lost: 'destroyed' });
    expect(follows(theirs, CREWS)).toBe('ready 0 2: steady');
    const lives = run(field({ [THEGNS]: { level: 'shaken' } }), {
      ...lost,
      risks: { [UHTRED]: [5] },
    } as typeof lost);
    expect(follows(lives, THEGNS)).toBe('shaken 0 2: retiring');
  });

  it('RISK-2: otherwise it falls back where a defeat would make it retire; AL-4 comes after', () => {
    const battle = field({ [HIRD]: { level: 'bloodLust' } });
    const black = [place(FYRD), place(LEVY)];
    // Charged, Blood lust: 6 + 2 + 1 dice.
    const lost = (risk: number[]) =>
      fight([{ [HIRD]: hits(0, 9), [FYRD]: hits(3, 4), [LEVY]: hits(2, 4) }], {
        red: [place(HIRD, { engagedStands: 1, charged: true })],
        black,
        charge: true,
        risks: { [HARALD]: risk },
      });
    const lives = run(battle, lost([3]));
    expect(follows(lives, HIRD)).toBe('ready 1 1: retiring');
    expect(unitIn(lives, HIRD).fightsToDeath).toBe(false);
    const dies = run(battle, lost([1, 1]));
    expect(follows(dies, HIRD)).toBe('present 1 1: steady locked');
    expect(unitIn(dies, HIRD).fightsToDeath).toBe(true);
    expect(follows(dies, FYRD)).toBe('bloodLust 0 2: steady locked up');
  });

  it('AFTER-2, RES-2: his death scatters the last of them, and the winners follow nobody', () => {
    // Present: the set-back makes it Shaken, AL-4 takes its only stand.
    const now = run(field(), duelOf(0, 2, 6, [1, 1]));
    expect(state(now, HIRD)).toBe('destroyed');
    expect(follows(now, FYRD)).toBe('ready 0 2: steady');
  });

  it('RISK-2: until it wins a combat', () => {
    const battle = field(
      { [HIRD]: { fightsToDeath: true } },
      { leaders: { [HARALD]: { fate: 'killed' } } },
    );
    const won = run(battle, duelOf(2, 0, 6, null));
    expect(unitIn(won, HIRD).fightsToDeath).toBe(false);
    const drawn = run(
      battle,
      fight(
        [
          { [HIRD]: hits(0, 6), [FYRD]: hits(0, 4) },
          { [HIRD]: hits(0, 6), [FYRD]: hits(0, 4) },
        ],
        { red },
      ),
    );
    expect(unitIn(drawn, HIRD).fightsToDeath).toBe(true);
  });

  it('RISK-2 (RULING-6): the fight in which he falls does not release them, won or not', () => {
    const now = run(field({ [HIRD]: { level: 'ready' } }), duelOf(2, 0, 7, [1, 1]));
    expect(unitIn(now, HIRD).fightsToDeath).toBe(true);
    // Success +1, then AL-4 -1.
    expect(state(now, HIRD)).toBe('ready 0 1');
  });

  it('RISK-3: a retinue destroyed in combat leaves him without men', () => {
    const battle = field({ [HIRD]: { level: 'shaken', dps: 4 } });
    const now = run(battle, duelOf(0, 0, 4, [2]));
    expect(state(now, HIRD)).toBe('destroyed');
    expect(leaderIn(now, HARALD).atRisk).toBe('lostRetinue');
  });

  it('RES-8: every leader in the fight throws, the guest of another unit too', () => {
    const guest = field({}, { leaders: { [HARALD]: { unit: CREWS } } });
    expect(leaderIn(forbidden(guest, fight([round(2, 0)]), 'RES-8'), HARALD).atRisk).toBe('combat');
    const black = [place(THEGNS)];
    const command = fight([{ [CREWS]: hits(2, 8), [THEGNS]: hits(0, 8) }], { black });
    forbidden(field(), command, 'RES-8');
    const tested = { ...command, risks: { [UHTRED]: [4] } };
    expect(leaderIn(run(field(), tested), UHTRED).fate).toBe('leading');
  });
});
