import { describe, expect, it } from 'vitest';
import { strikersAt } from '#/games/shield-wall-ii/rules';
import { hexWords } from '#/games/shield-wall-ii/screens/board/hexWords';
import { answerers, offersOf, tapOn } from '#/games/shield-wall-ii/screens/board/offers';
import { at, attack, field, run, unitIn } from '../rules/table';

/** Two red warbands face a spent black one; a third stands behind. */
const fight = () =>
  field({
    turn: 5,
    red: { 1: [0, 0, 0], 2: [-1, 0, 0], 3: [0, 2, 0] },
    black: { 1: [0, -1, 3, 'spent'], 2: [0, -2, 3] },
  });

describe('what a picked warband can do', () => {
  it('DEP-1: a waiting one comes out beside the camp, two taps in all', () => {
    const battle = field();
    const lord = unitIn(battle, 'red-0');
    expect(new Set(offersOf(battle, lord).hexes)).toEqual(
      new Set([at(-3, 4), at(-1, 4), at(-2, 3), at(-1, 3)]),
    );
    expect(tapOn(battle, lord, at(-2, 3))).toEqual({
      type: 'command',
      command: { type: 'deploy', unit: 'red-0', to: at(-2, 3), facing: 0 },
    });
  });

  it('MOVE-2: goes to a front hex and keeps its facing; MOVE-1: five facings', () => {
    const battle = fight();
    const third = unitIn(battle, 'red-3');
    const { hexes, facings } = offersOf(battle, third);
    expect(new Set(hexes)).toEqual(new Set([at(0, 1), at(1, 1)]));
    expect(facings).toEqual([1, 2, 3, 4, 5]);
    expect(tapOn(battle, third, at(1, 1))).toMatchObject({
      command: { type: 'move', unit: 'red-3', to: at(1, 1), facing: 0 },
    });
  });

  it('ATT-6: shows an enemy in front with the chance alone and the best one', () => {
    const battle = fight();
    const [target] = offersOf(battle, unitIn(battle, 'red-1')).targets;
    // Alone 3 + 1 against 3; together 3 + 3 against 3.
    expect(target?.alone?.ways).toBe(1);
    expect(target?.best.ways).toBe(3);
    expect(tapOn(battle, unitIn(battle, 'red-1'), at(0, -1))).toEqual({
      type: 'attack',
      target: 'black-1',
      attackers: ['red-1', 'red-2'],
    });
  });

  it('a tap elsewhere picks who stands there, or drops what was picked', () => {
    const battle = fight();
    const first = unitIn(battle, 'red-1');
    expect(tapOn(battle, first, at(0, 2))).toEqual({ type: 'pick', unit: 'red-3' });
    expect(tapOn(battle, first, at(0, 0))).toEqual({ type: 'drop' });
    expect(tapOn(battle, first, at(4, 0))).toEqual({ type: 'drop' });
  });

  it('offers nothing to the enemy, after the battle, or while an attack is open', () => {
    const battle = fight();
    const none = { hexes: [], facings: [], targets: [] };
    expect(offersOf(battle, unitIn(battle, 'black-2'))).toEqual(none);
    const over = run(battle, { type: 'end', ending: { how: 'stopped', side: null } });
    expect(offersOf(over, unitIn(over, 'red-1'))).toEqual(none);
  });
});

describe('an open attack on the board', () => {
  it('HIT-1: a tap on a fresh neighbour saves; PURS-1: a tap on an attacker pursues', () => {
    const hit = run(fight(), attack('black-1', ['red-1', 'red-2'], 1));
    expect(answerers(hit).map(({ id }) => id)).toEqual(['black-2']);
    expect(tapOn(hit, null, at(0, -2))).toEqual({
      type: 'command',
      command: { type: 'save', savers: ['black-2'] },
    });
    const rout = run(hit, { type: 'letRout' });
    expect(tapOn(rout, null, at(0, 0))).toEqual({
      type: 'command',
      command: { type: 'pursue', unit: 'red-1' },
    });
  });

  it('WIN-1: a rout that wins asks nobody to pursue', () => {
    const won = run(
      field({ inferior: 'red', turn: 5, red: { 0: [1, -3, 0] }, black: { 1: [-2, 0, 3] } }),
      attack('black-camp', ['red-0'], 4),
    );
    expect(won.ended).toEqual({ how: 'won', side: 'red' });
    expect(answerers(won)).toEqual([]);
  });

  it('HIT: two must save a lord, so that a tap on one does not decide', () => {
    const battle = field({
      turn: 5,
      red: { 1: [0, 0, 0], 3: [-1, 0, 0] },
      black: { 0: [0, -1, 3, 'spent'], 1: [0, -2, 3], 2: [-1, -1, 3] },
    });
    const hit = run(battle, attack('black-0', ['red-1', 'red-3'], 1));
    expect(hit.attack?.due).toBe('save');
    expect(tapOn(hit, null, at(0, -2))).toEqual({ type: 'pick', unit: 'black-1' });
  });
});

describe('a hex in words', () => {
  it('says what stands there, what it faces and what can be done', () => {
    const battle = fight();
    const first = unitIn(battle, 'red-1');
    const offers = offersOf(battle, first);
    const shown = { offers, picked: first };
    const enemy = unitIn(battle, 'black-1').name;
    expect(hexWords(battle, shown, at(0, 0))).toBe(
      `E6. Red 1 of the Red: fresh, facing north. in front: ${enemy}. picked`,
    );
    expect(hexWords(battle, { offers: offersOf(battle, null), picked: null }, at(0, 0))).toContain(
      'can move, turn and attack',
    );
    const struck = strikersAt(battle, 'black');
    expect(hexWords(battle, { ...shown, struck }, at(0, 0))).toContain(
      'of the enemy can strike here',
    );
    expect(hexWords(battle, shown, at(0, -1))).toContain(
      'attack 3 of 6, a hit routs, unless saved',
    );
    expect(hexWords(battle, shown, at(1, -1))).toContain('Red 1 can go here');
  });
});
