import { describe, expect, it } from 'vitest';
import { type Battle, type Contingent, guide, nextLeader } from '#/games/shieldwall/rules';
import { answered, due, GONE, open, signalled, withCrews } from './guide-words';
import {
  ALFRED,
  BLACK,
  CREWS,
  FYRD,
  forbidden,
  HARALD,
  HIRD,
  LEVY,
  nonsense,
  OARSMEN,
  RED,
  run,
  SVEN,
  THRALLS,
  table,
  UHTRED,
  type UnitPatch,
} from './table';

describe('what combat and its end ask (TURN)', () => {
  it('END-1: where an army has lost all its units, nothing is asked but how the battle ends', () => {
    const lost = { lost: 'routed', stands: 0 } as const;
    const furious = { [HIRD]: { level: 'bloodLust' } } as const;
    const gone = Object.fromEntries(BLACK.map((unit) => [unit, lost]));
    const contingents = { [HARALD]: { signalled: true } };
    for (const phase of ['movement', 'missiles', 'combat'] as const) {
      const battle = table({ phase, first: 'red', contingents, units: { ...furious, ...gone } });
      expect(due(battle)).toEqual([]);
      expect(open(battle)).toEqual(['Nobody is left: end the battle? / END-1 / turn']);
      expect(guide(battle).open[0]?.side).toBe('black');
    }
    const before = table({ phase: 'combat', first: 'red', contingents, units: furious });
    expect(due(before)[0]).toBe('Hird must charge an enemy within 2″ / AL-8 / charge');
  });

  it('MISS-1, MISS-4: each side may shoot until both have said that they are done', () => {
    const battle = table({ phase: 'missiles', first: 'black' });
    const may = 'May shoot within 2″ / MISS-1 / missiles';
    const whose = (now: Battle) => guide(now).open.map(({ side }) => side);
    expect(due(battle)).toEqual([]);
    expect(open(battle)).toEqual([may, may]);
    expect(whose(battle)).toEqual(['black', 'red']);
    const once = answered(battle, 'May shoot');
    expect(whose(once)).toEqual(['red']);
    const both = answered(once, 'May shoot');
    expect(open(both)).toEqual([]);
    nonsense(both, { type: 'pass', side: 'red' }, 'MISS-4');
    forbidden(table({ phase: 'movement' }), { type: 'pass', side: 'red' }, 'TURN');
    // The next phase begins with nobody having passed.
    expect(run(both, { type: 'nextPhase' }).passed).toEqual([]);
    expect(run(both, { type: 'setPhase', turn: 2, phase: 'missiles' }).passed).toEqual([]);
  });

  it('MISS-1: only while somebody can', () => {
    const shot = Object.fromEntries(RED.map((id) => [id, { thisTurn: { shot: true } }]));
    expect(open(table({ phase: 'missiles', units: shot }))).toEqual([
      'May shoot within 2″ / MISS-1 / missiles',
    ]);
    const locked = Object.fromEntries(RED.map((id) => [id, { inCombat: true }]));
    expect(open(table({ phase: 'missiles', units: locked }))).toHaveLength(1);
  });

  it.each([
    [['5h'], 'May shoot within 2″, a five kept (GOD-5) / MISS-1 / missiles'],
    [['5h', '5d'], 'May shoot within 2″, 2 fives kept (GOD-5) / MISS-1 / missiles'],
    [['7h'], 'May shoot within 2″ / MISS-1 / missiles'],
  ] as const)('GOD-5: a retained five is mentioned: %s', (retained, text) => {
    expect(open(table({ phase: 'missiles', sides: { red: { retained } } }))[0]).toBe(text);
  });

  it.each<[string, UnitPatch, string[]]>([
    ['a steady unit', {}, []],
    ['one in combat', { inCombat: true }, ['Crews fight / COMB-5 / combat']],
    ['one that charges', { thisTurn: { charge: 'charges' } }, ['Crews fight / COMB-5 / combat']],
    ['one that failed to', { thisTurn: { charge: 'failed' } }, []],
    ['one that has fought', { inCombat: true, thisTurn: { fought: true } }, []],
    [
      'Blood lust',
      { level: 'bloodLust' },
      ['Crews must charge an enemy within 2″ / AL-8 / charge'],
    ],
    ['Blood lust that has fought', { level: 'bloodLust', thisTurn: { fought: true } }, []],
    [
      'one that retires from a combat',
      { course: 'retiring', thisTurn: { fought: true } },
      ['Crews throw for their retreat / AFTER-3 / movement'],
    ],
    [
      'AFTER-8: one that broke and that nobody pursues',
      { course: 'broken', thisTurn: { fought: true } },
      [GONE],
    ],
    [
      'one that pursues',
      { course: 'pursuing', thisTurn: { fought: true } },
      ['Crews throw for their pursuit / AFTER-5 / movement'],
    ],
    ['one that has run', { course: 'retiring', thisTurn: { fought: true, moved: 4 } }, []],
    ['one that retires since last turn', { course: 'retiring' }, []],
    [
      'Blood lust that pursues',
      { level: 'bloodLust', course: 'pursuing', thisTurn: { moved: 3, fought: true } },
      ['Crews went 3″: whom do they reach? / AFTER-8 / pursuit'],
    ],
    ['Blood lust that retires', { level: 'bloodLust', course: 'retiring' }, []],
    // CTRL-3: the test governs its move; the duty to charge within 2" stays.
    ...(['halt', 'free', 'run'] as const).map((control): [string, UnitPatch, string[]] => [
      `CHG-1: Blood lust after a control test: ${control}`,
      { level: 'bloodLust', thisTurn: { control } },
      ['Crews must charge an enemy within 2″ / AL-8 / charge'],
    ]),
  ])('combat: %s', (_, crews, expected) => {
    const battle = { passed: ['red'] } as const;
    const passed = withCrews('combat', crews, { ...signalled, battle });
    expect([due(passed), open(passed)]).toEqual([expected, []]);
  });

  it('CHG-1: combat opens with the charges: those who must, those who may, then those locked', () => {
    const units = {
      [HIRD]: { level: 'bloodLust' },
      [OARSMEN]: { level: 'shaken' },
      [THRALLS]: { inCombat: true },
      [LEVY]: { inCombat: true },
    } as const;
    const contingents = Object.fromEntries(
      [HARALD, SVEN, ALFRED, UHTRED].map((id) => [id, { signalled: true }]),
    );
    const battle = table({ phase: 'combat', first: 'black', units, contingents });
    expect(due(battle)).toEqual([
      'Hird must charge an enemy within 2″ / AL-8 / charge',
      'Declare charges: Household, Fyrd, Thegns / CHG-1 / charge',
      'Declare charges: Crews, Housecarls / CHG-1 / charge',
      'Levy fights / COMB-5 / combat',
      'Thralls fight / COMB-5 / combat',
    ]);
    expect(open(battle)).toEqual([]);
    // One of each side has declared: the rest may still, and nobody must ask again.
    const test = { face: 6, friendCharging: false, standardNear: false };
    const tests = [FYRD, CREWS].map((unit) => ({ unit, ...test }));
    const begun = run(battle, { type: 'charge', tests });
    expect(open(begun)).toEqual([
      'Declare charges: Household, Thegns / CHG-1 / charge',
      'Declare charges: Housecarls / CHG-1 / charge',
    ]);
    // Once somebody has fought, the charges were declared.
    const fought = { ...units, [LEVY]: { inCombat: true, thisTurn: { fought: true } } } as const;
    const late = table({ phase: 'combat', first: 'black', units: fought, contingents });
    expect(due(late).filter((task) => task.includes('CHG-1'))).toEqual([]);
    expect(open(late)).toHaveLength(2);
    const none = answered(answered(battle, 'Declare'), 'Declare');
    expect(due(none).filter((task) => task.includes('CHG-1'))).toEqual([]);
    nonsense(none, { type: 'pass', side: 'red' }, 'CHG-1');
  });

  it('CHG-1: both sides declare before the tests: once one has thrown, the other is not asked any more', () => {
    const contingents = Object.fromEntries([HARALD, ALFRED].map((id) => [id, { signalled: true }]));
    const battle = table({ phase: 'combat', first: 'red', contingents });
    expect(due(battle).filter((task) => task.includes('CHG-1'))).toHaveLength(2);
    const tests = [{ unit: CREWS, face: 6, friendCharging: false, standardNear: false }];
    const thrown = run(battle, { type: 'charge', tests });
    expect(due(thrown).filter((task) => task.includes('CHG-1'))).toEqual([]);
    expect(open(thrown).filter((task) => task.includes('CHG-1'))).toHaveLength(2);
  });

  it('LEAD-8: who can buy nothing for his last LP is not asked; the next leader is the next who can', () => {
    const leaders = { [HARALD]: { spent: 4 }, [SVEN]: { spent: 3 }, [UHTRED]: { spent: 1 } };
    const battle = table({ phase: 'leadership', first: 'red', leaders });
    const next = (id: string) => nextLeader(battle, battle.contingents[id] as Contingent)?.id;
    // A LP pays for a signal, and for nothing else.
    expect(open(battle)).toContain('Harald: 1 LP left, not signalled / LEAD-8 / leader');
    const contingents = { [HARALD]: { signalled: true } };
    const given = table({ phase: 'leadership', first: 'red', leaders, contingents });
    expect(open(given).some((task) => task.startsWith('Harald'))).toBe(false);
    // Sven has spent all: on to the other side; after its last leader there is nobody.
    expect(next(HARALD)).toBe(ALFRED);
    expect(next(ALFRED)).toBe(UHTRED);
    expect(next(UHTRED)).toBeUndefined();
  });

  it('CHG-1: three of those who may are named, the rest counted', () => {
    const contingents = { [HARALD]: { signalled: true }, [SVEN]: { signalled: true } };
    expect(due(table({ phase: 'combat', contingents }))).toEqual([
      'Declare charges (5 may) / CHG-1 / charge',
    ]);
  });

  it('AFTER: losers move first, whoever goes first', () => {
    const ran = { thisTurn: { fought: true } };
    const battle = table({
      phase: 'combat',
      first: 'red',
      units: { [CREWS]: { course: 'pursuing', ...ran }, [FYRD]: { course: 'retiring', ...ran } },
    });
    expect(guide(battle).due.map(({ unit }) => unit)).toEqual([FYRD, CREWS]);
  });

  it('RISK-1, RISK-3: a leader’s test is due in any phase, before the rest', () => {
    const battle = table({
      leaders: { [HARALD]: { atRisk: 'missiles' }, [ALFRED]: { atRisk: 'lostRetinue' } },
    });
    expect(due(battle)).toEqual([
      'Harald is at risk / RISK-1 / risk',
      'Alfred has lost his retinue / RISK-3 / lost-retinue',
      'Throw for initiative / TURN-1 / initiative',
    ]);
    expect(guide(battle).due[0]).toMatchObject({ contingent: HARALD });
    const dead = table({
      first: 'red',
      leaders: { [HARALD]: { atRisk: 'combat', fate: 'killed' } },
    });
    expect(due(dead)).toEqual([]);
  });

  it('ORG-4, TURN-1: the side that goes first comes first', () => {
    const units = { [CREWS]: { inCombat: true }, [FYRD]: { inCombat: true } };
    const order = (first: 'red' | 'black' | null) =>
      guide(table({ phase: 'combat', first, units })).due.map(({ unit }) => unit);
    expect(order('black')).toEqual([FYRD, CREWS]);
    expect(order('red')).toEqual([CREWS, FYRD]);
    expect(order(null)).toEqual([CREWS, FYRD]);
  });

  it('LEAD-4: a challenge waits until it is over', () => {
    const battle = table({ phase: 'leadership' });
    const challenged = run(battle, {
      type: 'challenge',
      contingent: HARALD,
      target: ALFRED,
      fighter: 'leader',
    });
    expect(due(challenged)).toEqual(['A challenge is waiting / LEAD-4 / duel']);
    expect(due(run(challenged, { type: 'refuseChallenge', face: 6 }))).toEqual([]);
  });

  it('AL-10: what broke, what is destroyed', () => {
    const units = { [OARSMEN]: { lost: 'destroyed', stands: 0 } } as const;
    const shocks = [
      { unit: CREWS, how: 'broke', engaged: [] },
      { unit: OARSMEN, how: 'destroyed', engaged: [] },
    ] as const;
    expect(due(table({ first: 'red', units, battle: { shocks } }))).toEqual([
      'Crews break: who is within 2″? / AL-10 / morale',
      'Oarsmen are destroyed: who is within 2″? / AL-10 / morale',
    ]);
  });

  it('END-1: a battle that has ended asks nothing', () => {
    const ended = table({ battle: { ended: { how: 'agreed', side: null } } });
    expect(guide(ended)).toEqual({ due: [], open: [] });
  });
});
