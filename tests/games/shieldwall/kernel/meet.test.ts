import { describe, expect, it } from 'vitest';
import {
  type Battle,
  type Command,
  fightOf,
  guide,
  opponentsOf,
  type Unit,
} from '#/games/shieldwall/rules';
import { field, fight, follows, hits, place, round } from './fight';
import { move } from './moves';
import {
  ALFRED,
  CREWS,
  FYRD,
  forbidden,
  HOUSEHOLD,
  LEVY,
  nonsense,
  OARSMEN,
  type Patch,
  run,
  state,
  THEGNS,
  type UnitPatch,
  unitIn,
} from './table';

const meet = (unit: string, ...enemies: string[]): Command => ({ type: 'meet', unit, enemies });
const guided = (battle: Battle) => {
  const short = ({ text, rule, tool }: (typeof all.due)[number]) => `${text} / ${rule} / ${tool}`;
  const all = guide(battle);
  return { due: all.due.map(short), open: all.open.map(short) };
};
/** Crews, Ready, have made their pursuit move; nobody is left of those they ran after. */
const pursuing = (units: Record<string, UnitPatch> = {}, patch: Patch = {}) => {
  const crews: UnitPatch = {
    level: 'ready',
    course: 'pursuing',
    formed: false,
    thisTurn: { moved: 6 },
  };
  return field({ [CREWS]: crews, ...units }, patch);
};
const ids = (units: readonly Unit[]) => units.map(({ id }) => id);

describe('pursuers who meet new enemies (CHG-4)', () => {
  it.each(['movement', 'combat'] as const)(
    'CHG-4: Ready pursuers charge at once in the %s phase: no test, a charge combat, +1',
    (phase) => {
      const now = run(pursuing({}, { phase }), meet(CREWS, FYRD));
      expect(unitIn(now, CREWS)).toMatchObject({
        inCombat: true,
        formed: false,
        thisTurn: { charge: 'charges', reached: 'newEnemy' },
      });
      expect(ids(opponentsOf(now, unitIn(now, FYRD)))).toEqual([CREWS]);
      expect(guided(now).due).toEqual(['Crews charge Fyrd: fight at once / CHG-4 / combat']);
      const order = fightOf(now, unitIn(now, CREWS));
      expect(order).toMatchObject({
        charge: true,
        red: [{ unit: CREWS, charged: true }],
        black: [{ unit: FYRD, charged: false, followingUp: false }],
      });
      // 8 + 1 Ready + 1 charged = 10 dice; unformed, they hit on sixes alone.
      const fought = run(now, fight([round(5, 0, 10)], { ...order }));
      expect(follows(fought, CREWS)).toBe('bloodLust 0 2: pursuing unformed');
      // A defeat after a charge: they retire (RES-5).
      expect(follows(fought, FYRD)).toBe('shaken 1 2: retiring');
      expect(guided(fought).due).toContain('Fyrd throws for its retreat / AFTER-3 / movement');
    },
  );

  it('CHG-4: what follows from it is thrown at once, in the movement phase too', () => {
    const met = run(pursuing({}, { phase: 'movement' }), meet(CREWS, FYRD));
    const order = fightOf(met, unitIn(met, CREWS));
    const fought = run(met, fight([round(5, 0, 10)], { ...order }));
    const ran = (unit: string, purpose: 'retire' | 'pursue', ...faces: number[]) =>
      move(faces, { units: [unit], purpose, advance: false });
    const now = run(fought, ran(FYRD, 'retire', 2, 1), ran(CREWS, 'pursue', 3, 3), {
      type: 'caught',
      unit: FYRD,
      by: CREWS,
    });
    expect(unitIn(now, FYRD).course).toBe('broken');
    forbidden(fought, { type: 'manoeuvre', unit: FYRD, how: 'formUp' }, 'AFTER-3');
    forbidden(fought, { type: 'controlTest', unit: CREWS, face: 3 }, 'AFTER-8');
  });

  it('CHG-4: those whom they meet fight, whatever they have done this turn', () => {
    const fought = { thisTurn: { fought: true } };
    const battle = run(pursuing({ [FYRD]: fought }), meet(CREWS, FYRD));
    const order = fightOf(battle, unitIn(battle, CREWS));
    const now = run(battle, fight([round(2, 0, 10)], { ...order }));
    expect(follows(now, FYRD)).toBe('shaken 0 2: steady locked');
    expect(follows(now, CREWS)).toBe('bloodLust 0 2: steady locked up unformed');
  });

  it('CHG-4: the enemy reacts as to any charge: it stands, or tests and charges too', () => {
    const signalled = { contingents: { [ALFRED]: { signalled: true } } } as const;
    const met = run(pursuing({}, { phase: 'movement', ...signalled }), meet(CREWS, FYRD));
    expect(guided(met).open).toContain('Fyrd is charged: it may charge too / CHG-4 / charge');
    const test = (face: number): Command => ({
      type: 'charge',
      tests: [{ unit: FYRD, face, friendCharging: false, standardNear: false }],
    });
    const back = run(met, test(4));
    expect(fightOf(back, unitIn(back, FYRD)).black).toMatchObject([{ unit: FYRD, charged: true }]);
    const fails = run(met, test(3));
    expect(state(fails, FYRD)).toBe('present 1 2');
    expect(unitIn(fails, FYRD).thisTurn.charge).toBe('failed');
    const silent = run(pursuing({}, { phase: 'movement' }), meet(CREWS, FYRD));
    forbidden(silent, test(6), 'LEAD-3');
  });

  it.each<[string, UnitPatch, Patch, string | null]>([
    ['Blood lust charges unasked', { level: 'bloodLust' }, {}, 'charges'],
    ['Ready waits for its test', { level: 'ready' }, {}, null],
    ['Blood lust without a signal stands', { level: 'bloodLust' }, { contingents: {} }, null],
    ['Blood lust in another fight stands', { level: 'bloodLust', inCombat: true }, {}, null],
    ['another pursuer charges', { course: 'pursuing', thisTurn: { moved: 3 } }, {}, 'charges'],
  ])('CHG-1, CHG-4: %s', (_, fyrd, patch, charge) => {
    const signalled = { contingents: { [ALFRED]: { signalled: true } } };
    const now = run(pursuing({ [FYRD]: fyrd }, { ...signalled, ...patch }), meet(CREWS, FYRD));
    expect(unitIn(now, FYRD).thisTurn.charge).toBe(charge);
  });

  it('CHG-4, COMB-6: an enemy in a fight is met with all who are in it', () => {
    const locked = { inCombat: true } as const;
    const battle = pursuing(
      { [OARSMEN]: locked, [LEVY]: locked },
      { battle: { fights: [{ units: [OARSMEN, LEVY] }] } },
    );
    const now = run(battle, meet(CREWS, LEVY));
    expect(ids(opponentsOf(now, unitIn(now, LEVY)))).toEqual([CREWS, OARSMEN]);
  });

  it('CHG-4, AFTER-8: the broken unit that they ran after is rid of them and gone', () => {
    const beaten = run(
      field({ [FYRD]: { level: 'shaken' } }),
      fight([round(5, 0, 8, 2)]),
      move([4, 4], { units: [FYRD], purpose: 'rout', advance: false }),
      move([4, 4], { units: [CREWS], purpose: 'pursue' }),
    );
    const now = run(beaten, meet(CREWS, HOUSEHOLD));
    expect(state(now, FYRD)).toBe('routed');
    expect(ids(opponentsOf(now, unitIn(now, CREWS)))).toEqual([HOUSEHOLD]);
  });

  it('CHG-4: two new enemies at once, and the second is nobody’s prey', () => {
    const now = run(pursuing(), meet(CREWS, FYRD, LEVY, FYRD));
    const order = fightOf(now, unitIn(now, CREWS));
    expect(order.black.map(({ unit }) => unit)).toEqual([FYRD, LEVY]);
    const dice = [{ [CREWS]: hits(0, 10), [FYRD]: hits(1, 4), [LEVY]: hits(1, 4) }];
    expect(follows(run(now, fight(dice, { ...order })), CREWS)).toBe(
      'present 0 2: steady locked unformed',
    );
  });

  it('CHG-4: refused', () => {
    const battle = pursuing({ [LEVY]: { course: 'retiring' }, [THEGNS]: { lost: 'routed' } });
    nonsense(battle, meet(CREWS), 'CHG-4');
    nonsense(battle, meet(CREWS, 'nobody'));
    nonsense(battle, meet('nobody', FYRD));
    nonsense(battle, meet(CREWS, OARSMEN), 'CHG-4');
    nonsense(battle, meet(CREWS, THEGNS));
    forbidden(battle, meet(CREWS, LEVY), 'AFTER-8');
    forbidden(field(), meet(CREWS, FYRD), 'AFTER-5');
    forbidden({ ...battle, phase: 'missiles' }, meet(CREWS, FYRD), 'TURN');
    forbidden(run(battle, meet(CREWS, FYRD)), meet(CREWS, HOUSEHOLD), 'CHG-4');
    const caught = pursuing({ [CREWS]: { course: 'pursuing', thisTurn: { reached: 'caught' } } });
    forbidden(caught, meet(CREWS, FYRD), 'AFTER-8');
    // Before it has said whom it meets a pursuer fights nobody.
    forbidden(battle, fight([round(2, 0, 9)]), 'CHG-4');
    forbidden(
      { ...run(battle, meet(CREWS, FYRD)), phase: 'movement' },
      fight([{ [OARSMEN]: hits(2, 4), [HOUSEHOLD]: hits(0, 6) }], {
        red: [place(OARSMEN)],
        black: [place(HOUSEHOLD, { engagedStands: 1 })],
      }),
      'TURN',
    );
  });
});
