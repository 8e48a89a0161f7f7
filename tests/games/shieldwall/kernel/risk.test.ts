import { describe, expect, it } from 'vitest';
import type { Command } from '#/games/shieldwall/rules';
import { field, fight, hits, place } from './fight';
import {
  CREWS,
  FYRD,
  HARALD,
  HIRD,
  HOUSECARLS,
  HOUSEHOLD,
  leaderIn,
  nonsense,
  run,
  SVEN,
  table,
  unitIn,
} from './table';

const riskTest = (faces: number[], contingent = HARALD): Command => ({
  type: 'riskTest',
  contingent,
  faces,
});

/** Alfred's men shoot at a retinue: two dice, halved to one. */
const volleyAt = (target: string): Command => ({
  type: 'missiles',
  volleys: [
    {
      shooters: [{ unit: HOUSEHOLD, stands: 1 }],
      target,
      cover: false,
      skilledArcher: false,
      faces: [6],
    },
  ],
});

describe('a retinue hit and destroyed by missiles', () => {
  const doomed = table({
    phase: 'missiles',
    units: { [HIRD]: { level: 'shaken', dps: 4, stands: 1 } },
  });

  it('RISK-1, RISK-3: his wound is thrown for first, then what becomes of him', () => {
    const shot = run(doomed, volleyAt(HIRD));
    expect(unitIn(shot, HIRD).lost).toBe('destroyed');
    expect(leaderIn(shot, HARALD).atRisk).toBe('missiles');
    const unhurt = run(shot, riskTest([2]));
    expect(leaderIn(unhurt, HARALD)).toMatchObject({ fate: 'leading', atRisk: 'lostRetinue' });
    const wounded = run(shot, riskTest([1, 6]));
    expect(leaderIn(wounded, HARALD)).toMatchObject({ lp: 4, atRisk: 'lostRetinue' });
  });

  it('RISK-1: killed by the first throw, he needs no second', () => {
    const dead = run(doomed, volleyAt(HIRD), riskTest([1, 1]));
    expect(leaderIn(dead, HARALD)).toMatchObject({ fate: 'killed', atRisk: null });
    nonsense(dead, { type: 'lostRetinue', contingent: HARALD, face: 2 }, 'RISK-3');
  });
});

describe('a leader who escaped to another unit (RISK-3)', () => {
  const away = { [HARALD]: { unit: CREWS } } as const;
  const withCrews = (risks: Record<string, number[]>): Command =>
    fight([{ [CREWS]: hits(3, 8), [FYRD]: hits(0, 4) }], { red: [place(CREWS)], risks });

  it('RISK-1: is at risk when he fights with it', () => {
    const battle = field({}, { leaders: away });
    const wounded = run(battle, withCrews({ [HARALD]: [1, 4] }));
    expect(leaderIn(wounded, HARALD)).toMatchObject({ fate: 'leading', lp: 4 });
  });

  it('RISK-2: strangers do not fight to the death over him', () => {
    const dead = run(field({}, { leaders: away }), withCrews({ [HARALD]: [1, 1] }));
    expect(leaderIn(dead, HARALD).fate).toBe('killed');
    expect(unitIn(dead, CREWS).fightsToDeath).toBe(false);
  });

  it('RISK-1, MISS-5: both leaders of a retinue that missiles hit', () => {
    const battle = table({ phase: 'missiles', leaders: { [HARALD]: { unit: HOUSECARLS } } });
    const shot = run(battle, volleyAt(HOUSECARLS));
    expect([leaderIn(shot, HARALD).atRisk, leaderIn(shot, SVEN).atRisk]).toEqual([
      'missiles',
      'missiles',
    ]);
  });
});
