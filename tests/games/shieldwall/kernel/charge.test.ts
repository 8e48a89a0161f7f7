import { describe, expect, it } from 'vitest';
import type { ChargeTest, Command, Grade, Level } from '#/games/shieldwall/rules';
import {
  CREWS,
  eventsOf,
  FYRD,
  forbidden,
  HARALD,
  HIRD,
  nonsense,
  OARSMEN,
  type Patch,
  run,
  state,
  table,
  type UnitPatch,
  unitIn,
} from './table';

const field = (crews: UnitPatch = {}, patch: Patch = {}) =>
  table({
    phase: 'combat',
    contingents: { [HARALD]: { signalled: true } },
    // A friend who charges without a die.
    units: { [CREWS]: { dps: 0, ...crews }, [OARSMEN]: { thisTurn: { charge: 'charges' } } },
    ...patch,
  });

interface Near {
  readonly friend?: boolean;
  readonly standard?: boolean;
}
const declared = (
  face: number | null,
  { friend, standard }: Near = {},
  unit = CREWS,
): ChargeTest => ({
  unit,
  face,
  friendCharging: friend ?? false,
  standardNear: standard ?? false,
});
const charge = (face: number | null, near: Near = {}, unit = CREWS): Command => ({
  type: 'charge',
  tests: [declared(face, near, unit)],
});

describe('charging (CHG-1..3, AL-8)', () => {
  // The least face with which it charges.
  it.each<[string, UnitPatch, Near, number]>([
    ['a plain B band', {}, {}, 4],
    ['Ready', { level: 'ready' }, {}, 3],
    ['a friend charging', {}, { friend: true }, 3],
    ['the standard near', {}, { standard: true }, 3],
    ['both, Ready', { level: 'ready' }, { friend: true, standard: true }, 1],
    ['one DP', { dps: 1 }, {}, 4],
    ['two DPs', { dps: 2 }, {}, 5],
    ['unformed', { formed: false }, {}, 5],
    ['unformed with DPs counts once', { formed: false, dps: 4 }, {}, 5],
    ['grade A', { grade: 'A' as Grade }, {}, 3],
    ['grade D', { grade: 'D' as Grade }, {}, 5],
  ])('CHG-2: %s', (_, crews, near, least) => {
    const battle = field(crews);
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const now = run(battle, charge(face, near));
      expect(unitIn(now, CREWS).thisTurn.charge).toBe(face >= least ? 'charges' : 'failed');
    }
  });

  it('CHG-2: a retinue with its leader, and the unit that took him in (RISK-3)', () => {
    // A Grade +1, leader +1, three DPs -1.
    const led = run(field(), charge(3, {}, HIRD));
    expect(unitIn(led, HIRD).thisTurn.charge).toBe('charges');
    const dead = field({}, { leaders: { [HARALD]: { fate: 'killed' } } });
    expect(unitIn(run(dead, charge(3, {}, HIRD)), HIRD).thisTurn.charge).toBe('failed');
    const guest = field({}, { leaders: { [HARALD]: { unit: CREWS } } });
    expect(unitIn(run(guest, charge(3)), CREWS).thisTurn.charge).toBe('charges');
  });

  it('CHG-3, DP-3: a failed test costs a DP from morale, and a level at four', () => {
    expect(state(run(field({ dps: 1 }), charge(3)), CREWS)).toBe('present 2 2');
    expect(state(run(field({ dps: 4 }), charge(3)), CREWS)).toBe('shaken 4 2');
    expect(state(run(field({ dps: 1 }), charge(4)), CREWS)).toBe('present 1 2');
    const [dice, , dp] = eventsOf(field(), charge(3));
    expect(dice).toEqual({
      type: 'dice',
      roll: 'charge',
      throws: [{ by: CREWS, die: 'D6', faces: [3] }],
      meaning: 'Crews stay',
    });
    expect(dp).toMatchObject({ reason: 'CHG-3', cause: 'morale' });
    expect(eventsOf(field(), charge(4))[0]).toMatchObject({ meaning: 'Crews charge' });
  });

  it('CHG-1: Blood lust charges without a die', () => {
    const events = eventsOf(field({ level: 'bloodLust' }), charge(null));
    expect(events).toEqual([
      {
        type: 'unit',
        unit: CREWS,
        set: { advancedLast: true, thisTurn: { charge: 'charges' } },
        reason: 'CHG-1',
      },
    ]);
    nonsense(field({ level: 'bloodLust' }), charge(4), 'CHG-1');
    nonsense(field(), charge(null), 'CHG-2');
    nonsense(field(), charge(0), 'CHG-2');
  });

  it.each<[string, UnitPatch, Patch, string]>([
    ['Shaken', { level: 'shaken' as Level }, {}, 'CHG-1'],
    ['in combat', { inCombat: true }, {}, 'AFTER-2'],
    ['broken', { course: 'broken' }, {}, 'AFTER-3'],
    ['retiring', { course: 'retiring' }, {}, 'AFTER-3'],
    ['a second charge', { thisTurn: { charge: 'failed' } }, {}, 'CHG-1'],
    ['a unit that has fought', { thisTurn: { fought: true } }, {}, 'COMB-5'],
    ['before the signal', {}, { contingents: {} }, 'LEAD-3'],
    ['another phase', {}, { phase: 'movement' }, 'TURN'],
  ])('forbidden: %s', (_, crews, patch, rule) => {
    forbidden(field(crews, patch), charge(6), rule);
  });

  it('LEAD-3, CTRL-3: told to repeat its last move, it charges unsignalled only if that went forward', () => {
    const told = (advancedLast: boolean) =>
      field({ advancedLast, thisTurn: { control: 'run' } }, { contingents: {} });
    forbidden(told(false), charge(6), 'LEAD-3');
    const now = run(told(true), charge(6));
    expect(unitIn(now, CREWS).thisTurn.charge).toBe('charges');
    expect(unitIn(run(field(), charge(6)), CREWS).advancedLast).toBe(true);
    expect(unitIn(run(field(), charge(1)), CREWS).advancedLast).toBe(false);
  });

  it('CHG-4: a pursuer does not test: it charges whom it meets', () => {
    forbidden(field({ course: 'pursuing' }), charge(6), 'CHG-4');
  });

  it('refuses the unknown and the lost', () => {
    nonsense(field(), charge(4, {}, 'nobody'));
    nonsense(field({ lost: 'routed' }), charge(4));
  });

  it('CHG-2: a friend draws along once he charges: tested before, not after', () => {
    const alone = field({}, { units: { [CREWS]: { dps: 0 }, [OARSMEN]: { dps: 0 } } });
    const tests = (...each: ChargeTest[]): Command => ({ type: 'charge', tests: each });
    const along = declared(3, { friend: true }, OARSMEN);
    forbidden(alone, tests(along), 'CHG-2');
    const now = run(alone, tests(declared(4), along));
    expect(unitIn(now, OARSMEN).thisTurn.charge).toBe('charges');
    forbidden(alone, tests(along, declared(4)), 'CHG-2');
    forbidden(alone, tests(declared(3), along), 'CHG-2');
    const enemy = field({}, { units: { [FYRD]: { thisTurn: { charge: 'charges' } } } });
    forbidden(enemy, tests(along), 'CHG-2');
    const self = field({}, { units: { [OARSMEN]: { thisTurn: { charge: 'failed' } } } });
    forbidden(self, tests(declared(3, { friend: true })), 'CHG-2');
  });

  it('CHG-1: each declares once, somebody must', () => {
    nonsense(field(), { type: 'charge', tests: [declared(3), declared(4)] }, 'CHG-1');
    nonsense(field(), { type: 'charge', tests: [] }, 'CHG-1');
  });
});
