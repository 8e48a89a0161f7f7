import { describe, expect, it } from 'vitest';
import { questionOf } from '#/games/shields-and-swords/rules';
import { attack, resolve, result } from './fight';
import {
  BYRHTNOTH,
  combat,
  DUNNERE,
  EDWARD,
  eventsOf,
  forbidden,
  GODRIC,
  GUTHMUNDS,
  HEARTH,
  HIRD,
  LEOFSUNU,
  LEVY,
  MACCUS,
  nonsense,
  OFFAS,
  ORM,
  orders,
  type Patch,
  run,
  stepsOf,
  THRALLS,
  table,
  wingIn,
} from './table';

describe('retreats (RET-1..3)', () => {
  it('RET-1: the target goes back and loses nothing', () => {
    // Row A at -1: 4 is 3, DR.
    const battle = run(combat(), attack([HEARTH], THRALLS, 4));
    expect(questionOf(battle)).toEqual({ ask: 'resolve', losers: [], retreating: [THRALLS] });
    const events = eventsOf(battle, resolve);
    expect(events[0]).toEqual({ type: 'moved', unit: THRALLS, how: 'retreats', reason: 'RET-1' });
    const after = run(battle, resolve);
    expect(stepsOf(after, THRALLS)).toEqual([2]);
    expect(wingIn(after, GUTHMUNDS).disturbed).toBe(true);
  });

  it('RET-3: with no hex it stays and loses a step', () => {
    const battle = run(combat(), attack([HEARTH], THRALLS, 4));
    const stays = run(battle, { type: 'resolve', blocked: [THRALLS] });
    expect([stays.attack, ...stepsOf(stays, THRALLS)]).toEqual([null, 1]);
    expect(wingIn(stays, GUTHMUNDS).disturbed).toBe(false);
    const reduced = run(
      combat({ units: { [THRALLS]: { steps: 1 } } }),
      attack([HEARTH], THRALLS, 4),
      { type: 'resolve', blocked: [THRALLS] },
    );
    expect(stepsOf(reduced, THRALLS)).toEqual([0]);
    expect(questionOf(reduced)).toMatchObject({ ask: 'advance', who: [HEARTH] });
  });

  it('RES-3, RET-1: AR sends all attackers back, each judged by itself', () => {
    // Row C at 0: 6 is AR.
    const battle = run(combat(), attack([DUNNERE, EDWARD], ORM, 7));
    expect(result(battle)).toBe('AR');
    expect(questionOf(battle)).toMatchObject({ retreating: [EDWARD, DUNNERE] });
    const after = run(battle, { type: 'resolve', blocked: [DUNNERE] });
    expect(stepsOf(after, EDWARD, DUNNERE, ORM)).toEqual([2, 1, 2]);
    expect(after.attack).toBeNull();
    expect(wingIn(after, BYRHTNOTH).disturbed).toBe(true);
    nonsense(battle, { type: 'resolve', blocked: [ORM] }, 'RET-3');
  });

  it('RET-2: in shield wall a retreat is ignored, free of cost', () => {
    const units = { [THRALLS]: { inShieldWall: true } };
    // Row B at -1: 3 is 2, DR.
    const battle = run(combat({ units }), attack([HEARTH], THRALLS, 3));
    expect([battle.attack, ...stepsOf(battle, THRALLS)]).toEqual([null, 2]);
  });

  it('RET-2: attackers in shield wall too, each for itself', () => {
    const units = { [EDWARD]: { inShieldWall: true } };
    // Edward B in the wall with Dunnere C on Orm: row C at 0; 6 is AR.
    const battle = run(combat({ units }), attack([EDWARD, DUNNERE], ORM, 6));
    expect(result(battle)).toBe('AR');
    expect(questionOf(battle)).toMatchObject({ retreating: [DUNNERE] });
    nonsense(battle, { type: 'resolve', blocked: [EDWARD] }, 'RET-3');
    const both = { ...units, [DUNNERE]: { inShieldWall: true } };
    expect(run(combat({ units: both }), attack([EDWARD, DUNNERE], ORM, 6)).attack).toBeNull();
  });
});

describe('advance (ADV-1..3)', () => {
  /** Hearth and Leofsunu have driven Thralls back. */
  const vacated = (patch: Patch = {}) =>
    run(combat(patch), attack([HEARTH, LEOFSUNU], THRALLS, 5), resolve);

  it('ADV-1: one attacker may enter the hex of a target that is gone or went back', () => {
    const battle = vacated();
    expect(questionOf(battle)).toEqual({
      ask: 'advance',
      side: 'red',
      who: [HEARTH, LEOFSUNU],
      must: [],
    });
    const after = run(battle, { type: 'advance', unit: LEOFSUNU });
    expect(after.attack).toBeNull();
    expect(wingIn(after, BYRHTNOTH).disturbed).toBe(true);
    const stays = run(battle, { type: 'advance', unit: null });
    expect([stays.attack, wingIn(stays, BYRHTNOTH).disturbed]).toEqual([null, false]);
    nonsense(battle, { type: 'advance', unit: EDWARD }, 'ADV-1');
    nonsense(battle, { type: 'advance', unit: 'nobody' });
    nonsense(battle, resolve, 'COMB-1');
  });

  it('ADV-1: not when the target stands, nor for a defender', () => {
    const stands = run(combat(), attack([EDWARD], ORM, 4), resolve);
    expect(stands.attack).toBeNull();
    const repelled = run(combat(), attack([LEVY], HIRD, 7), resolve);
    expect(repelled.attack).toBeNull();
  });

  it('ADV-1: an exchange that eliminates both leaves nobody to advance', () => {
    const units = { [EDWARD]: { steps: 1 }, [ORM]: { steps: 1 } };
    // Reduced Edward is C: row C at +1; 3 is 4, EX.
    const battle = run(combat({ units }), attack([EDWARD], ORM, 3), resolve);
    expect([battle.attack, ...stepsOf(battle, EDWARD, ORM)]).toEqual([null, 0, 0]);
    const helped = run(combat({ units }), attack([EDWARD, DUNNERE], ORM, 4), {
      type: 'resolve',
      loses: EDWARD,
    });
    expect(questionOf(helped)).toMatchObject({ ask: 'advance', who: [DUNNERE] });
    nonsense(helped, { type: 'advance', unit: EDWARD });
  });

  it('ADV-2: not in shield wall', () => {
    const units = { [HEARTH]: { inShieldWall: true } };
    const battle = vacated({ units });
    expect(questionOf(battle)).toMatchObject({ who: [LEOFSUNU] });
    forbidden(battle, { type: 'advance', unit: HEARTH }, 'ADV-2');
    const both = { ...units, [LEOFSUNU]: { inShieldWall: true } };
    expect(vacated({ units: both }).attack).toBeNull();
  });

  it('ADV-3: in a charge a heavy horse must, if one can', () => {
    const laid = { [BYRHTNOTH]: orders(0, 'horse'), [OFFAS]: orders(1, 'horse') };
    const charge = table({ laid, phase: 'horse', charging: true });
    // Row B at 0: 2 is DR.
    const battle = run(charge, attack([GODRIC], ORM, 2), resolve);
    expect(questionOf(battle)).toMatchObject({ who: [GODRIC], must: [GODRIC] });
    forbidden(battle, { type: 'advance', unit: null }, 'ADV-3');
    expect(run(battle, { type: 'advance', unit: GODRIC }).attack).toBeNull();
    // Uphill into EZOC it cannot (ADV-2), and the players say so.
    expect(run(battle, { type: 'advance', unit: null, unable: true }).attack).toBeNull();
    // Light horse need not: row C at +1; 1 is 2, DR*.
    const light = run(charge, attack([MACCUS], ORM, 1), resolve);
    expect(questionOf(light)).toMatchObject({ must: [] });
    expect(run(light, { type: 'advance', unit: null }).attack).toBeNull();
    // Nor heavy horse in a Combat phase.
    const fight = run(combat(), attack([GODRIC], ORM, 2), resolve);
    expect(questionOf(fight)).toMatchObject({ must: [] });
  });

  it('ADV-3: another attacker does not do it for them', () => {
    const laid = { [BYRHTNOTH]: orders(0, 'horse') };
    const rider = { type: 'LH' as const };
    const charge = table({ laid, phase: 'horse', charging: true, units: { [LEOFSUNU]: rider } });
    const battle = run(charge, attack([GODRIC, LEOFSUNU], ORM, 3), resolve);
    expect(questionOf(battle)).toMatchObject({ who: [GODRIC, LEOFSUNU], must: [GODRIC] });
    forbidden(battle, { type: 'advance', unit: LEOFSUNU }, 'ADV-3');
  });
});
