import { describe, expect, it } from 'vitest';
import type { Command, Level } from '#/games/shieldwall/rules';
import { aside, control, manoeuvre, move, movement, rest, withCrews } from './moves';
import {
  CREWS,
  eventsOf,
  FYRD,
  forbidden,
  HARALD,
  HIRD,
  nonsense,
  type Patch,
  run,
  state,
  table,
  type UnitPatch,
  unitIn,
} from './table';

describe('resting (REST-1..3, DP-4)', () => {
  it.each<[Level, boolean, string]>([
    ['shaken', true, 'shaken 2 2'],
    ['present', true, 'present 2 2'],
    ['ready', true, 'present 2 2'],
    ['ready', false, 'ready 2 2'],
  ])('REST-1, REST-2: %s, signalled %s: %s', (level, signalled, expected) => {
    const battle = withCrews({ level }, { contingents: { [HARALD]: { signalled } } });
    const now = run(battle, rest());
    expect(state(now, CREWS)).toBe(expected);
    expect(unitIn(now, CREWS).thisTurn.rested).toBe(true);
  });

  it('REST-3: unformed, after its first move, and with no DPs, which still costs the level', () => {
    expect(state(run(withCrews({ formed: false }), rest()), CREWS)).toBe('present 2 2');
    expect(state(run(withCrews({ thisTurn: { firstMove: 1 } }), rest()), CREWS)).toBe(
      'present 2 2',
    );
    expect(state(run(withCrews({ dps: 0, level: 'ready' }), rest()), CREWS)).toBe('present 0 2');
  });

  it.each<[string, UnitPatch, string]>([
    ['in combat', { inCombat: true }, 'REST-1'],
    ['after a move', { thisTurn: { moved: 3 } }, 'MOVE-1'],
    ['twice', { thisTurn: { rested: true } }, 'REST-1'],
    ['while retiring', { course: 'retiring' }, 'REST-1'],
    ['while pursuing', { course: 'pursuing' }, 'REST-1'],
    ['while broken', { course: 'broken' }, 'REST-1'],
  ])('REST-1: no rest %s', (_, crews, rule) => {
    forbidden(withCrews(crews), rest(), rule);
  });

  it('REST-1: only in the movement phase, only a unit that is there', () => {
    forbidden(table({ phase: 'leadership' }), rest(), 'TURN');
    nonsense(movement(), rest('nobody'));
  });
});

describe('control (CTRL-1..3)', () => {
  const lead = (fate: 'killed' | 'captured' | 'leading'): Patch => ({
    leaders: { [HARALD]: { fate } },
  });

  it.each<[string, UnitPatch, number, 1 | -1 | undefined, string, string]>([
    ['Shaken 3-1: retires', { level: 'shaken' }, 3, undefined, 'halt', 'retiring'],
    ['Shaken 4-1: free', { level: 'shaken' }, 4, undefined, 'free', 'steady'],
    ['Present 2: halts', {}, 2, undefined, 'halt', 'steady'],
    ['Present 5: repeats', {}, 5, undefined, 'run', 'steady'],
    ['Ready 4+1: repeats', { level: 'ready' }, 4, undefined, 'run', 'steady'],
    ['Blood lust 2+2: free', { level: 'bloodLust' }, 2, undefined, 'free', 'steady'],
    ['pursuing 5: goes on', { course: 'pursuing' }, 5, undefined, 'run', 'pursuing'],
    ['pursuing 4: stops', { course: 'pursuing' }, 4, undefined, 'free', 'steady'],
    ['pursuing 2: stops', { course: 'pursuing' }, 2, undefined, 'halt', 'steady'],
    [
      'pursuing, Shaken, 2: retires',
      { course: 'pursuing', level: 'shaken' },
      2,
      undefined,
      'halt',
      'retiring',
    ],
  ])('CTRL-2, CTRL-3: %s', (_, crews, face, adjust, told, course) => {
    const now = run(withCrews(crews), control(face, adjust));
    expect(unitIn(now, CREWS).thisTurn.control).toBe(told);
    expect(unitIn(now, CREWS).course).toBe(course);
    // AFTER-9: formed until it moves.
    expect(unitIn(now, CREWS).formed).toBe(true);
  });

  it('CTRL-2: A Grade adds or takes 1; others only against the rules', () => {
    expect(unitIn(run(movement(), control(3, -1, HIRD)), HIRD).thisTurn.control).toBe('halt');
    expect(unitIn(run(movement(), control(4, 1, HIRD)), HIRD).thisTurn.control).toBe('run');
    const now = forbidden(movement(), control(4, 1), 'CTRL-2');
    expect(unitIn(now, CREWS).thisTurn.control).toBe('run');
    nonsense(movement(), control(6), 'CTRL-2');
    nonsense(movement(), control(3, undefined, 'nobody'));
  });

  it('CTRL-3: a unit that its test makes retire shocks its neighbours (AL-10)', () => {
    const now = run(withCrews({ level: 'shaken' }), control(2));
    expect(now.shocks).toEqual([{ unit: CREWS, how: 'retired', engaged: [] }]);
    const [dice] = eventsOf(withCrews({ level: 'shaken' }), control(2));
    expect(dice).toMatchObject({
      roll: 'control',
      throws: [{ by: CREWS, die: 'AvD', faces: [2] }],
      meaning: 'Crews retire',
    });
  });

  it.each<[string, UnitPatch, string]>([
    ['twice', { thisTurn: { control: 'free' } }, 'CTRL-1'],
    ['broken', { course: 'broken' }, 'AFTER-4'],
    ['in combat', { inCombat: true }, 'CTRL-1'],
    ['after its move', { thisTurn: { moved: 2 } }, 'CTRL-1'],
    ['after its rest', { thisTurn: { rested: true } }, 'CTRL-1'],
  ])('CTRL-1: no test %s', (_, crews, rule) => {
    forbidden(withCrews(crews), control(3), rule);
  });

  it.each(['killed', 'captured'] as const)(
    'CTRL-1 (RULING-3): a leader %s, his men test before they act',
    (fate) => {
      const battle = movement({ ...lead(fate), units: { [CREWS]: { formed: false } } });
      forbidden(battle, move([3]), 'CTRL-1');
      forbidden(battle, aside([3]), 'CTRL-1');
      forbidden(battle, rest(), 'CTRL-1');
      forbidden(battle, manoeuvre('formUp'), 'CTRL-1');
      const tested = run(battle, control(3));
      expect(unitIn(run(tested, move([3])), CREWS).thisTurn.moved).toBe(3);
      expect(unitIn(run(movement(lead('leading')), move([3])), CREWS).thisTurn.moved).toBe(3);
    },
  );

  it('CTRL-1: those who pursue or retire without a leader test too, the broken do not', () => {
    for (const [course, purpose] of [
      ['pursuing', 'pursue'],
      ['retiring', 'retire'],
    ] as const) {
      const battle = movement({ ...lead('killed'), units: { [CREWS]: { course } } });
      forbidden(battle, move([3, 3], { purpose }), 'CTRL-1');
      expect(unitIn(run(battle, control(5), move([3, 3], { purpose })), CREWS).thisTurn.moved).toBe(
        6,
      );
      const crews = { course, thisTurn: { fought: true } } as const;
      const fight = table({ ...lead('killed'), phase: 'combat', units: { [CREWS]: crews } });
      expect(unitIn(run(fight, move([3, 3], { purpose })), CREWS).thisTurn.moved).toBe(6);
    }
    const broken = movement({ ...lead('killed'), units: { [CREWS]: { course: 'broken' } } });
    expect(unitIn(run(broken, move([3, 3], { purpose: 'rout' })), CREWS).thisTurn.moved).toBe(6);
  });

  it('CTRL-1: a leader who left the table with his retinue leads nobody', () => {
    const battle = movement({ units: { [HIRD]: { lost: 'leftTable' } } });
    forbidden(battle, aside([3]), 'CTRL-1');
  });
});

describe('an advance that unsettles (DP-3)', () => {
  const threaten = (...units: string[]): Command => ({ type: 'threaten', units });

  it.each(['leadership', 'movement'] as const)(
    'DP-3: a DP in the %s phase, once a turn',
    (phase) => {
      const battle = table({ phase, units: { [FYRD]: { dps: 0 } } });
      const now = run(battle, threaten(FYRD, FYRD));
      expect(state(now, FYRD)).toBe('present 1 2');
      expect(unitIn(now, FYRD).thisTurn.threatened).toBe(true);
      expect(state(forbidden(now, threaten(FYRD), 'DP-3'), FYRD)).toBe('present 2 2');
    },
  );

  it('DP-3: not those whose contingent has signalled, nor in other phases', () => {
    forbidden(movement(), threaten(CREWS), 'DP-3');
    forbidden(table({ phase: 'missiles' }), threaten(FYRD), 'TURN');
    nonsense(movement(), threaten(), 'DP-3');
    nonsense(movement(), threaten('nobody'));
    nonsense(movement({ units: { [FYRD]: { lost: 'routed' } } }), threaten(FYRD));
  });

  it('DP-2, DP-3: at four DPs it costs a level, for it is morale', () => {
    const battle = table({ phase: 'movement', units: { [FYRD]: { dps: 4, level: 'ready' } } });
    expect(state(run(battle, threaten(FYRD)), FYRD)).toBe('present 4 2');
  });
});
