import { describe, expect, it } from 'vitest';
import type { Command, Loss, Unit } from '../../../../src/games/shieldwall/rules';
import { refuges } from '../../../../src/games/shieldwall/rules';
import {
  ALFRED,
  CREWS,
  eventsOf,
  FYRD,
  forbidden,
  HARALD,
  HIRD,
  HOUSECARLS,
  HOUSEHOLD,
  leaderIn,
  linesOf,
  nonsense,
  OARSMEN,
  type Patch,
  refusal,
  run,
  SVEN,
  state,
  states,
  THEGNS,
  table,
  type UnitPatch,
  unitIn,
} from './table';

const field = (units: Record<string, UnitPatch> = {}, patch: Patch = {}) =>
  table({ phase: 'combat', units, ...patch });
const withCrews = (crews: UnitPatch) => field({ [CREWS]: crews });

describe('moves that cannot be made (AFTER-1, AFTER-3, AFTER-4)', () => {
  const blocked: Command = { type: 'blocked', unit: CREWS };

  it('AFTER-1: no room to fall back: it stays, 1 DP', () => {
    const now = run(withCrews({ inCombat: true, thisTurn: { fought: true } }), blocked);
    expect(state(now, CREWS)).toBe('present 4 2');
    expect(unitIn(now, CREWS)).toMatchObject({ inCombat: true, course: 'steady' });
    expect(linesOf(withCrews({ thisTurn: { fought: true } }), blocked)).toEqual([
      { type: 'dps', unit: CREWS, n: 1, cause: 'combat', reason: 'AFTER-1' },
    ]);
  });

  it('AFTER-3: no room to retire: it stays, 1 DP from combat', () => {
    const battle = withCrews({ course: 'retiring', formed: false, dps: 4 });
    const now = run(battle, blocked);
    expect(state(now, CREWS)).toBe('shaken 4 2');
    expect(unitIn(now, CREWS)).toMatchObject({ course: 'steady', formed: false });
    expect(eventsOf(battle, blocked)[0]).toMatchObject({ reason: 'AFTER-3', cause: 'combat' });
    expect(now.shocks).toEqual([]);
  });

  it.each<[string, UnitPatch, string]>([
    ['an idle unit', {}, 'AFTER-1'],
    ['one that has not fought yet', { inCombat: true }, 'AFTER-1'],
    ['the winner', { inCombat: true, followingUp: true, thisTurn: { fought: true } }, 'AFTER-1'],
    ['a pursuer', { course: 'pursuing', thisTurn: { fought: true } }, 'AFTER-1'],
    ['a broken unit', { course: 'broken' }, 'AFTER-4'],
  ])('AFTER-1, AFTER-4: not %s', (_, crews, rule) => {
    const now = forbidden(withCrews(crews), blocked, rule);
    expect(unitIn(now, CREWS).course).toBe(
      crews.course === 'broken' ? 'steady' : (crews.course ?? 'steady'),
    );
  });
});

describe('caught, cut down and gone (AFTER-3..6)', () => {
  it('AFTER-3: a retiring unit that is caught breaks', () => {
    const caught: Command = { type: 'caught', unit: CREWS };
    const now = run(withCrews({ course: 'retiring' }), caught);
    expect(unitIn(now, CREWS)).toMatchObject({ course: 'broken', formed: false });
    expect(now.shocks).toEqual([{ unit: CREWS, how: 'broke', engaged: [] }]);
    for (const course of ['steady', 'pursuing', 'broken'] as const) {
      forbidden(withCrews({ course }), caught, 'AFTER-3');
    }
    nonsense(field(), { type: 'caught', unit: 'nobody' });
  });

  it('AL-10: the graver misfortune replaces the lighter one', () => {
    const battle = field(
      { [CREWS]: { course: 'retiring' } },
      {
        battle: {
          shocks: [
            { unit: CREWS, how: 'retired', engaged: [] },
            { unit: FYRD, how: 'broke', engaged: [] },
          ],
        },
      },
    );
    expect(run(battle, { type: 'caught', unit: CREWS }).shocks).toEqual([
      { unit: FYRD, how: 'broke', engaged: [] },
      { unit: CREWS, how: 'broke', engaged: [] },
    ]);
  });

  it.each<[Loss, Unit['course'], string | null]>([
    ['routed', 'broken', null],
    ['surrendered', 'broken', null],
    ['destroyed', 'broken', null],
    ['routed', 'retiring', 'AFTER-4'],
    ['surrendered', 'steady', 'AFTER-4'],
    ['destroyed', 'steady', 'AFTER-4'],
    ['leftTable', 'pursuing', null],
    ['leftTable', 'retiring', null],
    ['leftTable', 'broken', null],
    ['leftTable', 'steady', 'AFTER-5'],
  ])('AFTER-4, AFTER-5: %s from %s: %s', (how, course, rule) => {
    const battle = field({ [HIRD]: { course, inCombat: true } });
    const command: Command = { type: 'remove', unit: HIRD, how };
    const now = rule ? forbidden(battle, command, rule) : run(battle, command);
    expect(unitIn(now, HIRD)).toMatchObject({ lost: how, inCombat: false });
    expect(leaderIn(now, HARALD).atRisk).toBe(how === 'leftTable' ? null : 'lostRetinue');
    const [event] = eventsOf(battle, { ...command, anyway: true });
    expect(event).toMatchObject({ reason: how === 'leftTable' ? 'AFTER-5' : 'AFTER-4' });
  });

  it('AL-10: a broken unit that scatters shocked its neighbours when it broke', () => {
    const battle = field({ [CREWS]: { course: 'broken' } });
    expect(run(battle, { type: 'remove', unit: CREWS, how: 'destroyed' }).shocks).toEqual([]);
    const steady = run(field(), { type: 'remove', unit: CREWS, how: 'destroyed', anyway: true });
    expect(steady.shocks).toEqual([{ unit: CREWS, how: 'destroyed', engaged: [] }]);
  });

  const hack = (faces: number[], unit = CREWS, target = FYRD): Command => ({
    type: 'freeHack',
    unit,
    target,
    faces,
  });

  it.each<[number[], string]>([
    [[2, 2], 'present 3 2'],
    [[3, 2], 'present 3 1'],
    [[6, 3], 'destroyed'],
  ])('AFTER-6: a die for each stand, %j leaves %s', (faces, expected) => {
    const battle = field({ [CREWS]: { course: 'pursuing' }, [FYRD]: { course: 'broken' } });
    expect(state(run(battle, hack(faces)), FYRD)).toBe(expected);
    expect(eventsOf(battle, hack([3, 1]))[0]).toEqual({
      type: 'dice',
      roll: 'freeHack',
      throws: [{ by: CREWS, die: 'D6', faces: [3, 1] }],
      meaning: '1 stand of Fyrd cut down',
    });
    expect(linesOf(battle, hack([1, 1]))).toHaveLength(1);
    expect(eventsOf(battle, hack([3, 3]))[0]).toMatchObject({
      meaning: '2 stands of Fyrd cut down',
    });
  });

  it.each<[string, Record<string, UnitPatch>]>([
    ['who do not pursue', { [FYRD]: { course: 'broken' } }],
    ['whose enemy stands', { [CREWS]: { course: 'pursuing' } }],
    ['whose enemy pursues', { [CREWS]: { course: 'pursuing' }, [FYRD]: { course: 'pursuing' } }],
  ])('AFTER-6: forbidden to those %s', (_, units) => {
    forbidden(field(units), hack([1, 1]), 'AFTER-6');
  });

  it('AFTER-6: retirers are cut down too, friends never, and the dice must fit', () => {
    const battle = field({
      [CREWS]: { course: 'pursuing' },
      [FYRD]: { course: 'retiring' },
      [OARSMEN]: { course: 'broken' },
    });
    expect(state(run(battle, hack([3, 1])), FYRD)).toBe('present 3 1');
    forbidden(battle, hack([1, 1], CREWS, OARSMEN), 'AFTER-6');
    nonsense(battle, hack([1, 7]), 'AFTER-6');
    // Only engaged stands throw: one of the two, but not none, nor a third.
    expect(state(run(battle, hack([3])), FYRD)).toBe('present 3 1');
    nonsense(battle, hack([]), 'AFTER-6');
    nonsense(battle, hack([3, 3, 3]), 'AFTER-6');
    nonsense(battle, hack([1, 1], CREWS, 'nobody'));
    nonsense(field({ [FYRD]: { lost: 'routed' } }), hack([1, 1]));
    nonsense(field({ [CREWS]: { lost: 'routed' } }), hack([1, 1]));
  });
});

describe('a leader without his retinue (RISK-3, ORG-5)', () => {
  const lost = (units: Record<string, UnitPatch> = {}) =>
    field(
      { [HIRD]: { lost: 'destroyed', stands: 0 }, ...units },
      { leaders: { [HARALD]: { atRisk: 'lostRetinue' } } },
    );
  const face = (n: number, joins?: string, contingent = HARALD): Command => ({
    type: 'lostRetinue',
    contingent,
    face: n,
    ...(joins && { joins }),
  });

  it.each([
    [1, 'killed'],
    [2, 'killed'],
    [3, 'killed'],
    [4, 'captured'],
  ])('RISK-3, AL-4: a %i: %s, and his men lose a level', (n, fate) => {
    const now = run(lost(), face(n));
    expect(leaderIn(now, HARALD)).toMatchObject({ fate, atRisk: null });
    expect(states(now, [CREWS, OARSMEN, HOUSECARLS])).toEqual([
      'shaken 3 2',
      'shaken 3 2',
      'present 3 1',
    ]);
    expect(eventsOf(lost(), face(n))[0]).toMatchObject({
      roll: 'lostRetinue',
      throws: [{ by: HARALD, die: 'D6', faces: [n] }],
      meaning: `Harald is ${fate}`,
    });
  });

  it.each([5, 6])('RISK-3, ORG-5: a %i: he escapes, and his company goes with him', (n) => {
    const now = run(lost(), face(n, HOUSECARLS));
    expect(leaderIn(now, HARALD)).toMatchObject({
      fate: 'leading',
      unit: HOUSECARLS,
      atRisk: null,
    });
    expect(unitIn(now, HOUSECARLS).supernumeraries).toEqual(['battleStandard']);
    expect(unitIn(now, HIRD).supernumeraries).toEqual([]);
    expect(state(now, CREWS)).toBe('present 3 2');
    expect(eventsOf(lost(), face(n, HOUSECARLS))[0]).toMatchObject({ meaning: 'Harald escapes' });
  });

  it('RISK-3: where there is no company, nothing but the leader moves', () => {
    const battle = lost({ [HIRD]: { lost: 'destroyed', supernumeraries: [] } });
    expect(eventsOf(battle, face(5, CREWS)).map(({ type }) => type)).toEqual(['dice', 'leader']);
  });

  it('RISK-3: to a friendly A or B unit, which must be named; none left: killed', () => {
    expect(refuges(lost(), 'red').map(({ id }) => id)).toEqual([CREWS, HOUSECARLS]);
    expect(refuges(lost(), 'black').map(({ id }) => id)).toEqual([HOUSEHOLD, THEGNS]);
    nonsense(lost(), face(5), 'RISK-3');
    nonsense(lost(), face(5, OARSMEN), 'RISK-3');
    nonsense(lost(), face(5, HOUSEHOLD), 'RISK-3');
    nonsense(lost(), face(5, HIRD), 'RISK-3');
    const gone = { lost: 'routed' } as const;
    const alone = lost({ [CREWS]: gone, [HOUSECARLS]: gone });
    expect(leaderIn(run(alone, face(6)), HARALD).fate).toBe('killed');
  });

  it('RISK-3: only a leader who has lost his men, with a die that has the face', () => {
    forbidden(field(), face(2, undefined, ALFRED), 'RISK-3');
    nonsense(lost(), face(7), 'RISK-3');
    nonsense(lost(), face(2, undefined, 'nobody'));
    const dead = field({}, { leaders: { [SVEN]: { fate: 'killed' } } });
    expect(refusal(dead, face(2, undefined, SVEN))).toEqual(['invalid', 'RISK-3']);
  });
});
