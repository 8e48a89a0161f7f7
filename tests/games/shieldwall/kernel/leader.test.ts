import { describe, expect, it } from 'vitest';
import { type Command, firstMoveOf, type Level } from '#/games/shieldwall/rules';
import {
  ALFRED,
  CREWS,
  contingentIn,
  eventsOf,
  FYRD,
  forbidden,
  HARALD,
  HIRD,
  HOUSECARLS,
  leaderIn,
  nonsense,
  OARSMEN,
  type Patch,
  refusal,
  run,
  SVEN,
  state,
  THRALLS,
  table,
  UHTRED,
  unitIn,
} from './table';

/** The Leadership phase. */
const leadership = (patch: Patch = {}) => table({ phase: 'leadership', ...patch });

const removeDp = (unit: string, contingent = HARALD): Command => ({
  type: 'removeDp',
  contingent,
  unit,
});
const changeLevel = (unit: string, by: 1 | -1, contingent = HARALD): Command => ({
  type: 'changeLevel',
  contingent,
  unit,
  by,
});
const signal = (contingent = HARALD, further: string[] = []): Command => ({
  type: 'signal',
  contingent,
  further,
});

describe('what a leader buys (LEAD-1, LEAD-2, LEAD-8)', () => {
  it('LEAD-1: 2 LP take a DP off a friend', () => {
    const now = run(leadership(), removeDp(CREWS));
    expect(state(now, CREWS)).toBe('present 2 2');
    expect(leaderIn(now, HARALD)).toMatchObject({ lp: 5, spent: 2 });
  });

  it('LEAD-1: a friend of another contingent too', () => {
    expect(state(run(leadership(), removeDp(THRALLS)), THRALLS)).toBe('present 2 2');
  });

  it.each<[1 | -1, Level, string]>([
    [1, 'present', 'ready 3 2'],
    [-1, 'present', 'shaken 3 2'],
    [1, 'shaken', 'present 3 2'],
    [-1, 'bloodLust', 'ready 3 2'],
    [-1, 'shaken', 'shaken 3 1'],
  ])('LEAD-2: 2 LP, %i from %s', (by, level, expected) => {
    const now = run(leadership({ units: { [CREWS]: { level } } }), changeLevel(CREWS, by));
    expect(state(now, CREWS)).toBe(expected);
    expect(leaderIn(now, HARALD).spent).toBe(2);
  });

  it('LEAD-8: he may buy the same twice, and no more than he has', () => {
    const twice = run(leadership(), removeDp(CREWS), removeDp(CREWS));
    expect(state(twice, CREWS)).toBe('present 1 2');
    expect(leaderIn(twice, HARALD).spent).toBe(4);
    const thrice = forbidden(twice, removeDp(CREWS), 'LEAD-8');
    expect(leaderIn(thrice, HARALD).spent).toBe(6);
    const short = leadership({ leaders: { [UHTRED]: { lp: 1 } } });
    forbidden(short, removeDp(FYRD, UHTRED), 'LEAD-8');
    forbidden(short, changeLevel(FYRD, 1, UHTRED), 'LEAD-8');
    expect(leaderIn(run(short, signal(UHTRED)), UHTRED).spent).toBe(1);
  });

  it('LEAD-8: a wound below what he has spent leaves none, not fewer than none', () => {
    const hurt = leadership({ leaders: { [HARALD]: { lp: 2, spent: 4 } } });
    const refused = { ...removeDp(CREWS) };
    expect(refusal(hurt, refused)).toEqual(['forbidden', 'LEAD-8']);
  });

  it.each<[string, Patch, Command, string]>([
    ['no DP to take', { units: { [CREWS]: { dps: 0 } } }, removeDp(CREWS), 'DP-4'],
    ['a unit in combat', { units: { [CREWS]: { inCombat: true } } }, removeDp(CREWS), 'LEAD-1'],
    ['an enemy', {}, removeDp(FYRD), 'LEAD-1'],
    [
      'a unit in combat',
      { units: { [CREWS]: { inCombat: true } } },
      changeLevel(CREWS, 1),
      'LEAD-2',
    ],
    ['an enemy', {}, changeLevel(FYRD, -1), 'LEAD-2'],
    [
      'above Blood lust',
      { units: { [CREWS]: { level: 'bloodLust' } } },
      changeLevel(CREWS, 1),
      'AL-2',
    ],
    ['he fights', { units: { [HIRD]: { inCombat: true } } }, removeDp(CREWS), 'LEAD-8'],
    ['he fights', { units: { [HIRD]: { inCombat: true } } }, signal(), 'LEAD-8'],
    ['he is dead', { leaders: { [HARALD]: { fate: 'killed' } } }, removeDp(CREWS), 'LEAD-8'],
    ['he is taken', { leaders: { [HARALD]: { fate: 'captured' } } }, signal(), 'LEAD-8'],
    ['he left the table', { units: { [HIRD]: { lost: 'leftTable' } } }, signal(), 'LEAD-8'],
    ['another phase', { phase: 'movement' }, removeDp(CREWS), 'TURN'],
    ['another phase', { phase: 'gods' }, changeLevel(CREWS, 1), 'TURN'],
    ['another phase', { phase: 'combat' }, signal(), 'TURN'],
  ])('forbidden: %s', (_, patch, command, rule) => {
    forbidden(leadership(patch), command, rule);
  });

  it('refuses the unknown and the lost', () => {
    nonsense(leadership(), removeDp('nobody'));
    nonsense(leadership(), removeDp(CREWS, 'no-contingent'));
    nonsense(leadership(), changeLevel('nobody', 1));
    nonsense(leadership({ units: { [CREWS]: { lost: 'destroyed' } } }), removeDp(CREWS));
    nonsense(leadership({ units: { [CREWS]: { lost: 'routed' } } }), changeLevel(CREWS, -1));
    nonsense(leadership(), signal('no-contingent'));
    nonsense(leadership(), removeDp('constructor'));
    nonsense(leadership(), removeDp(CREWS, 'toString'));
  });
});

describe('the signal (LEAD-3)', () => {
  it.each<[Level, number, number]>([
    ['shaken', 0, 0],
    ['present', 1, 2],
    ['ready', 2, 3],
    ['bloodLust', 3, 3],
  ])('LEAD-3: %s goes %i", with the standard %i"', (level, plain, further) => {
    const battle = leadership({ units: { [CREWS]: { level } } });
    expect(firstMoveOf(unitIn(battle, CREWS), false)).toBe(plain);
    expect(firstMoveOf(unitIn(battle, CREWS), true)).toBe(further);
    expect(unitIn(run(battle, signal()), CREWS).thisTurn.firstMove).toBe(plain);
    const bare = run(battle, { type: 'signal', contingent: HARALD });
    expect(unitIn(bare, CREWS).thisTurn.firstMove).toBe(plain);
    const led = run(battle, signal(HARALD, [CREWS]));
    expect(unitIn(led, CREWS).thisTurn.firstMove).toBe(further);
    expect(unitIn(led, OARSMEN).thisTurn.firstMove).toBe(1);
  });

  it('LEAD-3: 1 LP, for this contingent only', () => {
    const now = run(leadership(), signal());
    expect(leaderIn(now, HARALD).spent).toBe(1);
    expect(contingentIn(now, HARALD).signalled).toBe(true);
    expect(contingentIn(now, SVEN).signalled).toBe(false);
    expect(unitIn(now, HOUSECARLS).thisTurn.firstMove).toBeNull();
  });

  it('LEAD-3: those who fight, run or pursue make no first move', () => {
    const battle = leadership({
      units: {
        [CREWS]: { inCombat: true },
        [OARSMEN]: { course: 'retiring' },
        [HIRD]: { course: 'pursuing' },
      },
    });
    const now = run(battle, signal());
    for (const id of [CREWS, OARSMEN, HIRD]) {
      expect(unitIn(now, id).thisTurn.firstMove).toBeNull();
    }
  });

  it('LEAD-3: once for all', () => {
    forbidden(leadership({ contingents: { [HARALD]: { signalled: true } } }), signal(), 'LEAD-3');
  });

  it('LEAD-3: the further inch needs the standard on the table and one’s own men', () => {
    forbidden(leadership(), signal(ALFRED, [FYRD]), 'LEAD-3');
    const fled = leadership({ units: { [HIRD]: { lost: 'routed' } } });
    forbidden(fled, signal(SVEN, [HOUSECARLS]), 'LEAD-3');
    expect(
      unitIn(run(leadership(), signal(SVEN, [HOUSECARLS])), HOUSECARLS).thisTurn,
    ).toMatchObject({ firstMove: 2 });
    nonsense(leadership(), signal(HARALD, ['nobody']));
    nonsense(leadership(), signal(HARALD, [THRALLS]), 'LEAD-3');
  });
});

describe('camp followers (LEAD-7, LEAD-9, ORG-5, OPT-CAMP)', () => {
  const help = (unit: string, from = THRALLS): Command => ({ type: 'campFollowers', from, unit });
  const send = (to: string, from = THRALLS): Command => ({ type: 'moveCampFollowers', from, to });

  it('LEAD-7, LEAD-9: a DP off, free, even in combat and with the leader in combat', () => {
    const battle = leadership({
      units: { [HOUSECARLS]: { inCombat: true }, [THRALLS]: { inCombat: true } },
      leaders: { [SVEN]: { spent: 3 } },
    });
    const now = run(battle, help(HOUSECARLS));
    expect(state(now, HOUSECARLS)).toBe('present 2 1');
    expect(leaderIn(now, SVEN).spent).toBe(3);
    expect(unitIn(now, THRALLS).thisTurn.campUsed).toBe(true);
  });

  it('OPT-CAMP: any unit of their contingent, or only those they are with', () => {
    forbidden(leadership(), help(CREWS), 'OPT-CAMP');
    const attached = leadership({ options: { campFollowers: 'attached' } });
    forbidden(attached, help(HOUSECARLS), 'OPT-CAMP');
    expect(state(run(attached, help(THRALLS)), THRALLS)).toBe('present 2 2');
  });

  it.each<[string, Patch, Command, string]>([
    [
      'twice in a turn',
      { units: { [THRALLS]: { thisTurn: { campUsed: true } } } },
      help(THRALLS),
      'LEAD-7',
    ],
    ['a unit without any', {}, help(CREWS, CREWS), 'LEAD-7'],
    ['no DPs', { units: { [THRALLS]: { dps: 0 } } }, help(THRALLS), 'DP-4'],
    ['another phase', { phase: 'movement' }, help(THRALLS), 'TURN'],
    ['sent in another phase', { phase: 'movement' }, send(HOUSECARLS), 'TURN'],
    ['sent from where none are', {}, send(HOUSECARLS, CREWS), 'ORG-5'],
    ['sent to the enemy', {}, send(FYRD), 'ORG-5'],
  ])('forbidden: %s', (_, patch, command, rule) => {
    forbidden(leadership(patch), command, rule);
  });

  it('ORG-5: they change units in the Leadership phase, those of other contingents too', () => {
    const now = run(leadership(), send(CREWS));
    expect(unitIn(now, THRALLS).supernumeraries).toEqual([]);
    expect(unitIn(now, CREWS).supernumeraries).toEqual(['campFollowers']);
    expect(state(run(now, help(OARSMEN, CREWS)), OARSMEN)).toBe('present 2 2');
    expect(eventsOf(leadership(), send(CREWS))).toHaveLength(2);
  });

  it('ORG-5: only they go, whoever else is there', () => {
    const battle = leadership({
      units: { [THRALLS]: { supernumeraries: ['holyPerson', 'campFollowers', 'campFollowers'] } },
    });
    const now = run(battle, send(HIRD));
    expect(unitIn(now, THRALLS).supernumeraries).toEqual(['holyPerson', 'campFollowers']);
    expect(unitIn(now, HIRD).supernumeraries).toEqual(['battleStandard', 'campFollowers']);
  });

  it('ORG-5: they cannot go where they are', () => {
    nonsense(leadership(), send(THRALLS), 'ORG-5');
    nonsense(leadership(), send('nobody'));
    nonsense(leadership(), send(CREWS, 'nobody'));
    nonsense(leadership({ units: { [CREWS]: { lost: 'routed' } } }), send(CREWS));
    nonsense(leadership({ units: { [CREWS]: { lost: 'routed' } } }), help(CREWS));
    nonsense(leadership({ units: { [THRALLS]: { lost: 'routed' } } }), help(HOUSECARLS));
  });

  it('LEAD-7: nobody helps twice by walking over (RULING-5)', () => {
    const used = { thisTurn: { campUsed: true } };
    const walked = run(leadership({ units: { [THRALLS]: used } }), send(CREWS));
    expect(unitIn(walked, CREWS).thisTurn.campUsed).toBe(true);
    const joined = leadership({
      units: { [CREWS]: { supernumeraries: ['campFollowers'], ...used } },
    });
    expect(unitIn(run(joined, send(CREWS)), CREWS).thisTurn.campUsed).toBe(true);
    const gone = leadership({ units: { [CREWS]: used } });
    expect(unitIn(run(gone, send(CREWS)), CREWS).thisTurn.campUsed).toBe(false);
  });
});

describe('duels and signals in their order (OPT-DUEL-ORDER)', () => {
  const challenge: Command = {
    type: 'challenge',
    contingent: HARALD,
    target: ALFRED,
    fighter: 'leader',
  };

  it.each(['duelsFirst', 'movesFirst'] as const)(
    'LEAD-10: nobody loses an action by the order: %s',
    (duelOrder) => {
      const battle = leadership({ options: { duelOrder } });
      expect(run(battle, signal(UHTRED), challenge).duel?.stage).toBe('challenged');
      const now = run(battle, challenge, signal(UHTRED));
      expect(contingentIn(now, UHTRED).signalled).toBe(true);
    },
  );

  /** Harald strikes three times with kings; Alfred's twos do not parry: dead after three exchanges. */
  const duel = (first: Command): readonly Command[] => [
    first,
    { type: 'acceptChallenge', fighter: 'leader' },
    { type: 'dealDuel', seed: null },
    { type: 'rollAdvantage', rolls: [{ red: 6, black: 1 }] },
    ...(['Ks', 'Kc', 'Qs'] as const).map(
      (red): Command => ({ type: 'exchange', cards: { red, black: '2h' } }),
    ),
  ];

  it.each([
    // Present goes 1"; AL-7 makes it Ready: 2", where the move waits for the duel.
    ['duelsFirst', 2],
    ['movesFirst', 1],
  ] as const)(
    'LEAD-10, AL-7: a first move after the phase’s duels: %s %i″',
    (duelOrder, inches) => {
      const battle = leadership({
        options: { duelOrder },
        leaders: { [HARALD]: { lp: 5 }, [ALFRED]: { lp: 4 } },
      });
      const now = run(battle, signal(HARALD), ...duel(challenge));
      expect(leaderIn(now, ALFRED).fate).toBe('killed');
      expect(unitIn(now, CREWS)).toMatchObject({ level: 'ready', thisTurn: { firstMove: inches } });
    },
  );
});
