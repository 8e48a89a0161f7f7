import { describe, expect, it } from 'vitest';
import {
  type Battle,
  type Command,
  DEFAULT_OPTIONS,
  type RuleId,
} from '#/games/shields-and-swords/rules';
import {
  BONUS,
  BYRHTNOTH,
  bonus,
  combat,
  EDWARD,
  GODRIC,
  HEARTH,
  HIRD,
  linesOf,
  next,
  nonsense,
  OFFAS,
  orders,
  run,
  table,
  unitIn,
  wingIn,
} from './table';

const reasonsOf = (battle: Battle, command: Command) =>
  linesOf(battle, command).flatMap((effect) => ('reason' in effect ? [effect.reason] : []));

const COMBAT: Command = { type: 'lay', wing: BYRHTNOTH, marker: 0, face: 'combat' };
const ATTACK: Command = { type: 'attack', target: HIRD, attackers: [EDWARD], face: 1 };
const thrown = run(combat(), ATTACK);

describe('every effect names the rule that brings it about', () => {
  it.each<[string, Battle, Command, readonly (RuleId | 'byHand')[]]>([
    ['a marker is laid', table(), COMBAT, ['CMD-2']],
    ['it is taken back', run(table(), COMBAT), { type: 'takeBack', marker: 0 }, ['CMD-2']],
    [
      'last turn’s orders again',
      table({ wings: { [BYRHTNOTH]: { last: orders(0, 'combat') } } }),
      { type: 'repeatOrders' },
      ['CMD-2', 'CMD-2'],
    ],
    [
      'a Bonus becomes pitched',
      table({ laid: { [BYRHTNOTH]: [...orders(0, 'combat'), bonus('combat')] } }),
      { type: 'choosePitched', wing: BYRHTNOTH, pitched: true },
      ['CMD-5'],
    ],
    ['a phase begins', run(table(), COMBAT), next, ['TURN-1']],
    [
      'the charges begin',
      table({ phase: 'horse', laid: { [BYRHTNOTH]: orders(0, 'horse') } }),
      next,
      ['HORSE-2'],
    ],
    ['an enemy holds it', combat(), { type: 'hold', unit: GODRIC, held: true }, ['ZOC-1']],
    [
      'it arrives',
      table({
        phase: 'move',
        laid: { [BYRHTNOTH]: orders(0, 'move') },
        units: { [EDWARD]: { arrived: false } },
      }),
      { type: 'arrive', unit: EDWARD, anyway: true },
      ['MOVE-5'],
    ],
    [
      'all foot are in reach',
      table({ wings: { [BYRHTNOTH]: { check: true } } }),
      { type: 'integrity', out: [] },
      ['WING-1'],
    ],
    ['an attack is thrown', combat(), ATTACK, ['COMB-2', 'COMB-2', 'COMB-1']],
    ['its result is carried out', thrown, { type: 'resolve' }, ['RET-1', 'COMB-1']],
    ['it is dropped', thrown, { type: 'dropAttack' }, ['byHand']],
    [
      'the phase goes on all the same',
      thrown,
      { type: 'nextPhase', anyway: true },
      ['byHand', 'TURN-1'],
    ],
    [
      'turn and phase are set',
      table(),
      { type: 'setPhase', side: 'black', turn: 2, phase: 'fire' },
      ['byHand', 'byHand'],
    ],
    [
      'a marker is used up',
      table(),
      { type: 'setUsedUp', side: 'red', marker: 2, usedUp: true },
      ['byHand'],
    ],
    [
      'the options are set',
      table(),
      { type: 'setOptions', options: { ...DEFAULT_OPTIONS, reverse: 'shown' } },
      ['byHand'],
    ],
    [
      'a battle that was stopped goes on',
      table({ ended: { how: 'agreed', winner: null } }),
      { type: 'resume' },
      ['byHand'],
    ],
  ])('%s', (_, battle, command, reasons) => {
    expect(reasonsOf(battle, command)).toEqual(reasons);
  });

  it('ADV-1: an advance, and that nobody advances', () => {
    const open = run(combat({ units: { [HIRD]: { steps: 1 } } }), ATTACK, { type: 'resolve' });
    expect(reasonsOf(open, { type: 'advance', unit: EDWARD })).toEqual(['ADV-1', 'ADV-1']);
    expect(reasonsOf(open, { type: 'advance', unit: null })).toEqual(['ADV-1']);
  });
});

describe('by hand, one thing at a time', () => {
  it('CMD-2: another marker that is used up stays so', () => {
    const use = (marker: number, usedUp: boolean): Command => ({
      type: 'setUsedUp',
      side: 'red',
      marker,
      usedUp,
    });
    const both = run(table(), use(2, true), use(4, true));
    expect(both.usedUp.red).toEqual([2, 4]);
    expect(run(both, use(4, false)).usedUp.red).toEqual([2]);
  });

  it('CMD-2: a marker is taken from the wing at which it lies, and no other comes with it', () => {
    const laid = table({
      laid: { [BYRHTNOTH]: orders(0, 'combat', 'move'), [OFFAS]: orders(1, 'combat') },
    });
    const back = run(laid, { type: 'takeBack', marker: 1 });
    expect(wingIn(back, BYRHTNOTH).laid).toEqual(orders(0, 'combat', 'move'));
    expect(wingIn(back, OFFAS).laid).toEqual([]);
    nonsense(back, { type: 'takeBack', marker: 1 }, 'CMD-2');
  });

  it('CMD-5: a Bonus stays with its order when another is taken back', () => {
    const given = [...orders(0, 'combat', 'move'), bonus('combat')];
    const laid = table({ laid: { [BYRHTNOTH]: given } });
    const without = (marker: number) =>
      wingIn(run(laid, { type: 'takeBack', marker }), BYRHTNOTH).laid.map(({ face }) => face);
    expect(without(2)).toEqual(['combat', 'bonus']);
    expect(without(0)).toEqual(['move']);
    expect(without(BONUS)).toEqual(['combat', 'move']);
  });

  it('UNIT-4, FIRE-4, SW-1: a first step lost leaves its markers, the last takes them along', () => {
    const marked = { suppressed: true, inShieldWall: true };
    const struck = (steps: number) => {
      const hurt = run(
        combat({ units: { [HIRD]: { ...marked, steps } } }),
        // Hearth, A, one class down for the shield wall and one up for suppression, +1: A at 2, DL.
        { ...ATTACK, attackers: [HEARTH], face: 1 },
        { type: 'resolve' },
      );
      const { suppressed, inShieldWall, steps: left } = unitIn(hurt, HIRD);
      return { suppressed, inShieldWall, left };
    };
    expect(struck(2)).toEqual({ ...marked, left: 1 });
    expect(struck(1)).toEqual({ suppressed: false, inShieldWall: false, left: 0 });
  });

  it('WING-1: a phase that is set by hand asks about no wing', () => {
    const asked = table({ wings: { [BYRHTNOTH]: { check: true } } });
    const set = run(asked, { type: 'setPhase', side: 'red', turn: 1, phase: 'move' });
    expect(Object.values(set.wings).filter(({ check, disturbed }) => check || disturbed)).toEqual(
      [],
    );
    expect(linesOf(asked, { type: 'setPhase', side: 'red', turn: 1, phase: 'move' })[1]).toEqual({
      type: 'phase',
      phase: 'move',
      check: [],
      moving: [],
      reason: 'byHand',
    });
  });
});
