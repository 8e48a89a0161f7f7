import { describe, expect, it } from 'vitest';
import {
  type Battle,
  type CombatResult,
  pointsOf,
  questionOf,
} from '#/games/shields-and-swords/rules';
import { attack, leave, resolve, result, take } from './fight';
import {
  BYRHTNOTH,
  combat,
  DUNNERE,
  EDWARD,
  eventsOf,
  forbidden,
  GODRIC,
  HEARTH,
  HIRD,
  LEVY,
  MACCUS,
  nonsense,
  ORM,
  orders,
  type Patch,
  run,
  SVEN,
  stepsOf,
  THRALLS,
  table,
  WISTAN,
} from './table';

describe('results (RES-1..4)', () => {
  it('RES-2: DL costs the target a step, and flips it', () => {
    // Row A at -1: 1 is 0, DL.
    const battle = run(combat(), attack([HEARTH], THRALLS, 1), resolve);
    expect(stepsOf(battle, HEARTH, THRALLS)).toEqual([2, 1]);
    expect(battle.attack).toBeNull();
  });

  it('RES-1, VP-1: DE eliminates whatever is left', () => {
    // Row AA at -1: 1 is 0, DE.
    const battle = run(combat(), attack([HEARTH], THRALLS, 1, { downhill: true }));
    expect(result(battle)).toBe('DE');
    const done = run(battle, resolve, { type: 'advance', unit: null });
    expect(stepsOf(done, HEARTH, THRALLS)).toEqual([2, 0]);
    expect(pointsOf(done)).toEqual({ red: 1, black: 0 });
  });

  it('RES-2, UNIT-4: a reduced or one-step unit is eliminated by a step', () => {
    const units = { [THRALLS]: { steps: 1 } };
    const battle = run(combat({ units }), attack([HEARTH], THRALLS, 1), resolve);
    expect(stepsOf(battle, THRALLS)).toEqual([0]);
    const archers = run(combat(), attack([HEARTH], 'black-1-3', 1), resolve);
    expect(stepsOf(archers, 'black-1-3')).toEqual([0]);
  });

  it('RES-4: EX costs the target and one attacker a step each; the attacker picks', () => {
    const battle = run(combat(), attack([EDWARD, DUNNERE], ORM, 5));
    expect(result(battle)).toBe('EX');
    expect(questionOf(battle)).toEqual({
      ask: 'resolve',
      losers: [EDWARD, DUNNERE],
      retreating: [],
    });
    nonsense(battle, resolve, 'RES-4');
    nonsense(battle, { type: 'resolve', loses: HEARTH }, 'RES-4');
    nonsense(battle, { type: 'resolve', loses: ORM }, 'RES-4');
    const picked = run(battle, { type: 'resolve', loses: DUNNERE });
    expect(stepsOf(picked, EDWARD, DUNNERE, ORM)).toEqual([2, 1, 1]);
  });

  it('RES-4: a single attacker takes it without being named', () => {
    const battle = run(combat(), attack([EDWARD], ORM, 4), resolve);
    expect(stepsOf(battle, EDWARD, ORM)).toEqual([1, 1]);
  });

  it('RES-2, RES-1: AL costs an attacker a step, AE eliminates one', () => {
    // Levy D on a veteran: row D at +1. 6 is 7, AL; 7 is 8, AE.
    const loss = run(combat(), attack([LEVY], HIRD, 6));
    expect(result(loss)).toBe('AL');
    expect(stepsOf(run(loss, resolve), LEVY, HIRD)).toEqual([1, 2]);
    const gone = run(combat(), attack([LEVY], HIRD, 7));
    expect(result(gone)).toBe('AE');
    const after = run(gone, resolve);
    expect(stepsOf(after, LEVY, HIRD)).toEqual([0, 2]);
    expect(pointsOf(after)).toEqual({ red: 0, black: 1 });
    expect(after.attack).toBeNull();
  });

  it('RES-1: of several the attacker picks who is eliminated', () => {
    // Two levies of class D on a veteran: row D at 0. 8 is AE.
    const units = { [WISTAN]: { steps: 1 } };
    const battle = run(combat({ units }), attack([LEVY, WISTAN], HIRD, 8));
    expect(result(battle)).toBe('AE');
    const after = run(battle, { type: 'resolve', loses: WISTAN });
    expect(stepsOf(after, LEVY, WISTAN)).toEqual([2, 0]);
  });

  it('RES-1..4: each loss names its rule', () => {
    const reasons = (battle: Battle) =>
      eventsOf(battle, resolve).flatMap((event) =>
        event.type === 'unit' && event.set.steps !== undefined ? [event.reason] : [],
      );
    expect(reasons(run(combat(), attack([EDWARD], ORM, 4)))).toEqual(['RES-4', 'RES-4']);
    expect(reasons(run(combat(), attack([HEARTH], THRALLS, 1)))).toEqual(['RES-2']);
    expect(reasons(run(combat(), attack([HEARTH], THRALLS, 1, { downhill: true })))).toEqual([
      'RES-1',
    ]);
    expect(reasons(run(combat(), attack([LEVY], HIRD, 6)))).toEqual(['RES-2']);
    expect(reasons(run(combat(), attack([LEVY], HIRD, 7)))).toEqual(['RES-1']);
  });

  it('RES-4: nobody loses where the result costs nobody', () => {
    const battle = run(combat(), attack([HEARTH], THRALLS, 1));
    nonsense(battle, { type: 'resolve', loses: HEARTH }, 'RES-4');
    nonsense(battle, { type: 'resolve', blocked: [THRALLS] }, 'RET-3');
  });

  it('a line that is declined does not happen', () => {
    const battle = run(combat(), attack([EDWARD], ORM, 4));
    const declined = run(battle, { ...resolve, declined: [1] });
    expect(stepsOf(declined, EDWARD, ORM)).toEqual([2, 1]);
  });
});

describe('choices (RES-5..9, OPT-CHAIN)', () => {
  const wall: Patch = { units: { [ORM]: { inShieldWall: true } } };

  it.each<[number, CombatResult]>([
    [1, 'DR*'],
    [2, 'NE*'],
  ])('RES-5: a star on a shield wall may be made an exchange (%d, %s)', (face, starred) => {
    // Infantry B on infantry C in shield wall: row C at +1.
    const battle = run(combat(wall), attack([EDWARD], ORM, face));
    expect(result(battle)).toBe(starred);
    expect(questionOf(battle)).toMatchObject({
      ask: 'choice',
      side: 'red',
      choice: { kind: 'star', by: 'attacker', to: 'EX', rule: 'RES-5' },
    });
    const taken = run(battle, take);
    expect([result(taken), taken.attack?.byStar]).toEqual(['EX', true]);
    expect(stepsOf(run(taken, resolve), EDWARD, ORM)).toEqual([1, 1]);
    // Left, the wall ignores the retreat, and it is over.
    const left = run(battle, leave);
    expect([left.attack, ...stepsOf(left, EDWARD, ORM)]).toEqual([null, 2, 2]);
  });

  it('RES-5: in the open the star means nothing', () => {
    const back = run(combat(), attack([DUNNERE], ORM, 1));
    expect(result(back)).toBe('DR*');
    expect(questionOf(back)).toEqual({ ask: 'resolve', losers: [], retreating: [ORM] });
    nonsense(back, take, 'RES-9');
    expect(run(combat(), attack([DUNNERE], ORM, 2)).attack).toBeNull();
  });

  it('RES-6: EX, heavy horse Primary: the attacker may make it DR', () => {
    // Heavy horse B on infantry C: row B at 0.
    const battle = run(combat(), attack([GODRIC], ORM, 5));
    expect(questionOf(battle)).toMatchObject({
      ask: 'choice',
      side: 'red',
      choice: { to: 'DR', rule: 'RES-6' },
    });
    const taken = run(battle, take);
    expect(questionOf(taken)).toEqual({ ask: 'resolve', losers: [], retreating: [ORM] });
    expect(result(run(battle, leave))).toBe('EX');
    expect(questionOf(run(battle, leave))).toEqual({
      ask: 'resolve',
      losers: [GODRIC],
      retreating: [],
    });
  });

  it('RES-7: EX, light horse Primary: the attacker may make it AR', () => {
    // Light horse C on infantry C: row C at +1.
    const battle = run(combat(), attack([MACCUS], ORM, 3));
    expect(questionOf(battle)).toMatchObject({ choice: { to: 'AR', rule: 'RES-7' } });
    const taken = run(battle, take);
    expect(questionOf(taken)).toEqual({ ask: 'resolve', losers: [], retreating: [MACCUS] });
  });

  it('RES-8: EX, light horse as target: the defender may make it DR', () => {
    // Infantry B on light horse: row B at 0.
    const battle = run(combat(), attack([EDWARD], SVEN, 5));
    expect(questionOf(battle)).toMatchObject({
      ask: 'choice',
      side: 'black',
      choice: { kind: 'defender', by: 'defender', to: 'DR', rule: 'RES-8' },
    });
    expect(stepsOf(run(battle, take, resolve), EDWARD, SVEN)).toEqual([2, 2]);
    expect(stepsOf(run(battle, leave, resolve), EDWARD, SVEN)).toEqual([1, 1]);
  });

  it('RES-6..8: in a charge as well', () => {
    const laid = { [BYRHTNOTH]: orders(0, 'horse') };
    const battle = run(table({ laid, phase: 'horse', charging: true }), attack([GODRIC], ORM, 5));
    expect(questionOf(battle)).toMatchObject({ choice: { rule: 'RES-6' } });
  });

  it('RES-9: the attacker decides first; what he leaves the defender may change', () => {
    // Heavy horse B on light horse: row B at -1; 6 is 5, EX.
    const battle = run(combat(), attack([GODRIC], SVEN, 6));
    expect(questionOf(battle)).toMatchObject({ side: 'red', choice: { kind: 'attacker' } });
    const left = run(battle, leave);
    expect(questionOf(left)).toMatchObject({ side: 'black', choice: { kind: 'defender' } });
    expect(result(run(left, take))).toBe('DR');
    const settled = run(left, leave);
    expect(result(settled)).toBe('EX');
    nonsense(settled, take, 'RES-9');
    // Changed by the attacker, nothing is left for the defender.
    expect(questionOf(run(battle, take))).toMatchObject({ ask: 'resolve', retreating: [SVEN] });
    // Light horse on light horse: row C at 0; 4 is EX. The attacker goes back instead.
    const light = run(combat(), attack([MACCUS], SVEN, 4));
    expect(questionOf(run(light, take))).toMatchObject({ ask: 'resolve', retreating: [MACCUS] });
  });

  it('RES-9: the result is settled before it is carried out', () => {
    const battle = run(combat(), attack([EDWARD], SVEN, 5));
    expect(stepsOf(forbidden(battle, resolve, 'RES-9'), EDWARD, SVEN)).toEqual([1, 1]);
    nonsense(battle, { type: 'advance', unit: null }, 'ADV-1');
  });

  it('RES-9, OPT-CHAIN: a star turned into EX stays EX, or may be changed again', () => {
    // Heavy horse B on a wall: row C at 0. 2 is DR*.
    const starred = run(combat(wall), attack([GODRIC], ORM, 2), take);
    expect(questionOf(starred)).toMatchObject({ ask: 'resolve', losers: [GODRIC] });
    const options = { chain: true };
    const chained = run(combat({ ...wall, options }), attack([GODRIC], ORM, 2), take);
    expect(questionOf(chained)).toMatchObject({ ask: 'choice', choice: { rule: 'RES-6' } });
    // The wall ignores that retreat: nothing is left to do.
    expect(run(chained, take).attack).toBeNull();
    // An exchange of the table itself may be changed on a wall too.
    const plain = run(combat(wall), attack([GODRIC], ORM, 4));
    expect(questionOf(plain)).toMatchObject({ ask: 'choice', choice: { rule: 'RES-6' } });
  });
});
