import { describe, expect, it } from 'vitest';
import {
  type Battle,
  type Command,
  guide,
  type Loss,
  opponentsOf,
  preyOf,
  pursuersOf,
  type Unit,
} from '#/games/shieldwall/rules';
import { field, fight, follows, hits, place, round } from './fight';
import { move } from './moves';
import {
  CREWS,
  eventsOf,
  FYRD,
  folded,
  forbidden,
  HARALD,
  HIRD,
  LEVY,
  leaderIn,
  linesOf,
  nonsense,
  OARSMEN,
  run,
  state,
  type UnitPatch,
  unitIn,
} from './table';

const due = (battle: Battle): readonly string[] =>
  guide(battle).due.map(({ text, rule, tool }) => `${text} / ${rule} / ${tool}`);
const ids = (units: readonly Unit[]): readonly string[] => units.map(({ id }) => id);
const blocked = (unit: string): Command => ({ type: 'blocked', unit });
const caught = (unit: string, by: string): Command => ({ type: 'caught', unit, by });
const outrun = (unit: string): Command => ({ type: 'outrun', unit });
const runs = (unit: string, purpose: 'rout' | 'retire' | 'pursue', ...faces: number[]) =>
  move(faces, { units: [unit], purpose, advance: purpose === 'pursue' });
const hack = (...faces: number[]): Command => ({
  type: 'freeHack',
  unit: CREWS,
  target: FYRD,
  faces,
});

/** Crews beat Fyrd, who were Shaken: two more hits and they retire, five and they break. */
const beaten = (more: 2 | 5): Battle =>
  run(field({ [FYRD]: { level: 'shaken' } }), fight([round(more, 0, 8, 2)]));

describe('no room to go (AFTER-1, AFTER-3, AFTER-7, AFTER-9)', () => {
  it('AFTER-3, AFTER-7: who cannot retire stays locked, 1 DP; the winner neither pursues nor follows up', () => {
    const now = run(beaten(2), blocked(FYRD));
    expect(follows(now, FYRD)).toBe('shaken 1 2: steady locked');
    expect(follows(now, CREWS)).toBe('ready 0 2: steady locked');
    expect(ids(opponentsOf(now, unitIn(now, FYRD)))).toEqual([CREWS]);
    expect(linesOf(beaten(2), blocked(FYRD))).toMatchObject([
      { type: 'dps', unit: FYRD, n: 1, cause: 'combat', reason: 'AFTER-3' },
      { type: 'unit', unit: FYRD, reason: 'AFTER-7' },
      { type: 'unit', unit: CREWS, reason: 'AFTER-7' },
    ]);
  });

  it('AFTER-9: who never moved stays formed, the winner too', () => {
    const now = run(beaten(2), blocked(FYRD));
    expect([unitIn(now, FYRD).formed, unitIn(now, CREWS).formed]).toEqual([true, true]);
    const went = run(beaten(2), runs(FYRD, 'retire', 3, 3), runs(CREWS, 'pursue', 2, 2));
    expect([unitIn(went, FYRD).formed, unitIn(went, CREWS).formed]).toEqual([false, false]);
  });

  it('AFTER-1, AFTER-7: who cannot fall back stays, 1 DP; the winner is locked and not following up', () => {
    const now = run(field(), fight([round(2, 0)]), blocked(FYRD));
    expect(follows(now, FYRD)).toBe('shaken 1 2: steady locked');
    expect(follows(now, CREWS)).toBe('ready 0 2: steady locked');
    forbidden(now, blocked(FYRD), 'AFTER-1');
  });

  it('AFTER-7: next turn both fight another round, nobody following up', () => {
    const battle = run(beaten(2), blocked(FYRD));
    const next = folded(battle, [{ type: 'turn', turn: 2, phase: 'combat', reason: 'TURN' }]);
    expect(due(next)).toEqual(['Crews fight Fyrd / COMB-5 / combat']);
    expect(unitIn(next, CREWS).followingUp).toBe(false);
  });

  it('AFTER-7, COMB-6: destroyed by that DP, it holds nobody', () => {
    const spent = { level: 'shaken', dps: 4, stands: 1 } as const;
    const black = [place(FYRD, { engagedStands: 1 })];
    // One C stand, Shaken: never less than a die.
    const battle = run(field({ [FYRD]: spent }), fight([round(2, 0, 8, 1)], { black }));
    const now = run(battle, blocked(FYRD));
    expect(state(now, FYRD)).toBe('destroyed');
    expect(follows(now, CREWS)).toBe('ready 0 2: steady');
  });

  it('AFTER-7: a winner who turns to the blocked one lets the broken one go', () => {
    // Fyrd, Shaken, break; Levy, Present, retire: a defeat after a charge (RES-5).
    const battle = run(
      field({ [FYRD]: { level: 'shaken' } }),
      fight([{ [CREWS]: hits(5, 9), [FYRD]: hits(0, 2), [LEVY]: hits(0, 4) }], {
        red: [place(CREWS, { charged: true })],
        black: [place(FYRD), place(LEVY)],
        charge: true,
      }),
    );
    const now = run(battle, blocked(LEVY));
    expect(follows(now, CREWS)).toBe('bloodLust 0 2: steady locked');
    expect(state(now, FYRD)).toBe('routed');
  });

  it('AFTER-3: told to retire by its control test, with no enemy at its heels: it stays, 1 DP', () => {
    const battle = field({ [CREWS]: { course: 'retiring', dps: 4 } }, { phase: 'movement' });
    const now = run(battle, blocked(CREWS));
    expect(follows(now, CREWS)).toBe('shaken 4 2: steady');
    expect(now.shocks).toEqual([]);
  });

  it.each<[string, UnitPatch, string]>([
    ['an idle unit', {}, 'AFTER-1'],
    ['one that has not fought yet', { inCombat: true }, 'AFTER-1'],
    ['the winner', { inCombat: true, followingUp: true, thisTurn: { fought: true } }, 'AFTER-1'],
    ['a pursuer', { course: 'pursuing', thisTurn: { fought: true } }, 'AFTER-1'],
    ['one that has retired', { course: 'retiring', thisTurn: { moved: 5 } }, 'AFTER-3'],
    ['a broken unit', { course: 'broken' }, 'AFTER-4'],
  ])('AFTER-1, AFTER-3, AFTER-4: not %s', (_, crews, rule) => {
    forbidden(field({ [CREWS]: crews }), blocked(CREWS), rule);
  });
});

describe('one flight, step by step (AFTER-3..6, AFTER-8)', () => {
  it('AFTER-8: the loser runs, then the pursuer, then it is asked at once whom he reached', () => {
    const battle = beaten(2);
    expect(due(battle)).toContain('Fyrd throws for its retreat / AFTER-3 / movement');
    forbidden(battle, runs(CREWS, 'pursue', 4, 3), 'AFTER-8');
    const ran = run(battle, runs(FYRD, 'retire', 2, 2));
    expect(due(ran)).toContain('Crews throw for their pursuit / AFTER-5 / movement');
    forbidden(ran, caught(FYRD, CREWS), 'AFTER-8');
    const both = run(ran, runs(CREWS, 'pursue', 4, 3));
    expect(due(both)).toContain('Crews went 7″, Fyrd 4″: whom do they reach? / AFTER-8 / pursuit');
  });

  it('AFTER-3, AFTER-6: a retirer who is caught breaks and is cut down, once', () => {
    const both = run(beaten(2), runs(FYRD, 'retire', 2, 2), runs(CREWS, 'pursue', 4, 3));
    const now = run({ ...both, shocks: [] }, caught(FYRD, CREWS));
    expect(unitIn(now, FYRD)).toMatchObject({ course: 'broken', formed: false });
    expect(now.shocks).toEqual([{ unit: FYRD, how: 'broke', engaged: [] }]);
    expect(due(now)).toContain('Crews cut down Fyrd / AFTER-6 / free-hack');
    // One three or better of two dice: one stand of two.
    const cut = run(now, hack(3, 2));
    expect(state(cut, FYRD)).toBe('shaken 0 1');
    forbidden(cut, hack(3, 3), 'AFTER-6');
    forbidden(cut, caught(FYRD, CREWS), 'AFTER-8');
    expect(due(cut).filter((task) => /AFTER-[68]/.test(task))).toEqual([]);
  });

  it('AFTER-8: who outruns his pursuers retires on or forms up next turn; they pursue on', () => {
    const now = run(
      beaten(2),
      runs(FYRD, 'retire', 5, 6),
      runs(CREWS, 'pursue', 2, 2),
      outrun(CREWS),
    );
    expect(unitIn(now, FYRD)).toMatchObject({ course: 'retiring', lost: null });
    expect(unitIn(now, CREWS).thisTurn.reached).toBe('nobody');
    expect(due(now).filter((task) => task.includes('AFTER-8'))).toEqual([]);
    const next = folded(now, [{ type: 'turn', turn: 2, phase: 'movement', reason: 'TURN' }]);
    expect(due(next)).toEqual([
      'Fyrd forms up or retires on / AFTER-3 / unit',
      'Crews pursue (Fyrd), or test to stop / CTRL-1 / unit',
    ]);
  });

  it('AFTER-4, AFTER-8: a broken unit that is outrun is eliminated at once', () => {
    const now = run(
      beaten(5),
      runs(FYRD, 'rout', 5, 6),
      runs(CREWS, 'pursue', 2, 2),
      outrun(CREWS),
    );
    expect(state(now, FYRD)).toBe('routed');
  });

  it('AFTER-8: with two pursuers it is gone when the second is outrun too, not before', () => {
    const dice = { [CREWS]: hits(5, 8), [OARSMEN]: hits(0, 4), [FYRD]: hits(0, 2) };
    const battle = run(
      field({ [FYRD]: { level: 'shaken' } }),
      fight([dice], { red: [place(CREWS), place(OARSMEN)] }),
      runs(FYRD, 'rout', 5, 6),
      runs(CREWS, 'pursue', 2, 2),
      runs(OARSMEN, 'pursue', 3, 3),
    );
    expect(ids(pursuersOf(battle, unitIn(battle, FYRD)))).toEqual([CREWS, OARSMEN]);
    const once = run(battle, outrun(CREWS));
    expect(state(once, FYRD)).toBe('shaken 0 2');
    expect(state(run(once, outrun(OARSMEN)), FYRD)).toBe('routed');
    expect(state(run(once, caught(FYRD, OARSMEN)), FYRD)).toBe('shaken 0 2');
  });

  it('AFTER-8: a broken unit that nobody pursues is eliminated at once; its neighbours see it break', () => {
    const battle = field({ [FYRD]: { level: 'shaken' } });
    const dice = [{ [CREWS]: hits(5, 8), [FYRD]: hits(0, 2), [LEVY]: hits(0, 4) }];
    const black = [place(FYRD), place(LEVY)];
    const now = run(battle, fight(dice, { black, winners: 'followUp' }));
    expect(state(now, FYRD)).toBe('routed');
    expect(now.shocks).toMatchObject([{ unit: FYRD, how: 'broke' }]);
    expect(follows(now, CREWS)).toBe('bloodLust 0 2: steady locked up');
    const pursued = run(battle, fight(dice, { black, winners: 'pursue' }));
    expect(follows(pursued, FYRD)).toBe('shaken 0 2: broken');
  });

  it('AFTER-8, CTRL-3: a pursuer who stops lets the broken go: they are gone', () => {
    const fled = run(
      beaten(5),
      runs(FYRD, 'rout', 2, 2),
      runs(CREWS, 'pursue', 2, 2),
      caught(FYRD, CREWS),
      hack(1, 1),
    );
    const next = folded(fled, [{ type: 'turn', turn: 2, phase: 'movement', reason: 'TURN' }]);
    expect(ids(preyOf(next, unitIn(next, CREWS)))).toEqual([FYRD]);
    // Blood lust: 2 + 2 = 4 stops it, 3 + 2 = 5 does not.
    const stops = run(next, { type: 'controlTest', unit: CREWS, face: 2 });
    expect(follows(stops, CREWS)).toBe('bloodLust 0 2: steady unformed');
    expect(state(stops, FYRD)).toBe('routed');
    const goesOn = run(next, { type: 'controlTest', unit: CREWS, face: 3 });
    expect(state(goesOn, FYRD)).toBe('shaken 0 2');
    expect(due(goesOn)[0]).toBe('Fyrd routs / AFTER-4 / movement');
  });

  it('AFTER-4: with no way out it surrenders, before it has run', () => {
    const surrender: Command = { type: 'remove', unit: FYRD, how: 'surrendered' };
    expect(state(run(beaten(5), surrender), FYRD)).toBe('surrendered');
    forbidden(run(beaten(5), runs(FYRD, 'rout', 2, 2)), surrender, 'AFTER-4');
  });

  it('AFTER-10: with nobody left to pursue, to the enemy camp or edge', () => {
    const off = folded(
      run(beaten(5), runs(FYRD, 'rout', 5, 6), runs(CREWS, 'pursue', 2, 2), outrun(CREWS)),
      [{ type: 'turn', turn: 2, phase: 'movement', reason: 'TURN' }],
    );
    expect(due(off)).toEqual([
      'Crews pursue (to the enemy camp or edge), or test to stop / CTRL-1 / unit',
    ]);
  });

  it('AFTER-11, RES-3: a second inconclusive ends pursuit without a test', () => {
    const met = run(field({ [CREWS]: { course: 'pursuing', thisTurn: { moved: 5 } } }), {
      type: 'meet',
      unit: CREWS,
      enemies: [FYRD],
    });
    const charge = { red: [place(CREWS, { charged: true })], charge: true };
    const now = run(met, fight([round(1, 0, 9), round(1, 0)], charge));
    expect(follows(now, CREWS)).toBe('present 2 2: steady');
    expect(follows(now, FYRD)).toBe('present 2 2: steady');
  });

  it('AFTER-11, RES-3: a survivor with nobody left to part from stays', () => {
    const weak = { level: 'shaken', dps: 4, stands: 1 } as const;
    const now = run(
      field({ [FYRD]: weak }),
      fight([round(0, 0, 8, 1)], { black: [place(FYRD, { engagedStands: 1 })] }),
    );
    expect(state(now, FYRD)).toBe('destroyed');
    expect(follows(now, CREWS)).toBe('present 1 2: steady');
  });

  it('AFTER-8: caught, outrun: only what can be so', () => {
    const ran = { course: 'pursuing', thisTurn: { moved: 5 } } as const;
    const battle = field({ [CREWS]: ran, [FYRD]: { course: 'retiring', thisTurn: { moved: 4 } } });
    nonsense(battle, caught('nobody', CREWS));
    nonsense(battle, caught(FYRD, 'nobody'));
    nonsense(battle, caught(FYRD, LEVY), 'AFTER-8');
    forbidden(battle, caught(LEVY, CREWS), 'AFTER-3');
    forbidden(battle, caught(FYRD, OARSMEN), 'AFTER-5');
    forbidden(field({ [CREWS]: { course: 'pursuing' } }), outrun(CREWS), 'AFTER-8');
    forbidden(field(), outrun(CREWS), 'AFTER-5');
    forbidden({ ...battle, phase: 'missiles' }, outrun(CREWS), 'TURN');
    // An older journal does not say who caught it.
    const now = run(battle, { type: 'caught', unit: FYRD });
    expect(unitIn(now, FYRD).course).toBe('broken');
    expect(unitIn(now, CREWS).thisTurn.reached).toBe(null);
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
});

describe('the free hack (AFTER-6)', () => {
  const pursuer = { course: 'pursuing', thisTurn: { caught: FYRD } } as const;
  const battle = field({ [CREWS]: pursuer, [FYRD]: { course: 'broken' } });

  it.each<[number[], string]>([
    [[2, 2], 'present 0 2'],
    [[3, 2], 'present 0 1'],
    [[6, 3], 'destroyed'],
  ])('AFTER-6: a die for each stand, %j leaves %s', (faces, expected) => {
    expect(state(run(battle, hack(...faces)), FYRD)).toBe(expected);
  });

  it('AFTER-6: the dice and what they meant are in the journal', () => {
    expect(eventsOf(battle, hack(3, 1))[0]).toEqual({
      type: 'dice',
      roll: 'freeHack',
      throws: [{ by: CREWS, die: 'D6', faces: [3, 1] }],
      meaning: '1 stand of Fyrd cut down',
    });
    expect(eventsOf(battle, hack(3, 3))[0]).toMatchObject({ meaning: '2 stands of Fyrd cut down' });
    expect(linesOf(battle, hack(1, 1)).some(({ type }) => type === 'stands')).toBe(false);
  });

  it('AL-10 (RULING-14): a broken unit that is cut down is felt again, by all who are near', () => {
    const now = run(battle, hack(3, 6));
    expect(now.shocks).toEqual([{ unit: FYRD, how: 'destroyed', engaged: [] }]);
  });

  it('AFTER-6: only the caught, and the dice must fit', () => {
    forbidden(field({ [FYRD]: { course: 'broken' } }), hack(1, 1), 'AFTER-6');
    const other = field({ [CREWS]: { course: 'pursuing', thisTurn: { caught: LEVY } } });
    forbidden(other, hack(1, 1), 'AFTER-6');
    nonsense(battle, hack(1, 7), 'AFTER-6');
    // Only engaged stands throw: one of the two, but not none, nor a third.
    expect(state(run(battle, hack(3)), FYRD)).toBe('present 0 1');
    nonsense(battle, hack(), 'AFTER-6');
    nonsense(battle, hack(3, 3, 3), 'AFTER-6');
    nonsense(battle, { ...hack(1, 1), target: 'nobody' } as Command);
    nonsense(field({ [CREWS]: pursuer, [FYRD]: { lost: 'routed' } }), hack(1, 1));
    nonsense(field({ [CREWS]: { ...pursuer, lost: 'routed' } }), hack(1, 1));
  });
});
