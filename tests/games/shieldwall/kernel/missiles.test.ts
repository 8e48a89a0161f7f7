import { describe, expect, it } from 'vitest';
import type { Battle, Command, Level, Volley } from '#/games/shieldwall/rules';
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
  type Patch,
  run,
  state,
  states,
  table,
  unitIn,
} from './table';

const missiles = (patch: Patch = {}) => table({ phase: 'missiles', ...patch });

const volley = (target: string, faces: number[], rest: Partial<Volley> = {}): Volley => ({
  shooters: [{ unit: CREWS, stands: 2 }],
  target,
  cover: false,
  skilledArcher: false,
  faces,
  ...rest,
});
const shoot = (...volleys: Volley[]): Command => ({ type: 'missiles', volleys });
const back = (target: string, faces: number[], unit = FYRD, stands = 2) =>
  volley(target, faces, { shooters: [{ unit, stands }] });

describe('missiles (MISS-2, MISS-3, OPT-MISSILE-AL)', () => {
  it.each<[Level, number[], 'eachHit' | 'once', string]>([
    ['present', [1, 2, 3, 5], 'eachHit', 'present 0 2'],
    ['present', [6, 1, 1, 1], 'eachHit', 'present 1 2'],
    ['present', [6, 6, 6, 1], 'once', 'present 3 2'],
    ['ready', [6, 1, 1, 1], 'eachHit', 'present 0 2'],
    ['ready', [6, 6, 6, 1], 'eachHit', 'present 2 2'],
    ['ready', [6, 6, 6, 1], 'once', 'present 0 2'],
    ['bloodLust', [6, 6, 6, 1], 'eachHit', 'present 1 2'],
    ['bloodLust', [6, 6, 6, 6], 'once', 'ready 0 2'],
    ['shaken', [6, 6, 1, 1], 'once', 'shaken 2 2'],
  ])('MISS-3, OPT-MISSILE-AL: %s hit by %j (%s): %s', (level, faces, missileLevels, expected) => {
    const battle = missiles({ options: { missileLevels }, units: { [FYRD]: { level, dps: 0 } } });
    expect(state(run(battle, shoot(volley(FYRD, faces))), FYRD)).toBe(expected);
  });

  it('DP-2, MISS-3: a fifth DP from shooting costs a level', () => {
    const battle = missiles({ units: { [FYRD]: { dps: 3 } } });
    expect(state(run(battle, shoot(volley(FYRD, [6, 6, 6, 1]))), FYRD)).toBe('shaken 4 1');
  });

  it.each<[string, Volley, number]>([
    ['two stands: four dice', volley(FYRD, []), 4],
    ['one stand: two', volley(FYRD, [], { shooters: [{ unit: CREWS, stands: 1 }] }), 2],
    ['in cover: half', volley(FYRD, [], { cover: true }), 2],
    ['at a retinue: half', volley(HOUSEHOLD, []), 2],
    ['a retinue in cover: half once', volley(HOUSEHOLD, [], { cover: true }), 2],
    [
      'three stands of two units pooled, half of six',
      volley(HOUSEHOLD, [], {
        shooters: [
          { unit: CREWS, stands: 2 },
          { unit: OARSMEN, stands: 1 },
        ],
      }),
      3,
    ],
  ])('MISS-2: %s', (_, shots, dice) => {
    const faces = (count: number) => Array.from({ length: count }, () => 1);
    expect(run(missiles(), shoot({ ...shots, faces: faces(dice) })).phase).toBe('missiles');
    nonsense(missiles(), shoot({ ...shots, faces: faces(dice + 1) }), 'MISS-2');
    nonsense(missiles(), shoot({ ...shots, faces: faces(dice - 1) }), 'MISS-2');
  });

  it('MISS-4: nothing is applied until both sides have rolled', () => {
    // Each has one stand left at Shaken and four DPs: both die by the same exchange.
    const weak = { level: 'shaken', dps: 4, stands: 1 } as const;
    const battle = missiles({ units: { [CREWS]: weak, [FYRD]: weak } });
    const one = { shooters: [{ unit: CREWS, stands: 1 }] };
    const now = run(battle, shoot(volley(FYRD, [6, 1], one), back(CREWS, [6, 1], FYRD, 1)));
    expect(states(now, [CREWS, FYRD])).toEqual(['destroyed', 'destroyed']);
    expect(now.shocks.map(({ unit }) => unit).sort()).toEqual([FYRD, CREWS].sort());
  });

  it('MISS-2, MISS-4: dice first, then what they do; the journal keeps the faces', () => {
    const events = eventsOf(
      missiles(),
      shoot(volley(FYRD, [6, 1, 1, 1]), back(CREWS, [6, 6, 1, 1])),
    );
    expect(events[0]).toEqual({
      type: 'dice',
      roll: 'missiles',
      throws: [{ by: CREWS, die: 'D6', faces: [6, 1, 1, 1] }],
      meaning: '1 hit on Fyrd',
    });
    expect(events[1]).toMatchObject({ type: 'dice', meaning: '2 hits on Crews' });
    expect(events.slice(2).every(({ type }) => type === 'unit')).toBe(true);
    expect(events[2]).toMatchObject({ cause: 'shooting', reason: 'MISS-3' });
  });

  it('MISS-1: a unit shoots once a turn, wholly or in part', () => {
    const now = run(missiles(), shoot(volley(FYRD, [1, 1, 1, 1])));
    expect(unitIn(now, CREWS).thisTurn.shot).toBe(true);
    expect(unitIn(now, FYRD).thisTurn.shot).toBe(false);
    forbidden(now, shoot(volley(LEVY, [1, 1, 1, 1])), 'MISS-1');
  });

  it('MISS-5: a leader whose retinue is hit is at risk; one that is missed is not', () => {
    const hit = run(missiles(), shoot(volley(HOUSEHOLD, [6, 1])));
    expect(leaderIn(hit, ALFRED).atRisk).toBe('missiles');
    const missed = run(missiles(), shoot(volley(HOUSEHOLD, [5, 5])));
    expect(leaderIn(missed, ALFRED).atRisk).toBeNull();
    const band = run(missiles(), shoot(volley(FYRD, [6, 6, 1, 1])));
    expect(leaderIn(band, ALFRED).atRisk).toBeNull();
  });

  it('MISS-5, RISK-3: in the unit that took him in, not with the one he left, nor when he is gone', () => {
    const moved = missiles({ leaders: { [ALFRED]: { unit: FYRD } } });
    expect(leaderIn(run(moved, shoot(volley(FYRD, [6, 1, 1, 1]))), ALFRED).atRisk).toBe('missiles');
    expect(leaderIn(run(moved, shoot(volley(HOUSEHOLD, [6, 1]))), ALFRED).atRisk).toBeNull();
    const dead = missiles({ leaders: { [ALFRED]: { fate: 'killed' } } });
    expect(leaderIn(run(dead, shoot(volley(HOUSEHOLD, [6, 1]))), ALFRED).atRisk).toBeNull();
  });

  it.each<[string, Patch, Volley, string]>([
    ['another phase', { phase: 'movement' }, volley(FYRD, [1, 1, 1, 1]), 'TURN'],
    [
      'shooters in combat',
      { units: { [CREWS]: { inCombat: true } } },
      volley(FYRD, [1, 1, 1, 1]),
      'MISS-1',
    ],
    [
      'the broken (RULING-4)',
      { units: { [CREWS]: { course: 'broken' } } },
      volley(FYRD, [1, 1, 1, 1]),
      'MISS-1',
    ],
    [
      'at enemies who fight',
      { units: { [FYRD]: { inCombat: true } } },
      volley(FYRD, [1, 1, 1, 1]),
      'MISS-1',
    ],
  ])('MISS-1: forbidden: %s', (_, patch, shots, rule) => {
    forbidden(missiles(patch), shoot(shots), rule);
  });

  it('MISS-1: the outflanking stands of a fighting enemy can be shot at', () => {
    const battle = missiles({ units: { [FYRD]: { inCombat: true, dps: 0 } } });
    const now = run(battle, shoot(volley(FYRD, [6, 1, 1, 1], { outflanking: true })));
    expect(state(now, FYRD)).toBe('present 1 2');
  });

  it('MISS-1: Shaken and unformed units shoot', () => {
    const battle = missiles({ units: { [CREWS]: { level: 'shaken', formed: false } } });
    expect(state(run(battle, shoot(volley(FYRD, [6, 1, 1, 1]))), FYRD)).toBe('present 4 2');
  });

  it('MISS-2: refuses nonsense', () => {
    nonsense(missiles(), shoot(), 'MISS-2');
    nonsense(missiles(), shoot(volley(FYRD, [1, 1, 1, 7])), 'MISS-2');
    nonsense(missiles(), shoot(volley(FYRD, [], { shooters: [] })), 'MISS-2');
    nonsense(missiles(), shoot(volley('nobody', [1, 1, 1, 1])));
    nonsense(missiles(), shoot(volley(OARSMEN, [1, 1, 1, 1])), 'MISS-1');
    nonsense(
      missiles({ units: { [FYRD]: { lost: 'routed' } } }),
      shoot(volley(FYRD, [1, 1, 1, 1])),
    );
    nonsense(
      missiles({ units: { [CREWS]: { lost: 'routed' } } }),
      shoot(volley(FYRD, [1, 1, 1, 1])),
    );
    for (const stands of [0, -1, 0.5]) {
      const shooters = [{ unit: CREWS, stands }];
      nonsense(missiles(), shoot(volley(FYRD, [1], { shooters })), 'MISS-2');
    }
    const three = { shooters: [{ unit: CREWS, stands: 3 }] };
    nonsense(missiles(), shoot(volley(FYRD, [1, 1, 1, 1, 1, 1], three)), 'MISS-2');
    nonsense(missiles(), shoot(volley(FYRD, [1], { shooters: [{ unit: 'x', stands: 1 }] })));
    const twice = shoot(volley(FYRD, [1, 1, 1, 1]), volley(LEVY, [1, 1, 1, 1]));
    nonsense(missiles(), twice, 'MISS-2');
    const split = { shooters: [{ unit: CREWS, stands: 1 }] };
    const same = shoot(volley(FYRD, [1, 1], split), volley(FYRD, [1, 1], split));
    nonsense(missiles(), same, 'MISS-2');
    expect(
      run(missiles(), shoot(volley(FYRD, [1, 1], split), volley(LEVY, [1, 1], split))).phase,
    ).toBe('missiles');
  });
});

describe('a skilled archer (GOD-5)', () => {
  const withCards = (red: string[], black: string[] = []): Battle =>
    missiles({ sides: { red: { retained: red as never }, black: { retained: black as never } } });
  const six = [6, 1, 1, 1, 1, 1];

  it('GOD-5: doubles one stand’s dice for one exchange, and the five is gone', () => {
    const now = run(
      withCards(['7h', '5h', '5d']),
      shoot(volley(FYRD, six, { skilledArcher: true })),
    );
    expect(now.sides.red.retained).toEqual(['7h', '5d']);
    expect(state(now, FYRD)).toBe('present 4 2');
  });

  it('GOD-5, MISS-2: two fives double two stands of one volley', () => {
    // Two stands are four dice; each five gives a stand two more.
    const eight = shoot(volley(FYRD, [6, 6, 1, 1, 1, 1, 1, 1], { skilledArcher: 2 }));
    const now = run(withCards(['5h', '7h', '5d']), eight);
    expect(now.sides.red.retained).toEqual(['7h']);
    expect(state(now, FYRD)).toBe('shaken 4 2');
    forbidden(withCards(['5h']), eight, 'GOD-5');
    // A stand has one archer at most.
    const ten = Array.from({ length: 10 }, () => 1);
    nonsense(
      withCards(['5h', '5d', '5c']),
      shoot(volley(FYRD, ten, { skilledArcher: 3 })),
      'GOD-5',
    );
  });

  it('GOD-5: each side spends its own, each volley one', () => {
    const both = shoot(
      volley(FYRD, [1, 1, 1, 1], { skilledArcher: true, shooters: [{ unit: CREWS, stands: 1 }] }),
      volley(LEVY, [1, 1, 1, 1], { skilledArcher: true, shooters: [{ unit: OARSMEN, stands: 1 }] }),
      { ...back(CREWS, six), skilledArcher: true },
    );
    const now = run(withCards(['5h', '5d'], ['5s', '7s']), both);
    expect(now.sides.red.retained).toEqual([]);
    expect(now.sides.black.retained).toEqual(['7s']);
    forbidden(withCards(['5h'], ['5s']), both, 'GOD-5');
  });

  it('GOD-5: none without a five; anyway the hand stays as it is', () => {
    const shots = shoot(volley(FYRD, six, { skilledArcher: true }));
    const now = forbidden(withCards(['7h'], ['5s']), shots, 'GOD-5');
    expect(now.sides.red.retained).toEqual(['7h']);
    expect(now.sides.black.retained).toEqual(['5s']);
  });

  it('GOD-5, GOD-7: a seven in the same exchange stays spent', () => {
    const shots: Command = {
      ...shoot(volley(FYRD, six, { skilledArcher: true })),
      fortune: { side: 'red', roll: 'missiles', thrown: [1, 1, 1, 1, 1, 1] },
    };
    expect(run(withCards(['5h', '7h', '7d']), shots).sides.red.retained).toEqual(['7d']);
  });
});

describe('the risk after missiles (RISK-1)', () => {
  const hit = (lp = 5): Battle => missiles({ leaders: { [HARALD]: { atRisk: 'missiles', lp } } });
  const risk = (faces: number[], contingent = HARALD): Command => ({
    type: 'riskTest',
    contingent,
    faces,
  });

  it.each<[number[], number, object]>([
    [[2], 5, { fate: 'leading', lp: 5, atRisk: null }],
    [[6], 5, { fate: 'leading', lp: 5, atRisk: null }],
    [[1, 4], 5, { fate: 'leading', lp: 4, atRisk: null }],
    [[1, 6], 5, { fate: 'leading', lp: 4, atRisk: null }],
    [[1, 2], 5, { fate: 'leading', lp: 3, atRisk: null }],
    [[1, 3], 3, { fate: 'leading', lp: 1, atRisk: null }],
    [[1, 3], 2, { fate: 'killed', atRisk: null }],
    [[1, 5], 1, { fate: 'killed', atRisk: null }],
    [[1, 1], 5, { fate: 'killed', atRisk: null }],
  ])('RISK-1: %j with %i LPs', (faces, lp, expected) => {
    const now = run(hit(lp), risk(faces));
    expect(leaderIn(now, HARALD)).toMatchObject(expected);
    // RISK-2 is for ordinary combat only.
    expect(unitIn(now, HIRD).fightsToDeath).toBe(false);
  });

  it('RISK-1: the journal has his faces and what became of him', () => {
    const [dice] = eventsOf(hit(), risk([1, 4]));
    expect(dice).toEqual({
      type: 'dice',
      roll: 'risk',
      throws: [{ by: HARALD, die: 'D6', faces: [1, 4] }],
      meaning: 'Harald is lightly wounded',
    });
    const words = (faces: number[]) => eventsOf(hit(), risk(faces))[0];
    expect(words([3])).toMatchObject({ meaning: 'Harald is unhurt' });
    expect(words([1, 2])).toMatchObject({ meaning: 'Harald is badly wounded' });
    expect(words([1, 1])).toMatchObject({ meaning: 'Harald falls' });
  });

  it('RISK-1: refuses a test that is not due, half a test and the dead', () => {
    const now = forbidden(missiles(), risk([1, 5]), 'RISK-1');
    expect(leaderIn(now, HARALD).lp).toBe(4);
    forbidden(missiles({ leaders: { [HARALD]: { atRisk: 'lostRetinue' } } }), risk([2]), 'RISK-1');
    nonsense(hit(), risk([1]), 'RISK-1');
    nonsense(hit(), risk([]), 'RISK-1');
    nonsense(hit(), risk([2, 3]), 'RISK-1');
    nonsense(hit(), risk([1, 7]), 'RISK-1');
    nonsense(hit(), risk([2], 'nobody'));
    nonsense(missiles({ leaders: { [HARALD]: { fate: 'killed' } } }), risk([2]), 'RISK-1');
  });

  it('RISK-1: an unhurt leader who was not at risk leaves no event but the dice', () => {
    const command = { ...risk([2]), anyway: true } as const;
    expect(eventsOf(missiles(), command).map(({ type }) => type)).toEqual(['dice']);
  });
});
