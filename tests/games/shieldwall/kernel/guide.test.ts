import { describe, expect, it } from 'vitest';
import {
  acting,
  type Battle,
  type Contingent,
  guide,
  nextLeader,
  type Task,
} from '#/games/shieldwall/rules';
import {
  ALFRED,
  CREWS,
  FYRD,
  forbidden,
  HARALD,
  HIRD,
  HOUSECARLS,
  LEVY,
  nonsense,
  OARSMEN,
  type Patch,
  RED,
  run,
  SVEN,
  THRALLS,
  table,
  UHTRED,
  type UnitPatch,
} from './table';

const short = ({ text, rule, tool }: Task): string => `${text} / ${rule} / ${tool}`;
const due = (battle: Battle): readonly string[] => guide(battle).due.map(short);
const open = (battle: Battle): readonly string[] => guide(battle).open.map(short);
const signalled = { contingents: { [HARALD]: { signalled: true } } } as const;
const GONE = 'Crews are broken and nobody pursues them: they are gone / AFTER-8 / unit';
/** The task whose words begin so is given its own answer. */
const answered = (battle: Battle, begins: string): Battle => {
  const { due, open } = guide(battle);
  const task = [...due, ...open].find(({ text, answer }) => answer && text.startsWith(begins));
  if (!task?.answer) throw new Error(`nothing to answer: ${begins}`);
  return run(battle, task.answer.command);
};
const withCrews = (phase: Battle['phase'], crews: UnitPatch, patch: Patch = signalled) =>
  table({ phase, units: { [CREWS]: crews }, ...patch });

describe('what a phase asks (TURN)', () => {
  it('TURN-1: initiative, until it is known', () => {
    expect(due(table())).toEqual(['Throw for initiative / TURN-1 / initiative']);
    expect(due(table({ first: 'red' }))).toEqual([]);
  });

  it('SET-1, REMIND: deployment stands before turn 1, until the first initiative', () => {
    expect(open(table())).toEqual([
      'Put the armies down: throw for each contingent / SET-1 / deployment',
    ]);
    expect([open(table({ first: 'red' })), open(table({ turn: 2 }))]).toEqual([[], []]);
  });

  it('GOD-1, GOD-C, LEAD-6: a card, what it does, and a holy person’s word', () => {
    const gods = (patch: Patch = {}) => table({ phase: 'gods', ...patch });
    expect(due(gods())).toEqual(['Draw a god card / GOD-1 / gods']);
    const holy = { units: { [HIRD]: { supernumeraries: ['holyPerson'] } } } as const;
    const drawn = gods({ ...holy, battle: { godCard: { card: '3h', status: 'drawn' } } });
    expect(due(drawn)).toEqual(['The god card waits / GOD-C / gods']);
    expect(open(drawn)).toEqual(['Harald may call on his holy person / LEAD-6 / gods']);
    const done = gods({ ...holy, battle: { godCard: { card: '3h', status: 'done' } } });
    expect([due(done), open(done)]).toEqual([[], []]);
    expect(open(gods(holy))).toEqual([]);
  });

  it.each<[string, Patch, string[]]>([
    ['his retinue fights', { units: { [HIRD]: { inCombat: true } } }, []],
    ['he has no LPs left', { leaders: { [HARALD]: { spent: 5 } } }, []],
    ['he is dead', { leaders: { [HARALD]: { fate: 'killed' } } }, []],
    [
      'LEAD-9: the enemy has called and turned it away',
      { battle: { godCard: { card: '3h', status: 'done', called: { by: 'black', first: '3h' } } } },
      ['Harald may call on his holy person / LEAD-6 / gods'],
    ],
    [
      'he has called himself',
      { battle: { godCard: { card: '3h', status: 'done', called: { by: 'red', first: '3h' } } } },
      [],
    ],
  ])('LEAD-6: a holy person is offered only where he can be called: %s', (_, patch, expected) => {
    const battle = { godCard: { card: '3h', status: 'drawn' }, ...patch.battle } as const;
    const hird = { supernumeraries: ['holyPerson'], ...patch.units?.[HIRD] } as const;
    expect(open(table({ phase: 'gods', ...patch, units: { [HIRD]: hird }, battle }))).toEqual(
      expected,
    );
  });

  it('LEAD-8, LEAD-7: leaders with LPs left, camp followers who have not helped', () => {
    const battle = table({
      phase: 'leadership',
      ...signalled,
      leaders: { [SVEN]: { spent: 3 }, [ALFRED]: { fate: 'killed' }, [UHTRED]: { spent: 1 } },
    });
    expect(due(battle)).toEqual([]);
    expect(open(battle)).toEqual([
      'Harald: 5 LP left / LEAD-8 / leader',
      'Uhtred: 1 LP left, not signalled / LEAD-8 / leader',
      'Camp followers with Thralls can help / LEAD-7 / unit',
    ]);
    expect(guide(battle).open.at(-1)).toMatchObject({ unit: THRALLS, contingent: SVEN });
    // Their own men have nothing to be helped of: the offer leads to those who have.
    const fresh = table({ phase: 'leadership', ...signalled, units: { [THRALLS]: { dps: 0 } } });
    expect(guide(fresh).open.at(-1)).toMatchObject({
      text: 'Camp followers with Thralls can help Housecarls',
      unit: HOUSECARLS,
    });
    const busy = table({
      phase: 'leadership',
      units: {
        [HIRD]: { inCombat: true },
        [HOUSECARLS]: { lost: 'leftTable' },
        [THRALLS]: { thisTurn: { campUsed: true } },
      },
      leaders: { [ALFRED]: { spent: 6 }, [UHTRED]: { lp: 0 } },
    });
    expect(open(busy)).toEqual([]);
  });

  it.each<[string, UnitPatch, string[]]>([
    ['a steady unit', {}, []],
    ['Blood lust', { level: 'bloodLust' }, ['Crews must advance / AL-8 / movement']],
    ['Blood lust that has moved', { level: 'bloodLust', thisTurn: { moved: 0 } }, []],
    ['Blood lust in combat', { level: 'bloodLust', inCombat: true }, []],
    ['broken', { course: 'broken' }, [GONE]],
    ['retiring', { course: 'retiring' }, ['Crews form up or retire on / AFTER-3 / unit']],
    [
      'Shaken and told to retire: nothing about forming up',
      { course: 'retiring', level: 'shaken', thisTurn: { control: 'halt' } },
      ['Crews must retire / CTRL-3 / movement'],
    ],
    [
      'pursuing nobody',
      { course: 'pursuing' },
      ['Crews pursue (to the enemy camp or edge), or test to stop / CTRL-1 / unit'],
    ],
    [
      'pursuing on',
      { course: 'pursuing', thisTurn: { control: 'run' } },
      ['Crews pursue on: to the enemy camp or edge / AFTER-10 / movement'],
    ],
    ['rested', { level: 'bloodLust', thisTurn: { rested: true } }, []],
  ])('movement: %s', (_, crews, expected) => {
    expect(due(withCrews('movement', crews))).toEqual(expected);
  });

  it('CTRL-1: the men of a lost leader test, whatever their course', () => {
    const leaderless = (crews: UnitPatch) =>
      withCrews('movement', crews, {
        leaders: { [HARALD]: { fate: 'captured' } },
      });
    const test = 'Crews must test control / CTRL-1 / control';
    expect(due(leaderless({}))).toContain(test);
    expect(due(leaderless({ course: 'retiring' }))).toContain(test);
    expect(due(leaderless({ course: 'pursuing' }))).toContain(test);
    expect(due(leaderless({ inCombat: true }))).not.toContain(test);
    expect(due(leaderless({ thisTurn: { control: 'free' } }))).not.toContain(test);
    expect(due(leaderless({ course: 'broken' }))).toContain(GONE);
  });

  it('MOVE-1, REST-1: who may still move, or rest instead', () => {
    const battle = table({
      phase: 'movement',
      ...signalled,
      units: {
        [HIRD]: { dps: 0 },
        [CREWS]: { level: 'bloodLust' },
        [OARSMEN]: { dps: 1 },
        [HOUSECARLS]: { inCombat: true },
      },
    });
    expect(open(answered(answered(battle, 'Centre'), 'Left')).slice(0, 3)).toEqual([
      'Hird may move / MOVE-1 / unit',
      'Oarsmen may move, or rest (1 DP, no enemy within 2″) / MOVE-1 / unit',
      // Sven has not signalled.
      'Thralls may move aside or back, or rest (3 DPs, no enemy within 2″) / MOVE-1 / unit',
    ]);
    // OPT-REST-D
    const far = { ...battle, options: { ...battle.options, restD: 'far' } } as const;
    expect(open(far).join()).toContain('rest (3 DPs, no enemy within 8″)');
    // TURN-1: the other side's moves stand behind those of the side that acts.
    expect([...new Set(guide(battle).open.map(({ side }) => side))]).toEqual(['red', 'black']);
    const fewer = table({
      phase: 'movement',
      units: {
        [HIRD]: { thisTurn: { control: 'halt' } },
        [CREWS]: { thisTurn: { rested: true } },
        [OARSMEN]: { thisTurn: { moved: 0 } },
        [HOUSECARLS]: { lost: 'routed' },
        [THRALLS]: { course: 'retiring' },
      },
    });
    expect(open(fewer)[0]).toBe('Hird may rest (3 DPs) / REST-1 / rest');
  });

  it('CTRL-1: bands of a led contingent are asked about once, for all of them', () => {
    const asks = (name: string, leader: string) =>
      `${name}: a band over 2″ from ${leader}, or going another way? / CTRL-1 / control`;
    const ctrl = (battle: Battle) => open(battle).filter((task) => task.includes('CTRL-1'));
    const battle = table({ phase: 'movement', ...signalled });
    expect(ctrl(battle)).toEqual([asks('Centre', 'Harald'), asks('Left', 'Sven')]);
    expect(guide(battle).open[0]).toMatchObject({ side: 'red', contingent: HARALD });
    expect(ctrl(answered(battle, 'Centre'))).toEqual([asks('Left', 'Sven')]);
    nonsense(answered(battle, 'Centre'), { type: 'inLine', contingent: HARALD }, 'CTRL-1');
    nonsense(battle, { type: 'inLine', contingent: 'nobody' });
    forbidden(table({ phase: 'combat' }), { type: 'inLine', contingent: HARALD }, 'TURN');
    // Asked again next turn.
    const next = run(answered(battle, 'Centre'), { type: 'setPhase', turn: 2, phase: 'movement' });
    expect(ctrl(next)).toEqual(ctrl(battle));
  });

  it('CTRL-1: answered by itself when all move or rest as one, test, fight or have no leader', () => {
    const ctrl = (patch: Patch) =>
      open(table({ phase: 'movement', ...signalled, ...patch })).filter((task) =>
        task.startsWith('Centre:'),
      ).length;
    expect(ctrl({})).toBe(1);
    const all = { type: 'move', units: [HIRD, CREWS, OARSMEN], purpose: 'move' } as const;
    const moved = run(table({ phase: 'movement', ...signalled }), {
      ...all,
      advance: true,
      faces: [4],
    });
    expect(open(moved).filter((task) => task.startsWith('Centre:'))).toEqual([]);
    const rested = { thisTurn: { rested: true } };
    expect(ctrl({ units: { [CREWS]: rested, [OARSMEN]: rested } })).toBe(0);
    // One of them is left to ask about.
    expect(ctrl({ units: { [CREWS]: rested } })).toBe(1);
    const tested = { thisTurn: { control: 'free' } } as const;
    expect(ctrl({ units: { [CREWS]: tested, [OARSMEN]: { inCombat: true } } })).toBe(0);
    // CTRL-1: without a leader every one of them must test.
    expect(ctrl({ leaders: { [HARALD]: { fate: 'killed' } } })).toBe(0);
  });

  it('TURN-1: a side moves until it is done or the other has begun', () => {
    const whose = (units: NonNullable<Patch['units']>, first: 'red' | 'black' | null = 'red') => {
      const battle = table({ phase: 'movement', first, units });
      const listed = new Set(guide(battle).open.map(({ side }) => side));
      expect([...listed][0]).toBe(acting(battle));
      return acting(battle);
    };
    const rested = { thisTurn: { rested: true } };
    expect([whose({}), whose({}, 'black'), whose({}, null)]).toEqual(['red', 'black', 'red']);
    expect(whose({ [HIRD]: rested })).toBe('red');
    expect(whose({ [FYRD]: { thisTurn: { moved: 0 } } })).toBe('black');
    expect(whose({ [FYRD]: rested })).toBe('black');
    expect(whose(Object.fromEntries(RED.map((id) => [id, rested])))).toBe('black');
    // One that must test has something left to do.
    const most = Object.fromEntries(RED.slice(1).map((id) => [id, rested]));
    expect(
      acting(
        table({
          phase: 'movement',
          first: 'red',
          units: { ...most, [HIRD]: { course: 'broken' } },
        }),
      ),
    ).toBe('red');
  });

  it('TURN-1, LEAD-8: leaders of a side spend until they have no LPs, other phases begin with the first', () => {
    const whose = (patch: Patch) => acting(table({ first: 'black', ...patch }));
    const spent = { leaders: { [ALFRED]: { spent: 4 }, [UHTRED]: { spent: 2 } } };
    expect(whose({ phase: 'leadership' })).toBe('black');
    expect(whose({ phase: 'leadership', ...spent })).toBe('red');
    const all = { ...spent.leaders, [HARALD]: { spent: 5 }, [SVEN]: { spent: 3 } };
    expect(whose({ phase: 'leadership', leaders: all })).toBe('black');
    expect(whose({ phase: 'gods', ...spent })).toBe('black');
    expect(whose({ phase: 'combat', ...spent })).toBe('black');
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
