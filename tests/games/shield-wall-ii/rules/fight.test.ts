import { describe, expect, it } from 'vitest';
import { type Battle, type Command, decide } from '#/games/shield-wall-ii/rules';
import {
  allowed,
  at,
  attack,
  END,
  eventsOf,
  type Field,
  field,
  forbidden,
  nonsense,
  run,
  stand,
  unitIn,
  whyNot,
} from './table';

/** Red 1 and 2 have black 1 in front, and red 2 has red 1 in its other front hex. */
const LINE: Field = {
  red: { 0: [-1, 1, 0], 1: [0, 0, 0], 2: [-1, 0, 1], 3: [1, 0, 0] },
  black: { 1: [0, -1, 3], 2: [1, -2, 3] },
};
const SAVE = (...savers: string[]): Command => ({ type: 'save', savers });
const PURSUE = (unit: string): Command => ({ type: 'pursue', unit });
const LET_ROUT: Command = { type: 'letRout' };
const STAY: Command = { type: 'stay' };

/** The same with the target spent and nobody beside it who could save it. */
const spentTarget = (change: Field = {}): Battle =>
  field({
    ...LINE,
    ...change,
    red: { ...LINE.red, ...change.red },
    black: { 1: [0, -1, 3, 'spent'], ...change.black },
  });

describe('an attack (ATT-1..3)', () => {
  it('ATT-1, CMD-2: one command for each attacker, one attack a turn each', () => {
    const battle = run(field(LINE), attack('black-1', ['red-1', 'red-2'], 6));
    expect(battle.commands.left).toBe(7);
    expect(['red-1', 'red-2', 'red-3'].map((id) => unitIn(battle, id).attacked)).toEqual([
      true,
      true,
      false,
    ]);
    const again = field({ ...LINE, black: { ...LINE.black, 3: [1, -1, 3] } });
    const fought = run(again, attack('black-1', ['red-1'], 6));
    forbidden(fought, attack('black-3', ['red-1'], 6), 'ATT-1');
    allowed(fought, attack('black-3', ['red-3'], 6));
    expect(unitIn(run(fought, END, END), 'red-1').attacked).toBe(false);
  });

  it('CMD-2: a warband that has moved or turned may attack for one more command', () => {
    const battle = run(
      field({ red: { 1: [0, 1, 0] }, black: { 1: [0, -1, 3] } }),
      { type: 'move', unit: 'red-1', to: at(0, 0) },
      attack('black-1', ['red-1'], 6),
    );
    expect(battle.commands.left).toBe(7);
  });

  it('ATT-1: only on a unit in the attacker’s front', () => {
    forbidden(field(LINE), attack('black-1', ['red-3'], 6), 'ATT-1');
    forbidden(field(LINE), attack('black-2', ['red-1'], 6), 'ATT-1');
    expect(whyNot(field(LINE), attack('black-2', ['red-1'], 6))).toBe(
      'Black 2 is not in front of Red 1.',
    );
    const sideways = field({ red: { 1: [0, 0, 2] }, black: { 1: [0, -1, 3] } });
    forbidden(sideways, attack('black-1', ['red-1'], 6), 'ATT-1');
  });

  it('ATT-1: never a camp, a waiting or a routed warband; nobody his own side; somebody', () => {
    const battle = field({ ...LINE, red: { ...LINE.red, 4: 'routed' } });
    nonsense(battle, attack('black-1', ['red-camp'], 6), 'ATT-1');
    nonsense(battle, attack('black-1', ['red-4'], 6), 'ATT-1');
    nonsense(battle, attack('black-1', ['red-5'], 6), 'ATT-1');
    nonsense(battle, attack('black-5', ['red-1'], 6), 'ATT-1');
    nonsense(battle, attack('red-2', ['red-1'], 6), 'ATT-1');
    nonsense(battle, attack('black-1', [], 6), 'ATT-1');
    nonsense(battle, attack('black-1', ['red-1', 'red-1'], 6));
    nonsense(battle, attack('black-1', ['nobody'], 6));
    nonsense(battle, attack('nobody', ['red-1'], 6));
    forbidden(battle, { ...attack('red-1', ['black-1'], 6) }, 'TURN-1');
  });

  it('ATT-2: all who attack a hex do so at once: it is attacked once in a player turn', () => {
    const battle = run(field(LINE), attack('black-1', ['red-1'], 6));
    forbidden(battle, attack('black-1', ['red-2'], 6), 'ATT-2');
    expect(run(battle, END, END).targets).toEqual([]);
  });

  it('ATT-2, CMD-2: the attackers are paid before the die', () => {
    const poor = run(field(LINE), { type: 'setCommands', total: 9, left: 1 });
    forbidden(poor, attack('black-1', ['red-1', 'red-2'], 6), 'CMD-2');
    allowed(poor, attack('black-1', ['red-1'], 6));
  });

  it('TURN-2: the first attack ends the orders by itself', () => {
    expect(field(LINE).phase).toBe('orders');
    expect(run(field(LINE), attack('black-1', ['red-1'], 6)).phase).toBe('attacks');
  });

  it('ATT-3: die and strength above the total miss, equal to it hit', () => {
    // Two warbands, one with a friend in front: 3 + 2 = 5 against 3.
    const sum = attack('black-1', ['red-1', 'red-2'], 2);
    const battle = field(LINE);
    expect(eventsOf(battle, sum).find(({ type }) => type === 'die')).toEqual({
      type: 'die',
      by: 'black',
      face: 2,
      target: 'black-1',
      attackers: ['red-1', 'red-2'],
      hitWays: 2,
      hit: true,
    });
    expect(stand(run(battle, sum), 'black-1')).toBe('spent 0,-1 facing 3');
    const miss = run(battle, { ...sum, face: 3 } as Command);
    expect(stand(miss, 'black-1')).toBe('fresh 0,-1 facing 3');
  });

  it.each([0, 7, 1.5, -1, Number.NaN])('ATT-3: there is no %d on the die', (face) => {
    nonsense(field(LINE), attack('black-1', ['red-1'], face), 'ATT-3');
  });

  it('ATT-3, ATT-7: a die is thrown where it decides, and none is needed elsewhere', () => {
    nonsense(field(LINE), attack('black-1', ['red-1'], null), 'ATT-3');
    const lone = field({ red: { 1: [0, 0, 0], 2: [1, -1, 0] }, black: { 0: [0, -1, 3] } });
    // One warband with a friend in front against the lord: 3 against 4, never.
    const never = run(lone, attack('black-0', ['red-1'], null));
    expect(never.commands.left).toBe(8);
    expect(unitIn(never, 'red-1').attacked).toBe(true);
    expect(unitIn(never, 'black-0').state).toBe('fresh');
    forbidden(never, attack('black-0', ['red-2'], null), 'ATT-1');
    // Three plain warbands on one: 9 against 3, always.
    const ring = field({
      red: { 1: [0, 0, 0], 2: [-1, -1, 1], 3: [1, -2, 4] },
      black: { 1: [0, -1, 3] },
    });
    const always = attack('black-1', ['red-1', 'red-2', 'red-3'], null);
    const sum = eventsOf(ring, always).find(({ type }) => type === 'die');
    expect(sum).toMatchObject({ face: null, hit: true });
  });

  it('ATT-4: the board shows who attacks downhill and who has a friend in front', () => {
    const slope = field({
      red: { 1: [3, -1, 0] },
      black: { 1: [3, -2, 3] },
      terrain: [{ kind: 'hill', side: 'black', corner: 'LR' }],
    });
    const waysOf = (battle: Battle, command: Command) => {
      const die = eventsOf(battle, command).find(({ type }) => type === 'die');
      return die?.type === 'die' ? die.hitWays : null;
    };
    expect(waysOf(slope, attack('black-1', ['red-1'], 6))).toBe(1);
    const down = { ...slope, side: 'black' as const };
    expect(waysOf(down, attack('red-1', ['black-1'], 6))).toBe(2);
    // A friendly camp in the other front hex hinders like a warband (R).
    const camp = field({ red: { 1: [-2, 3, 3] }, black: { 1: [-3, 4, 0] } });
    expect(waysOf(camp, attack('black-1', ['red-1'], null))).toBe(0);
    nonsense(
      slope,
      { ...attack('black-1', ['red-1'], 6), downhill: ['red-1'] } as Command,
      'ATT-4',
    );
    nonsense(slope, { ...attack('black-1', ['red-1'], 6), friendInFront: [] } as Command, 'ATT-4');
  });

  it('ATT-5: the target’s own state, facing and ground change nothing', () => {
    for (const facing of [0, 3] as const) {
      for (const state of ['fresh', 'spent'] as const) {
        const battle = field({ red: { 1: [0, 0, 0] }, black: { 1: [0, -1, facing, state] } });
        const die = eventsOf(battle, attack('black-1', ['red-1'], 6)).find(
          ({ type }) => type === 'die',
        );
        expect(die).toMatchObject({ hitWays: 1 });
      }
    }
  });
});

describe('a hit (HIT, HIT-1, HIT-2)', () => {
  it('HIT: fresh becomes spent, and nobody can take that hit on (HIT-1)', () => {
    const battle = run(field(LINE), attack('black-1', ['red-1', 'red-2'], 1));
    expect(unitIn(battle, 'black-1').state).toBe('spent');
    expect(battle.attack).toBeNull();
  });

  it('HIT: the lord’s fresh warband becomes spent like any other', () => {
    const lord = field({ ...LINE, black: { 0: [0, -1, 3], 2: [1, -2, 3] } });
    const battle = run(lord, attack('black-0', ['red-1', 'red-2'], 1));
    expect(unitIn(battle, 'black-0').state).toBe('spent');
  });

  it('HIT: spent and without a fresh neighbour it routs at once', () => {
    const battle = run(spentTarget(), attack('black-1', ['red-1', 'red-2'], 1));
    expect(unitIn(battle, 'black-1')).toMatchObject({ state: 'routed', hex: null });
    // The other army's warbands and those that wait save nobody (HIT-2).
    expect(battle.attack).toMatchObject({ due: 'pursuit' });
  });

  it('HIT, HIT-1: with a fresh neighbour the defender chooses; the die is not thrown again', () => {
    const hit = run(
      spentTarget({ black: { 2: [1, -2, 3] } }),
      attack('black-1', ['red-1', 'red-2'], 1),
    );
    expect(hit.attack).toEqual({
      target: 'black-1',
      attackers: ['red-1', 'red-2'],
      hex: at(0, -1),
      due: 'save',
    });
    expect(unitIn(hit, 'black-1').state).toBe('spent');
    for (const command of [END, { type: 'beginAttacks' }, attack('black-2', ['red-3'], 6)]) {
      forbidden(hit, command as Command, 'HIT-1');
    }
    nonsense(hit, STAY, 'PURS-1');
    nonsense(hit, PURSUE('red-1'), 'PURS-1');
    const saved = run(hit, SAVE('black-2'));
    expect(['black-1', 'black-2'].map((id) => unitIn(saved, id).state)).toEqual(['spent', 'spent']);
    expect(saved.attack).toBeNull();
    const lost = run(hit, LET_ROUT);
    expect(['black-1', 'black-2'].map((id) => unitIn(lost, id).state)).toEqual(['routed', 'fresh']);
  });

  it('HIT-2: who saves is fresh, of the same army, beside the target, and no camp', () => {
    const hit = run(
      spentTarget({ black: { 2: [1, -2, 3], 3: [0, -2, 3, 'spent'], 4: [3, -3, 3], 5: 'routed' } }),
      attack('black-1', ['red-1', 'red-2'], 1),
    );
    forbidden(hit, SAVE('black-3'), 'HIT-2');
    expect(whyNot(hit, SAVE('black-3'))).toBe('Black 3 is spent: only a fresh warband saves.');
    forbidden(hit, SAVE('black-4'), 'HIT-2');
    expect(whyNot(hit, SAVE('black-4'))).toBe('Black 4 is not next to Black 1.');
    nonsense(hit, SAVE('black-9'), 'HIT-2');
    nonsense(hit, SAVE('black-5'), 'HIT-2');
    forbidden(hit, SAVE('black-1'), 'HIT-2');
    nonsense(hit, SAVE('red-1'), 'HIT-2');
    nonsense(hit, SAVE('black-camp'), 'HIT-2');
    nonsense(hit, SAVE('black-2', 'black-2'));
    nonsense(hit, SAVE('nobody'));
    forbidden(hit, SAVE(), 'HIT');
  });

  it('HIT-2: the lord’s fresh warband may save another', () => {
    const hit = run(
      spentTarget({ black: { 0: [1, -2, 3] } }),
      attack('black-1', ['red-1', 'red-2'], 1),
    );
    expect(unitIn(run(hit, SAVE('black-0')), 'black-0').state).toBe('spent');
  });

  it('HIT: the lord is saved by two, never by one', () => {
    const near = (black: Field['black']) =>
      run(
        field({ ...LINE, black: { 0: [0, -1, 3, 'spent'], ...black } }),
        attack('black-0', ['red-1', 'red-2'], 1),
      );
    const one = near({ 1: [1, -2, 3] });
    expect(unitIn(one, 'black-0').state).toBe('routed');
    const two = near({ 1: [1, -2, 3], 2: [0, -2, 3] });
    forbidden(two, SAVE('black-1'), 'HIT');
    const saved = run(two, SAVE('black-1', 'black-2'));
    expect(['black-0', 'black-1', 'black-2'].map((id) => unitIn(saved, id).state)).toEqual([
      'spent',
      'spent',
      'spent',
    ]);
  });

  it('HIT: a camp routs at its first hit, or one fresh neighbour takes it', () => {
    const camp: Field = { red: { 1: [2, -3, 0], 2: [1, -3, 1] } };
    const alone = run(field(camp), attack('black-camp', ['red-1', 'red-2'], 1));
    expect(unitIn(alone, 'black-camp')).toMatchObject({ state: 'routed', hex: null });
    const guarded = run(
      field({ ...camp, black: { 1: [3, -4, 3] } }),
      attack('black-camp', ['red-1', 'red-2'], 1),
    );
    expect(guarded.attack?.due).toBe('save');
    const saved = run(guarded, SAVE('black-1'));
    expect([unitIn(saved, 'black-camp').state, unitIn(saved, 'black-1').state]).toEqual([
      'fresh',
      'spent',
    ]);
  });

  it('HIT-1: without a hit there is nothing to save or to let rout', () => {
    nonsense(field(LINE), SAVE('black-1'), 'HIT-1');
    nonsense(field(LINE), LET_ROUT, 'HIT-1');
  });
});

describe('pursuit (PURS-1..3)', () => {
  const routed = (change: Field = {}): Battle =>
    run(spentTarget(change), attack('black-1', ['red-1', 'red-2'], 1));

  it('PURS-1: one attacker goes into the hex at once, same facing, no command', () => {
    const before = routed();
    expect(before.attack?.due).toBe('pursuit');
    const after = run(before, PURSUE('red-2'));
    expect(stand(after, 'red-2')).toBe('fresh 0,-1 facing 1');
    expect(after.commands.left).toBe(before.commands.left);
    expect(after.attack).toBeNull();
    nonsense(before, PURSUE('red-3'), 'PURS-1');
    nonsense(before, PURSUE('nobody'), 'PURS-1');
    forbidden(before, END, 'PURS-1');
    nonsense(field(LINE), PURSUE('red-1'), 'PURS-1');
    nonsense(field(LINE), STAY, 'PURS-1');
  });

  it('PURS-1, MAP-7: not into a hex that is taken by hand, nor by who has routed since', () => {
    const back = run(routed(), {
      type: 'setUnit',
      unit: 'black-1',
      set: { state: 'spent', hex: at(0, -1) },
    });
    nonsense(back, PURSUE('red-1'), 'MAP-7');
    const gone = run(routed(), { type: 'setUnit', unit: 'red-1', set: { state: 'routed' } });
    nonsense(gone, PURSUE('red-1'), 'PURS-1');
    allowed(gone, PURSUE('red-2'));
  });

  it('PURS-1: a camp’s hex can be entered too', () => {
    const camp = run(
      field({
        inferior: 'red',
        red: { 1: [2, -3, 0], 2: [1, -3, 1] },
        options: { pointsToWin: { superior: 4, inferior: 4 } },
      }),
      attack('black-camp', ['red-1', 'red-2'], 1),
    );
    expect(stand(run(camp, PURSUE('red-1')), 'red-1')).toBe('fresh 2,-4 facing 0');
  });

  it('PURS-2: the superior army may stay, the inferior must go where it can', () => {
    expect(run(routed(), STAY).attack).toBeNull();
    forbidden(routed({ inferior: 'red' }), STAY, 'PURS-2');
    allowed(routed({ inferior: 'red' }), PURSUE('red-1'));
  });

  it('PURS-2, MOVE-4: who is held cannot pursue; the routed unit no longer counts', () => {
    // Enemies at (1,-1) and (1,0) hold red-1 at (0,0) from (0,-1); red-2 touches neither.
    const held = routed({ black: { 3: [1, -1, 3, 'spent'], 4: [1, 0, 3] }, red: { 3: 'waiting' } });
    expect(held.attack?.due).toBe('pursuit');
    forbidden(held, PURSUE('red-1'), 'MOVE-4');
    allowed(held, PURSUE('red-2'));
    // One enemy beside the routed one holds nobody once that is gone.
    allowed(routed({ black: { 3: [1, -1, 3, 'spent'] } }), PURSUE('red-1'));
  });

  it('PURS-2: where every attacker is held nobody is asked', () => {
    const blocked = run(
      field({
        inferior: 'red',
        red: { 1: [0, 0, 0], 5: [0, 1, 0] },
        black: { 1: [0, -1, 3, 'spent'], 3: [1, -1, 3, 'spent'], 4: [1, 0, 3, 'spent'] },
      }),
      attack('black-1', ['red-1'], 1),
    );
    expect(unitIn(blocked, 'black-1').state).toBe('routed');
    expect(blocked.attack).toBeNull();
    // The same after the defender's choice.
    const asked = run(
      field({
        inferior: 'red',
        red: { 1: [0, 0, 0] },
        black: { 1: [0, -1, 3, 'spent'], 3: [1, -1, 3], 4: [1, 0, 3] },
      }),
      attack('black-1', ['red-1'], 1),
    );
    expect(asked.attack?.due).toBe('save');
    expect(run(asked, LET_ROUT).attack).toBeNull();
  });

  it('PURS-3: a pursuer has attacked; the others reckon with the new position', () => {
    const before = run(
      spentTarget({ black: { 3: [0, -2, 3], 4: [1, -2, 3] }, red: { 3: [1, -1, 5] } }),
      attack('black-1', ['red-1', 'red-2'], 1),
      LET_ROUT,
    );
    const after = run(before, PURSUE('red-1'));
    forbidden(after, attack('black-3', ['red-1'], 6), 'ATT-1');
    const ways = (battle: Battle) => {
      const result = decide(battle, attack('black-4', ['red-3'], 6));
      const die = result.ok ? result.value.find(({ type }) => type === 'die') : undefined;
      return die?.type === 'die' ? die.hitWays : null;
    };
    // Red 3 attacks alone, and then with red 1 in its other front hex.
    expect([ways({ ...before, attack: null }), ways(after)]).toEqual([1, 0]);
  });
});
