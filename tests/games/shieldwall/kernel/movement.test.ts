import { describe, expect, it } from 'vitest';
import {
  type Battle,
  type Command,
  decide,
  isRaining,
  type Level,
  type Unit,
} from '#/games/shieldwall/rules';
import { aside, type Move, manoeuvre, move, movement, rest, withCrews } from './moves';
import {
  CREWS,
  eventsOf,
  folded,
  forbidden,
  HIRD,
  HOUSECARLS,
  nonsense,
  OARSMEN,
  run,
  state,
  states,
  THRALLS,
  table,
  type UnitPatch,
  unitIn,
} from './table';

describe('moving (MOVE-1, MOVE-3, MOVE-4, GOD-R)', () => {
  it.each<[number[], boolean, number, string]>([
    [[4], false, 4, 'present 0 2'],
    [[5], false, 5, 'present 1 2'],
    [[4, 4], false, 8, 'present 0 2'],
    [[3, 6], false, 9, 'present 1 2'],
    [[5, 5], false, 10, 'present 2 2'],
    [[4, 4], true, 8, 'present 2 2'],
    [[3, 4], true, 7, 'present 1 2'],
    [[3, 3], true, 6, 'present 0 2'],
  ])('MOVE-1, MOVE-4: %j (rain %s): %i"', (faces, rain, inches, expected) => {
    const battle = withCrews({ dps: 0 }, { battle: { rainUntil: rain ? 1 : 0 } });
    const now = run(battle, move(faces));
    expect(unitIn(now, CREWS).thisTurn.moved).toBe(inches);
    expect(state(now, CREWS)).toBe(expected);
  });

  it('GOD-R: it rains up to and on the turn that is set', () => {
    expect([1, 2, 3].map((turn) => isRaining(table({ turn, battle: { rainUntil: 2 } })))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('MOVE-4, DP-2: fatigue costs no level at four DPs', () => {
    expect(state(run(withCrews({ dps: 4 }), move([5, 6])), CREWS)).toBe('present 4 2');
  });

  it('MOVE-3, MOVE-4: a shared roll moves all and tires every formed unit', () => {
    const battle = movement({
      units: { [CREWS]: { dps: 0 }, [OARSMEN]: { dps: 1 }, [HIRD]: { dps: 0, formed: false } },
    });
    const now = run(battle, move([5], { units: [HIRD, CREWS, OARSMEN] }));
    expect(states(now, [HIRD, CREWS, OARSMEN])).toEqual([
      'present 0 1',
      'present 1 2',
      'present 2 2',
    ]);
    for (const id of [HIRD, CREWS, OARSMEN]) expect(unitIn(now, id).thisTurn.moved).toBe(5);
    const [dice] = eventsOf(battle, move([5, 2], { units: [HIRD, CREWS] }));
    expect(dice).toEqual({
      type: 'dice',
      roll: 'movement',
      throws: [
        { by: HIRD, die: 'AvD', faces: [5] },
        { by: HIRD, die: 'D6', faces: [2] },
      ],
      meaning: '7″',
    });
    expect(eventsOf(battle, move([5]))[0]).toMatchObject({ throws: [{ die: 'AvD', faces: [5] }] });
  });

  it('TURN, CTRL-3: a refusal says which phase, and what the unit was told', () => {
    const why = (battle: Battle, command: Command) => {
      const result = decide(battle, command);
      return result.ok ? '' : result.error.why;
    };
    expect(why(table({ phase: 'gods' }), move([3, 3], { purpose: 'rout' }))).toBe(
      'This belongs to the Movement or Combat phase.',
    );
    const halted = (level: Level) => withCrews({ level, thisTurn: { control: 'halt' } });
    expect(why(halted('present'), move([3]))).toBe(
      'Crews were told to halt by their control test.',
    );
    expect(why(halted('shaken'), move([3]))).toBe(
      'Crews were told to retire by their control test.',
    );
  });

  it('MOVE-2: below Blood lust a move may be declared to stop short', () => {
    expect(eventsOf(movement(), move([3], { stopShort: true }))[0]).toMatchObject({
      meaning: 'up to 3″',
    });
    const eager = movement({ units: { [OARSMEN]: { level: 'bloodLust' } } });
    const both = move([3], { units: [CREWS, OARSMEN], stopShort: true });
    forbidden(eager, both, 'MOVE-2');
    expect(unitIn(run(eager, { ...both, units: [CREWS] }), CREWS).thisTurn.moved).toBe(3);
  });

  it('MOVE-3: refuses strangers, doubles, nobody and wrong dice', () => {
    nonsense(movement(), move([3], { units: [CREWS, HOUSECARLS], advance: false }), 'MOVE-3');
    nonsense(movement(), move([3], { units: [CREWS, CREWS] }), 'MOVE-3');
    nonsense(movement(), move([3], { units: [] }), 'MOVE-3');
    nonsense(movement(), move([3], { units: ['nobody'] }));
    nonsense(movement(), move([]), 'MOVE-1');
    nonsense(movement(), move([3, 7]), 'MOVE-1');
    nonsense(movement(), move([6]), 'AVD');
    nonsense(movement(), move([3, 3, 3]), 'MOVE-1');
    nonsense(withCrews({ lost: 'routed' }), move([3]));
  });

  it.each<[Move['purpose'], Unit['course'], string]>([
    ['rout', 'broken', 'movement'],
    ['retire', 'retiring', 'movement'],
    ['pursue', 'pursuing', 'movement'],
    ['rout', 'broken', 'combat'],
    ['retire', 'retiring', 'combat'],
    ['pursue', 'pursuing', 'combat'],
  ])(
    'MOVE-1, MOVE-5: to %s a %s unit rolls both, unformed, without fatigue (%s)',
    (purpose, course, phase) => {
      // After a combat at once, whatever the phase.
      const thisTurn = { fought: phase === 'combat' };
      const battle = withCrews({ course, dps: 0, thisTurn }, { phase: phase as 'movement' });
      const now = run(battle, move([5, 6], { purpose }));
      expect(unitIn(now, CREWS)).toMatchObject({ formed: false, dps: 0 });
      expect(unitIn(now, CREWS).thisTurn.moved).toBe(11);
      nonsense(battle, move([5], { purpose }), 'MOVE-1');
      forbidden(withCrews({ course: 'steady' }), move([5, 6], { purpose }), 'MOVE-1');
      forbidden(withCrews({ course }, { phase: 'gods' }), move([5, 6], { purpose }), 'TURN');
      forbidden(battle, move([5, 6], { purpose, turning: 'aboutFace' }), 'MOVE-5');
    },
  );

  it('AFTER-8: rout, retreat and pursuit are thrown once a phase, after a combat too', () => {
    for (const [course, purpose] of [
      ['broken', 'rout'],
      ['retiring', 'retire'],
      ['pursuing', 'pursue'],
    ] as const) {
      const ran = { course, thisTurn: { moved: 4, fought: true } } as const;
      forbidden(withCrews(ran), move([3, 3], { purpose }), 'AFTER-8');
      forbidden(withCrews(ran, { phase: 'combat' }), move([3, 3], { purpose }), 'AFTER-8');
    }
  });

  it('AFTER-5: who did not fight this turn pursues, retires and routs in the movement phase', () => {
    const old = withCrews({ course: 'pursuing' }, { phase: 'combat' });
    forbidden(old, move([3, 3], { purpose: 'pursue' }), 'TURN');
  });

  it.each<[string, UnitPatch, string]>([
    ['in combat', { inCombat: true }, 'AFTER-2'],
    ['has moved', { thisTurn: { moved: 0 } }, 'MOVE-1'],
    ['has rested', { thisTurn: { rested: true } }, 'REST-1'],
    ['is broken', { course: 'broken' }, 'AFTER-4'],
    ['is retiring', { course: 'retiring' }, 'AFTER-3'],
    ['is pursuing', { course: 'pursuing' }, 'AFTER-5'],
    ['was told to halt', { thisTurn: { control: 'halt' } }, 'CTRL-3'],
    ['is Shaken', { level: 'shaken' }, 'AL-8'],
  ])('no advance for a unit that %s', (_, crews, rule) => {
    forbidden(withCrews(crews), move([3]), rule);
  });

  it('LEAD-3: no advance before the signal; sideways and back are free', () => {
    const silent = table({ phase: 'movement' });
    forbidden(silent, move([3]), 'LEAD-3');
    expect(unitIn(run(silent, aside([3])), CREWS).thisTurn.moved).toBe(3);
    forbidden(table({ phase: 'missiles' }), aside([3]), 'TURN');
    const free = table({
      phase: 'movement',
      units: { [CREWS]: { thisTurn: { control: 'free' } } },
    });
    forbidden(free, move([3]), 'LEAD-3');
  });

  it('AL-8: a Shaken unit goes aside or back; Blood lust only forward', () => {
    expect(unitIn(run(withCrews({ level: 'shaken' }), aside([3])), CREWS).thisTurn.moved).toBe(3);
    const lusting = withCrews({ level: 'bloodLust' });
    forbidden(lusting, aside([3]), 'AL-8');
    forbidden(lusting, rest(), 'AL-8');
    expect(unitIn(run(lusting, move([3])), CREWS).thisTurn.moved).toBe(3);
    const silent = table({ phase: 'movement', units: { [CREWS]: { level: 'bloodLust' } } });
    expect(unitIn(run(silent, aside([3])), CREWS).thisTurn.moved).toBe(3);
    expect(state(run(silent, rest()), CREWS)).toBe('bloodLust 2 2');
  });

  it.each([
    ['halt', true],
    ['free', true],
    ['run', false],
  ] as const)('AL-8, CTRL-3 (RULING-1): told %s, Blood lust may rest: %s', (control, free) => {
    const lusting = withCrews({ level: 'bloodLust', thisTurn: { control } });
    if (free) expect(state(run(lusting, rest()), CREWS)).toBe('ready 2 2');
    else forbidden(lusting, rest(), 'AL-8');
  });

  it('CTRL-3: told to repeat its last move, it goes forward unsignalled only if that move did', () => {
    const told = (advancedLast: boolean) =>
      table({
        phase: 'movement',
        units: { [CREWS]: { advancedLast, thisTurn: { control: 'run' } } },
      });
    forbidden(told(false), move([3]), 'LEAD-3');
    expect(unitIn(run(told(true), move([3])), CREWS).thisTurn.moved).toBe(3);
  });

  it('CTRL-3: which way it went last is kept from turn to turn', () => {
    const next = (battle: Battle) =>
      folded(battle, [{ type: 'turn', turn: 2, phase: 'movement', reason: 'TURN' }]);
    expect(unitIn(next(run(withCrews({}), move([3]))), CREWS).advancedLast).toBe(true);
    const back = run(withCrews({ advancedLast: true }), aside([3]));
    expect(unitIn(next(back), CREWS).advancedLast).toBe(false);
    // A rest is no move.
    const rested = run(withCrews({ advancedLast: true }), rest());
    expect(unitIn(next(rested), CREWS).advancedLast).toBe(true);
  });

  it('CTRL-3: sent forward by its test, Blood lust advances without a signal', () => {
    const sent = table({
      phase: 'movement',
      units: { [CREWS]: { level: 'bloodLust', formed: false, thisTurn: { control: 'run' } } },
    });
    forbidden(sent, aside([3]), 'AL-8');
    forbidden(sent, rest(), 'AL-8');
    forbidden(sent, manoeuvre('formUp'), 'AL-8');
    expect(unitIn(run(sent, move([3])), CREWS).thisTurn.moved).toBe(3);
  });
});

describe('manoeuvres (MAN-2..6, MOVE-5)', () => {
  it.each<[NonNullable<Move['turning']>, number, boolean, string]>([
    ['changeDirection', 9, false, 'present 0 2'],
    ['aboutFace', 4.5, true, 'present 1 2'],
    ['embark', 4.5, false, 'present 0 2'],
    ['disembark', 4.5, false, 'present 0 2'],
  ])(
    'MAN-2, MAN-3, MAN-5 (RULING-2): 4 and 5 to %s: %d", formed %s',
    (turning, inches, formed, expected) => {
      const now = run(withCrews({ dps: 0 }), aside([4, 5], { turning }));
      expect(unitIn(now, CREWS)).toMatchObject({ formed });
      expect(unitIn(now, CREWS).thisTurn.moved).toBe(inches);
      expect(state(now, CREWS)).toBe(expected);
    },
  );

  it('MAN-2, MAN-5, MOVE-5: the journal names the rule that scattered it, once', () => {
    const why = (turning: Move['turning'], formed = true) =>
      eventsOf(withCrews({ formed }), aside([3], turning && { turning }))
        .filter((event) => event.type === 'unit' && event.set.formed === false)
        .map((event) => 'reason' in event && event.reason);
    expect(why('changeDirection')).toEqual(['MAN-2']);
    expect(why('embark')).toEqual(['MAN-5']);
    expect(why('disembark')).toEqual(['MAN-5']);
    expect(why('aboutFace')).toEqual([]);
    expect(why(undefined)).toEqual([]);
    expect(why('changeDirection', false)).toEqual([]);
  });

  it('MAN-4: A and B step aside, a whole move without dice or DPs', () => {
    const now = run(movement(), manoeuvre('sideStep'));
    expect(eventsOf(movement(), manoeuvre('sideStep'))).toEqual([
      { type: 'unit', unit: CREWS, set: { thisTurn: { moved: 0 } }, reason: 'MAN-4' },
    ]);
    expect(unitIn(now, CREWS).thisTurn.moved).toBe(0);
    expect(state(now, CREWS)).toBe('present 3 2');
    expect(unitIn(run(movement(), manoeuvre('sideStep', HIRD)), HIRD).thisTurn.moved).toBe(0);
    forbidden(movement(), manoeuvre('sideStep', OARSMEN), 'MAN-4');
    forbidden(movement(), manoeuvre('sideStep', THRALLS), 'MAN-4');
    forbidden(withCrews({ formed: false }), manoeuvre('sideStep'), 'MAN-4');
    forbidden(withCrews({ thisTurn: { control: 'halt' } }), manoeuvre('sideStep'), 'CTRL-3');
    forbidden(withCrews({ course: 'retiring' }), manoeuvre('sideStep'), 'AFTER-3');
  });

  it('MAN-6: forming up is a whole move, not in combat', () => {
    const now = run(withCrews({ formed: false }), manoeuvre('formUp'));
    expect(unitIn(now, CREWS)).toMatchObject({ formed: true, course: 'steady' });
    expect(unitIn(now, CREWS).thisTurn.moved).toBe(0);
    forbidden(movement(), manoeuvre('formUp'), 'MAN-6');
    forbidden(withCrews({ formed: false, inCombat: true }), manoeuvre('formUp'), 'MAN-6');
    forbidden(withCrews({ formed: false, thisTurn: { moved: 2 } }), manoeuvre('formUp'), 'MOVE-1');
    forbidden(
      withCrews({ formed: false, thisTurn: { rested: true } }),
      manoeuvre('formUp'),
      'REST-1',
    );
    forbidden(withCrews({ formed: false }, { phase: 'combat' }), manoeuvre('formUp'), 'TURN');
  });

  it('AFTER-3..5: a retiring unit re-forms; a broken or pursuing one does not', () => {
    const retired = run(withCrews({ formed: false, course: 'retiring' }), manoeuvre('formUp'));
    expect(unitIn(retired, CREWS)).toMatchObject({ formed: true, course: 'steady' });
    forbidden(withCrews({ formed: false, course: 'broken' }), manoeuvre('formUp'), 'AFTER-4');
    forbidden(withCrews({ formed: false, course: 'pursuing' }), manoeuvre('formUp'), 'AFTER-5');
  });

  it('CTRL-3: a halted unit may form up, a Shaken one was told to retire', () => {
    const halted = { formed: false, thisTurn: { control: 'halt' } } as const;
    expect(unitIn(run(withCrews(halted), manoeuvre('formUp')), CREWS).formed).toBe(true);
    const shaken = { ...halted, level: 'shaken', course: 'retiring' } as const;
    forbidden(withCrews(shaken), manoeuvre('formUp'), 'CTRL-3');
    expect(
      unitIn(run(withCrews(shaken), move([3, 3], { purpose: 'retire' })), CREWS).thisTurn.moved,
    ).toBe(6);
    forbidden(
      withCrews({ ...halted, course: 'retiring' }),
      move([3, 3], { purpose: 'retire' }),
      'CTRL-3',
    );
  });

  it('AL-8: Blood lust does not stop to form up once the signal is given', () => {
    forbidden(withCrews({ level: 'bloodLust', formed: false }), manoeuvre('formUp'), 'AL-8');
  });

  it.each(['difficultTerrain', 'interpenetrate'] as const)(
    'MOVE-5: %s scatters a unit on its way',
    (how) => {
      const moved = withCrews({ thisTurn: { moved: 3 } });
      expect(unitIn(run(moved, manoeuvre(how)), CREWS).formed).toBe(false);
      expect(unitIn(run({ ...moved, phase: 'combat' }, manoeuvre(how)), CREWS).formed).toBe(false);
      forbidden({ ...moved, phase: 'gods' }, manoeuvre(how), 'TURN');
      nonsense(movement(), manoeuvre(how, 'nobody'));
      nonsense(withCrews({ lost: 'routed' }), manoeuvre(how));
    },
  );
});
