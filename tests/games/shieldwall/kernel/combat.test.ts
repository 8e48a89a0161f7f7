import { describe, expect, it } from 'vitest';
import { combatOf, orderOf, placeOf, tell } from '#/games/shieldwall/rules';
import { field, fight, follows, hits, place, round } from './fight';
import {
  CREWS,
  eventsOf,
  FYRD,
  forbidden,
  HARALD,
  HIRD,
  LEVY,
  nonsense,
  OARSMEN,
  type Patch,
  refusal,
  run,
  state,
  states,
  type UnitPatch,
  unitIn,
} from './table';

describe('a combat from dice to moves (COMB, RES, AFTER)', () => {
  it.each<[string, UnitPatch, number, number, number, string, string]>([
    [
      'RES-1, RES-2, RES-5: victory, no charge',
      {},
      5,
      0,
      4,
      'bloodLust 0 2: steady locked up',
      'shaken 1 2: steady locked',
    ],
    [
      'RES-1: four more is a success',
      {},
      4,
      0,
      4,
      'ready 0 2: steady locked up',
      'shaken 0 2: steady locked',
    ],
    [
      'RES-2, RES-4: success',
      {},
      2,
      0,
      4,
      'ready 0 2: steady locked up',
      'shaken 0 2: steady locked',
    ],
    [
      'RES-4: set-back, Shaken before',
      { level: 'shaken' },
      2,
      0,
      2,
      'ready 0 2: pursuing',
      'shaken 0 2: retiring',
    ],
    [
      'RES-5: defeat, Shaken before',
      { level: 'shaken' },
      5,
      0,
      2,
      'bloodLust 0 2: pursuing',
      'shaken 0 2: broken',
    ],
    [
      'RES-1, RES-4: lost by four',
      { level: 'bloodLust' },
      0,
      4,
      6,
      'shaken 0 2: steady locked',
      'bloodLust 0 2: steady locked up',
    ],
  ])('%s', (_, fyrd, red, black, blackDice, crewsAfter, fyrdAfter) => {
    const battle = field({ [FYRD]: fyrd });
    const now = run(battle, fight([round(red, black, 8, blackDice)]));
    expect(follows(now, CREWS)).toBe(crewsAfter);
    expect(follows(now, FYRD)).toBe(fyrdAfter);
    expect(unitIn(now, CREWS).thisTurn.fought).toBe(true);
    expect(unitIn(now, FYRD).thisTurn.fought).toBe(true);
  });

  it('RES-5, AFTER-3, AFTER-5: after a charge the defeated retire and are pursued', () => {
    // Charged: 8 + 1 dice.
    const command = fight([round(5, 0, 9)], {
      red: [place(CREWS, { charged: true })],
      charge: true,
    });
    const now = run(field(), command);
    expect(follows(now, CREWS)).toBe('bloodLust 0 2: pursuing');
    expect(follows(now, FYRD)).toBe('shaken 1 2: retiring');
    expect(now.shocks).toEqual([{ unit: FYRD, how: 'retired', engaged: [CREWS, FYRD] }]);
  });

  it('RES-3: inconclusive twice: two DPs each, and they step apart', () => {
    const now = run(field(), fight([round(1, 0), round(2, 2)]));
    expect(follows(now, CREWS)).toBe('present 2 2: steady');
    expect(follows(now, FYRD)).toBe('present 2 2: steady');
    expect(unitIn(now, CREWS).thisTurn.fought).toBe(true);
  });

  it('RES-3: the journal says what comes of a second round without a winner', () => {
    const twice = fight([round(1, 0), round(2, 2)]);
    const { lines } = tell(field(), twice, eventsOf(field(), twice));
    expect(lines).toContainEqual(expect.stringMatching(/: 1 to 0: Inconclusive for Danes$/));
    expect(lines).toContainEqual(expect.stringMatching(/: 2 to 2: 2″ apart$/));
  });

  it('RES-3, RES-5: the refight is without charge, so a defeat falls back', () => {
    const charge = { red: [place(CREWS, { charged: true })], charge: true };
    const now = run(field(), fight([round(1, 0, 9), round(5, 0)], charge));
    expect(follows(now, CREWS)).toBe('bloodLust 1 2: steady locked up');
    expect(follows(now, FYRD)).toBe('shaken 2 2: steady locked');
  });

  it('RES-3: a unit destroyed by the first DP leaves the other standing', () => {
    const weak = { level: 'shaken', dps: 4, stands: 1 } as const;
    const black = [place(FYRD, { engagedStands: 1 })];
    // One C stand, Shaken: 2 - 2 = 0, at least 1 die.
    const now = run(field({ [FYRD]: weak }), fight([round(0, 0, 8, 1)], { black }));
    expect(state(now, FYRD)).toBe('destroyed');
    expect(follows(now, CREWS)).toBe('present 1 2: steady');
    expect(now.shocks).toEqual([{ unit: FYRD, how: 'destroyed', engaged: [CREWS, FYRD] }]);
  });

  it('RES-6, RES-2: losers part ways: the winners choose whom to follow', () => {
    const battle = field({ [FYRD]: { level: 'shaken' } });
    const dice = [{ [CREWS]: hits(2, 8), [FYRD]: hits(0, 2), [LEVY]: hits(0, 4) }];
    const black = [place(FYRD), place(LEVY)];
    const follow = run(battle, fight(dice, { black }));
    expect(follows(follow, CREWS)).toBe('ready 0 2: steady locked up');
    expect(follows(follow, LEVY)).toBe('shaken 0 2: steady locked');
    expect(follows(follow, FYRD)).toBe('shaken 0 2: retiring');
    const pursue = run(battle, fight(dice, { black, winners: 'pursue' }));
    expect(follows(pursue, CREWS)).toBe('ready 0 2: pursuing');
    expect(follows(pursue, LEVY)).toBe('shaken 0 2: steady');
    expect(follows(pursue, FYRD)).toBe('shaken 0 2: retiring');
  });

  it('RES-2: a choice where there is none changes nothing', () => {
    const now = run(field(), fight([round(2, 0)], { winners: 'pursue' }));
    expect(follows(now, CREWS)).toBe('ready 0 2: steady locked up');
    expect(follows(now, FYRD)).toBe('shaken 0 2: steady locked');
  });

  it('COMB-5: hits of a side are added', () => {
    const red = [place(CREWS), place(OARSMEN)];
    const dice = [{ [CREWS]: hits(1, 8), [OARSMEN]: hits(1, 4), [FYRD]: hits(0, 4) }];
    const now = run(field(), fight(dice, { red }));
    expect(states(now, [CREWS, OARSMEN, FYRD])).toEqual(['ready 0 2', 'ready 0 2', 'shaken 0 2']);
  });

  it('RES-7: the journal has dice, then level, then DP, then the moves', () => {
    const events = eventsOf(field(), fight([round(5, 0)]));
    expect(events[0]).toEqual({
      type: 'dice',
      roll: 'combat',
      throws: [
        { by: CREWS, die: 'D6', faces: hits(5, 8) },
        { by: FYRD, die: 'D6', faces: hits(0, 4) },
      ],
      meaning: '5 to 0: Victory for Danes',
    });
    expect(events.slice(1).map((event) => 'reason' in event && event.reason)).toEqual([
      'RES-2',
      'RES-5',
      'RES-5',
      'AFTER-2',
      'AFTER-1',
    ]);
    expect(events[3]).toMatchObject({ unit: FYRD, set: { dps: 1 }, cause: 'combat' });
    expect(eventsOf(field(), fight([round(0, 2)]))[0]).toMatchObject({
      meaning: '0 to 2: Set-back for Danes',
    });
  });

  it('COMB-4: a leader fighting is a hit for his side', () => {
    const red = [place(CREWS, { leaderFighting: true })];
    const now = run(field(), fight([round(1, 0)], { red }));
    expect(state(now, CREWS)).toBe('ready 0 2');
  });

  it('OPT-MIN-DIE: what a spent unit throws', () => {
    const weak = { level: 'shaken', stands: 1, dps: 4 } as const;
    const black = [place(FYRD, { engagedStands: 1 })];
    const none = field({ [FYRD]: weak }, { options: { minDie: 0 } });
    expect(state(run(none, fight([round(2, 0, 8, 0)], { black })), CREWS)).toBe('ready 0 2');
    nonsense(none, fight([round(2, 0, 8, 1)], { black }), 'COMB-1');
    nonsense(field({ [FYRD]: weak }), fight([round(2, 0, 8, 0)], { black }), 'COMB-1');
  });

  it('AFTER-2, COMB-6: those who waited for the same enemy are free when he runs', () => {
    const locked = { inCombat: true, followingUp: true } as const;
    const battle = field(
      { [CREWS]: locked, [OARSMEN]: locked, [FYRD]: { inCombat: true, level: 'shaken' } },
      { battle: { fights: [{ units: [CREWS, OARSMEN, FYRD] }] } },
    );
    const now = run(battle, fight([round(2, 0, 8, 2)]));
    expect(follows(now, OARSMEN)).toBe('present 0 2: steady');
    const freed = eventsOf(battle, fight([round(2, 0, 8, 2)])).filter(
      (event) => event.type === 'unit' && event.reason === 'COMB-6',
    );
    expect(freed).toEqual([
      {
        type: 'unit',
        unit: OARSMEN,
        set: { inCombat: false, followingUp: false },
        reason: 'COMB-6',
      },
    ]);
    // Whom the players have put into combat by hand, nobody else's fight sets free.
    expect(unitIn(run(field({ [OARSMEN]: locked }), fight([round(2, 0)])), OARSMEN).inCombat).toBe(
      true,
    );
  });
});

describe('who may fight, and with what (COMB-1, COMB-5)', () => {
  it.each<[string, Record<string, UnitPatch>, Patch, string]>([
    ['another phase', {}, { phase: 'missiles' }, 'TURN'],
    ['a unit that has fought', { [CREWS]: { thisTurn: { fought: true } } }, {}, 'COMB-5'],
    ['a broken unit', { [FYRD]: { course: 'broken' } }, {}, 'AFTER-4'],
  ])('forbidden: %s', (_, units, patch, rule) => {
    forbidden(field(units, patch), fight([round(2, 0)]), rule);
  });

  it('refuses nonsense', () => {
    const battle = field();
    nonsense(battle, fight([]), 'COMB-1');
    nonsense(battle, fight([round(1, 0)]), 'RES-3');
    nonsense(battle, fight([round(2, 0), round(2, 0)]), 'RES-3');
    nonsense(battle, fight([round(1, 0), round(1, 0), round(1, 0)]), 'RES-3');
    nonsense(battle, fight([round(2, 0, 9)]), 'COMB-1');
    nonsense(battle, fight([{ [CREWS]: hits(2, 8) }]), 'COMB-1');
    nonsense(battle, fight([{ ...round(2, 0), [LEVY]: [1] }]), 'COMB-5');
    nonsense(battle, fight([{ ...round(2, 0), [FYRD]: [0, 1, 1, 1] }]), 'COMB-1');
    nonsense(battle, fight([round(2, 0)], { red: [] }), 'COMB-5');
    nonsense(battle, fight([round(2, 0)], { red: [place(FYRD)] }), 'COMB-5');
    nonsense(battle, fight([round(2, 0)], { red: [place(CREWS), place(CREWS)] }), 'COMB-5');
    nonsense(battle, fight([round(2, 0)], { black: [place('nobody')] }));
    nonsense(battle, fight([round(2, 0)], { red: [place(CREWS, { engagedStands: 3 })] }), 'COMB-1');
    nonsense(battle, fight([round(2, 0)], { red: [place(CREWS, { flankSupports: 3 })] }), 'COMB-1');
    nonsense(field({ [CREWS]: { lost: 'routed' } }), fight([round(2, 0)]));
    nonsense(battle, fight([round(2, 0)], { risks: { [HARALD]: [2] } }), 'RES-8');
    const both = field({ [FYRD]: { lost: 'routed' }, [CREWS]: { thisTurn: { fought: true } } });
    expect(refusal(both, fight([round(2, 0)]))).toEqual(['invalid', null]);
  });

  it('COMB-1: an order is filled from what the battle knows', () => {
    const battle = field({
      [HIRD]: { thisTurn: { charge: 'charges' } },
      [FYRD]: { followingUp: true },
      [LEVY]: { supernumeraries: ['heroicChampion'], thisTurn: { charge: 'failed' } },
    });
    const at = (id: string) => placeOf(battle, unitIn(battle, id));
    expect(at(HIRD)).toEqual({
      ...place(HIRD, { engagedStands: 1, charged: true, inspired: true, leaderFighting: true }),
    });
    expect(at(FYRD)).toEqual(place(FYRD, { followingUp: true }));
    expect(at(LEVY)).toEqual(place(LEVY, { inspired: true }));
    const order = (red: string, black: string) =>
      orderOf(battle, { red: [unitIn(battle, red)], black: [unitIn(battle, black)] });
    expect(order(HIRD, FYRD)).toMatchObject({ charge: true, red: [{ unit: HIRD }] });
    expect(order(CREWS, LEVY).charge).toBe(false);
    const charged = field({ [FYRD]: { thisTurn: { charge: 'charges' } } });
    const theirs = orderOf(charged, {
      red: [unitIn(charged, CREWS)],
      black: [unitIn(charged, FYRD)],
    });
    expect(theirs.charge).toBe(true);
    expect(combatOf(battle, order(HIRD, FYRD))).toMatchObject({
      ok: true,
      value: {
        refight: false,
        charge: true,
        red: [{ id: HIRD, retinue: true, grade: 'A' }],
        black: [{ id: FYRD, retinue: false, dps: 0 }],
      },
    });
  });

  it('RISK-3, COMB-4: the unit that took a leader in has him fighting', () => {
    const battle = field({}, { leaders: { [HARALD]: { unit: CREWS } } });
    expect(placeOf(battle, unitIn(battle, CREWS)).leaderFighting).toBe(true);
    expect(placeOf(battle, unitIn(battle, HIRD)).leaderFighting).toBe(false);
    const dead = field({}, { leaders: { [HARALD]: { fate: 'killed' } } });
    expect(placeOf(dead, unitIn(dead, HIRD)).leaderFighting).toBe(false);
  });
});
