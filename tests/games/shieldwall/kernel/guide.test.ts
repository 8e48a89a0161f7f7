import { describe, expect, it } from 'vitest';
import { acting, type Battle, guide } from '#/games/shieldwall/rules';
import { answered, due, GONE, open, signalled, withCrews } from './guide-words';
import {
  ALFRED,
  CREWS,
  FYRD,
  forbidden,
  HARALD,
  HIRD,
  HOUSECARLS,
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

describe('what leadership and movement ask (TURN)', () => {
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
});
