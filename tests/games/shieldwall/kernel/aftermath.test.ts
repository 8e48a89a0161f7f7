import { describe, expect, it } from 'vitest';
import type { Command } from '#/games/shieldwall/rules';
import { refuges } from '#/games/shieldwall/rules';
import {
  ALFRED,
  CREWS,
  eventsOf,
  forbidden,
  HARALD,
  HIRD,
  HOUSECARLS,
  HOUSEHOLD,
  leaderIn,
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
      meaning: fate === 'killed' ? 'Harald falls' : `Harald is ${fate}`,
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
