import { describe, expect, it } from 'vitest';
import {
  acting,
  contingentOrders,
  decide,
  fightOf,
  guide,
  restTerms,
} from '#/games/shieldwall/rules';
import {
  CREWS,
  contingentIn,
  FYRD,
  HARALD,
  HIRD,
  LEVY,
  OARSMEN,
  type Patch,
  run,
  SVEN,
  THRALLS,
  table,
  unitIn,
} from './table';

const moving = (units: NonNullable<Patch['units']> = {}) =>
  table({
    phase: 'movement',
    first: 'red',
    contingents: { [HARALD]: { signalled: true } },
    units,
  });
const named = (units: readonly { readonly name: string }[] | undefined) =>
  units?.map(({ name }) => name);

describe('a contingent acts as one', () => {
  it('MOVE-3, REST-1, LEAD-3: who would advance, rest and stand', () => {
    const battle = moving({ [HIRD]: { dps: 0 }, [CREWS]: { thisTurn: { moved: 3 } } });
    const orders = contingentOrders(battle, contingentIn(battle, HARALD));
    expect(named(orders?.advance)).toEqual(['Hird', 'Oarsmen']);
    expect(named(orders?.rest)).toEqual(['Oarsmen']);
    expect(named(orders?.stand)).toEqual(['Hird', 'Oarsmen']);
    // Sven has not signalled: nobody of his advances.
    expect(contingentOrders(battle, contingentIn(battle, SVEN))?.advance).toEqual([]);
    const fight = { ...battle, phase: 'combat' } as const;
    expect(contingentOrders(fight, contingentIn(fight, HARALD))).toBeNull();
  });

  it('REST-1, REST-2: one tap rests those with DPs; who has none stands', () => {
    const battle = moving({
      [HIRD]: { dps: 0 },
      [CREWS]: { dps: 2, level: 'ready' },
      [OARSMEN]: { dps: 1 },
    });
    const now = run(battle, { type: 'restAll', units: [HIRD, CREWS, OARSMEN] });
    expect(unitIn(now, HIRD)).toMatchObject({ dps: 0, thisTurn: { stood: true, rested: false } });
    expect(unitIn(now, CREWS)).toMatchObject({ dps: 1, level: 'present' });
    expect(unitIn(now, OARSMEN)).toMatchObject({ dps: 0, thisTurn: { rested: true } });
    expect(contingentOrders(now, contingentIn(now, HARALD))).toBeNull();
  });

  it('REST-1, REST-2, OPT-REST-D: what it costs and what it asks stands on it', () => {
    const battle = moving({ [CREWS]: { level: 'ready' } });
    const of = (...ids: readonly string[]) => ids.map((id) => unitIn(battle, id));
    expect(restTerms(battle, of(HIRD))).toBe('−1 DP');
    expect(restTerms(battle, of(HIRD, CREWS, OARSMEN))).toBe('−1 DP, −1 level; C 2″ clear');
    const far = { ...battle, options: { ...battle.options, restD: 'far' } } as const;
    expect(restTerms(far, of(THRALLS))).toBe('−1 DP; D 8″ clear');
  });

  it('MOVE-1, TURN-1: who stands is asked no more, and may still change his mind', () => {
    const battle = moving();
    const all = ['red-0', 'red-1'].flatMap((id) => contingentIn(battle, id).units);
    const now = run(battle, { type: 'stand', units: all });
    expect(guide(now).open.every(({ side }) => side === 'black')).toBe(true);
    expect(acting(now)).toBe('black');
    expect(decide(now, { type: 'rest', unit: CREWS }).ok).toBe(true);
    expect(
      decide(moving({ [CREWS]: { level: 'bloodLust' } }), { type: 'stand', units: [CREWS] }).ok,
    ).toBe(false);
  });
});

describe('a charge knows whom it goes for (CHG-2)', () => {
  const charging = () =>
    table({
      phase: 'combat',
      contingents: { [HARALD]: { signalled: true } },
      units: { [CREWS]: { dps: 0 }, [OARSMEN]: { dps: 0 } },
    });
  const test = (unit: string, target: string, face = 6) => ({
    unit,
    target,
    face,
    friendCharging: false,
    standardNear: false,
  });
  const order = (battle: ReturnType<typeof charging>, unit: string) => {
    const { red, black } = fightOf(battle, unitIn(battle, unit));
    return [red.map((place) => place.unit), black.map((place) => place.unit)];
  };

  it('the combat proposes them to each other, one row a fight', () => {
    const now = run(charging(), {
      type: 'charge',
      tests: [test(CREWS, FYRD), test(OARSMEN, LEVY)],
    });
    expect(order(now, CREWS)).toEqual([[CREWS], [FYRD]]);
    expect(order(now, LEVY)).toEqual([[OARSMEN], [LEVY]]);
    const rows = guide(now).due.filter(({ rule }) => rule === 'COMB-5');
    expect(rows.map(({ text }) => text)).toEqual(['Crews fight Fyrd', 'Oarsmen fight Levy']);
  });

  it('two who go for one enemy are in one fight, declared together or not', () => {
    const together = run(charging(), {
      type: 'charge',
      tests: [test(CREWS, FYRD), test(OARSMEN, FYRD)],
    });
    const apart = run(
      charging(),
      { type: 'charge', tests: [test(CREWS, FYRD)] },
      { type: 'charge', tests: [test(OARSMEN, FYRD)] },
    );
    for (const now of [together, apart]) {
      expect(order(now, FYRD)).toEqual([[CREWS, OARSMEN], [FYRD]]);
      const rows = guide(now).due.filter(({ rule }) => rule === 'COMB-5');
      expect(rows.map(({ text }) => text)).toEqual(['Crews, Oarsmen fight Fyrd']);
    }
  });

  it('who fails meets nobody, and nobody charges his own side', () => {
    const now = run(charging(), { type: 'charge', tests: [test(OARSMEN, LEVY, 1)] });
    expect(order(now, LEVY)[0]).toEqual([]);
    const own = decide(charging(), { type: 'charge', tests: [test(CREWS, OARSMEN)] });
    expect(own.ok).toBe(false);
  });
});
