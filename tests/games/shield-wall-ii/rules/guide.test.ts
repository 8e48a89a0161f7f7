import { describe, expect, it } from 'vitest';
import {
  type Battle,
  bestChoice,
  guide,
  heading,
  listed,
  strikersAt,
  type Task,
  targetsOf,
  threatened,
} from '#/games/shield-wall-ii/rules';
import { at, attack, deploy, END, field, run } from './table';

const texts = (tasks: readonly Task[]): string[] =>
  tasks.map(({ text, rule }) => `${rule}: ${text}`);
const open = (battle: Battle) => texts(guide(battle).open);
const due = (battle: Battle) => texts(guide(battle).due);
const needs = (battle: Battle) => texts(guide(battle).needs);

describe('orders (CMD-1, DEP-2, MOVE-4)', () => {
  it('CMD-1, DEP-2: commands left of how many and why, and who waits', () => {
    expect(open(field())).toEqual([
      'CMD-1: 9 of 9 commands left (warbands less 1)',
      'DEP-2: 10 waiting, 2 more player turns to deploy after this',
    ]);
    const second = run(field(), deploy('red-0', -1, 4), END, END);
    expect(open(second)).toEqual([
      'CMD-1: 9 of 9 commands left (warbands less 1)',
      'DEP-2: 9 waiting, 1 more player turn to deploy after this',
    ]);
    expect(due(second)).toEqual([]);
  });

  it('DEP-2: the third player turn is the last chance', () => {
    const third = field({ turn: 3, red: { 0: [0, 0, 0] } });
    expect(due(third)).toEqual(['DEP-2: 9 waiting, last chance to deploy']);
    expect(open(third)).toEqual(['CMD-1: 9 of 9 commands left (warbands less 1)']);
  });

  it('MOVE-4, CMD-2: who is held and by whom, and what one more order leaves for attacks', () => {
    const battle = field({
      turn: 4,
      red: { 1: [0, 0, 0], 2: [3, 0, 0] },
      black: { 1: [0, -1, 3], 2: [1, -1, 3], 3: [-1, 0, 3] },
    });
    expect(open(battle)).toContain('MOVE-4: Red 1 is held by Black 2, Black 3 and Black 1');
    expect(open(battle)).toContain(
      'CMD-2: 1 warband can attack; one more order leaves commands for 1',
    );
    const poor = run(battle, { type: 'setCommands', total: 9, left: 1 });
    expect(open(poor)).toContain(
      'CMD-2: 1 warband can attack; one more order leaves commands for 0',
    );
    const turned = run(battle, { type: 'turn', unit: 'red-1', facing: 1 });
    expect(open(turned).some((text) => text.startsWith('MOVE-4'))).toBe(false);
  });
});

describe('what is not there to be told', () => {
  const gone = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [i + 1, 'routed' as const]));

  it('DEP-2: nobody waits, and nobody is told of it', () => {
    for (const turn of [1, 3]) {
      const alone = field({ turn, red: { ...gone, 0: [0, 0, 0] } });
      expect([...due(alone), ...open(alone)].filter((text) => text.startsWith('DEP-2'))).toEqual(
        [],
      );
    }
  });
});

describe('attacks (ATT-6, HIT-1, PURS-2)', () => {
  it('CMD-2: each warband is counted once, however many it could attack', () => {
    const battle = field({
      turn: 4,
      red: { 1: [0, 0, 0], 6: [-1, 0, 1] },
      black: { 1: [0, -1, 3], 2: [1, -1, 3] },
    });
    expect(open(battle)).toContain(
      'CMD-2: 2 warbands can attack; one more order leaves commands for 2',
    );
  });

  it('ATT-6: of two that are certain the one with fewer attackers', () => {
    // 4 + 1 - 1 of the lord, 3 - 1 and 3 are 9 against 3; with 3 more it is no surer.
    const battle = field({
      turn: 4,
      red: { 0: [0, 0, 0], 1: [-1, 0, 1], 2: [1, -1, 5], 3: [-1, -1, 1] },
      black: { 1: [0, -1, 3] },
    });
    const [target] = targetsOf(battle);
    const best = target && bestChoice(battle, target);
    expect([best?.ways, best?.attackers.map(({ id }) => id)]).toEqual([
      6,
      ['red-0', 'red-1', 'red-2'],
    ]);
  });

  it('PURS-1, PURS-2: who may pursue, one or the other', () => {
    const routed = run(
      field({
        turn: 4,
        red: { 1: [0, 0, 0], 2: [1, -1, 5] },
        black: { 1: [0, -1, 3, 'spent'] },
      }),
      attack('black-1', ['red-1', 'red-2'], 1),
    );
    expect(due(routed)).toEqual(['PURS-2: Red 1 or Red 2 may pursue']);
  });

  const battle = field({
    turn: 4,
    red: { 0: [0, 0, 0], 1: [1, 0, 0] },
    black: {
      0: [0, -1, 3],
      1: [1, -1, 3, 'spent'],
      2: [1, -2, 3],
      3: 'routed',
      4: 'routed',
      5: 'routed',
    },
  });

  it('ATT-6: the best chance on each target and what a hit does', () => {
    const begun = run(battle, { type: 'beginAttacks' });
    expect(open(begun)).toEqual([
      'ATT-6: Black lord: 2/6 by Red lord; a hit makes it spent',
      'ATT-6: Black 1: 5/6 by Red lord and Red 1; a hit routs it unless it is saved and wins',
      'CMD-2: 9 commands left for attacks',
    ]);
    const [, target] = targetsOf(begun);
    if (!target) throw new Error('no target');
    expect(bestChoice(begun, target)?.attackers.map(({ id }) => id)).toEqual(['red-0', 'red-1']);
    // Of two equal chances the cheaper one.
    const sure = field({ red: { 1: [0, 0, 0], 2: [-1, -1, 1] }, black: { 0: [0, -1, 3] } });
    const [lord] = targetsOf(sure);
    expect(lord && bestChoice(sure, lord)?.ways).toBe(2);
  });

  it('CMD-2: commands that nobody can use are named', () => {
    const idle = run(field({ turn: 4 }), { type: 'beginAttacks' });
    expect(open(idle)).toEqual(['CMD-2: Nobody left to attack: 9 commands will be lost']);
    expect(open(run(idle, { type: 'setCommands', total: 9, left: 0 }))).toEqual([]);
    const tally = run(field({ mode: 'tally' }), { type: 'beginAttacks' });
    expect(open(tally)).toEqual(['CMD-2: 9 commands left for attacks']);
  });

  it('HIT-1: the defender is asked, with who could save', () => {
    const hit = run(battle, attack('black-1', ['red-0', 'red-1'], 1));
    expect(guide(hit).due).toEqual([
      {
        text: 'Black 1 is hit: let it rout, or save it with Black lord or Black 2',
        rule: 'HIT-1',
        side: 'black',
        unit: 'black-1',
      },
    ]);
    expect(open(hit)).toEqual([]);
    const lord = run(
      field({
        red: { 0: [0, 0, 0] },
        black: { 0: [0, -1, 3, 'spent'], 1: [0, -2, 3], 2: [1, -2, 3] },
      }),
      attack('black-0', ['red-0'], 1),
    );
    expect(due(lord)).toEqual([
      'HIT-1: Black lord is hit: let it rout, or save it with 2 of Black 2 or Black 1',
    ]);
  });

  it('PURS-2: a must or a choice, and who can', () => {
    const routed = (inferior: 'red' | 'black') =>
      run(
        field({
          inferior,
          red: { 1: [0, 0, 0], 2: [-1, 0, 0] },
          black: { 1: [0, -1, 3, 'spent'], 2: [1, -1, 3, 'spent'], 3: [1, 0, 3, 'spent'] },
        }),
        attack('black-1', ['red-1', 'red-2'], 1),
      );
    expect(due(routed('black'))).toEqual(['PURS-2: Red 2 may pursue']);
    expect(due(routed('red'))).toEqual(['PURS-2: Red 2 must pursue']);
  });
});

describe('what each side still needs (WIN-1, WIN-2)', () => {
  it('WIN-1, WIN-2: points to go, and turns to last for the inferior army', () => {
    expect(needs(field({ turn: 6, red: { 1: 'routed' }, black: { 0: 'routed' } }))).toEqual([
      'WIN-1: Red: 2 points to win',
      'WIN-1: Black: 1 point to win, or hold out for 13 more turns',
    ]);
    expect(needs(field({ turn: 18, side: 'black' }))[1]).toBe(
      'WIN-1: Black: 2 points to win, or hold out for 1 more turn',
    );
  });

  it('WIN-1..3: afterwards who won, and how', () => {
    const won = run(field({ turn: 5 }), {
      type: 'setUnit',
      unit: 'red-0',
      set: { state: 'routed' },
    });
    expect(guide(won)).toMatchObject({ due: [], open: [] });
    expect(needs(won)).toEqual(['WIN-3: Red: beaten', 'WIN-1: Black: won in turn 5']);
    const lasted = run(field({ turn: 18, side: 'black', black: {}, inferior: 'red' }), {
      ...END,
      declined: Array.from({ length: 10 }, (_, i) => i),
    });
    expect(needs(lasted)).toEqual(['WIN-2: Red: won in turn 18', 'WIN-3: Black: beaten']);
  });

  it('says where the battle stands', () => {
    expect(heading(field({ turn: 6 }))).toBe('Turn 6 of 18, Red: orders');
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((names) => listed(names))).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
  });
});

describe('where the enemy can strike (MOVE-1, MOVE-2, MOVE-4)', () => {
  it('MOVE-1: around his own hex; MOVE-2: around the hexes of his front', () => {
    const battle = field({ red: { 1: [0, 0, 0] }, black: { 1: [0, -3, 3], 2: [0, 1, 3] } });
    const strikers = strikersAt(battle, 'black');
    const who = (q: number, r: number) => strikers.get(at(q, r))?.map(({ id }) => id);
    // From (0,-3) facing south he reaches (0,-2) and (-1,-2), and from there what touches them.
    expect(who(0, -1)).toEqual(['black-1']);
    expect(who(0, 0)).toEqual(['black-2']);
    expect(who(0, -3)).toBeUndefined();
    expect(who(2, -1)).toBeUndefined();
    expect(threatened(battle, 'red').map(({ id }) => id)).toEqual(['red-1']);
    expect(threatened(field({ red: { 1: [0, 0, 0] } }), 'red')).toEqual([]);
  });

  it('MOVE-3, MOVE-4, MAP-6: not through units, closed ground or where he is held', () => {
    const free = field({ black: { 1: [0, -3, 3] } });
    expect(strikersAt(free, 'black').has(at(0, -1))).toBe(true);
    const blocked = field({
      red: { 1: [0, -2, 0], 2: [-1, -2, 0] },
      black: { 1: [0, -3, 3] },
    });
    expect(strikersAt(blocked, 'black').has(at(0, -1))).toBe(false);
    expect(strikersAt(blocked, 'black').get(at(0, -2))?.length).toBe(1);
    const held = field({
      red: { 1: [1, -3, 0], 2: [1, -4, 0] },
      black: { 1: [0, -3, 3] },
    });
    // Held from (0,-2) by the two at his side, free to go to (-1,-2).
    expect(strikersAt(held, 'black').has(at(1, -2))).toBe(false);
    expect(strikersAt(held, 'black').has(at(-1, -1))).toBe(true);
    const wood = field({
      black: { 1: [-2, -3, 1] },
      terrain: [{ kind: 'wood', side: 'black', corner: 'RR' }],
    });
    expect(strikersAt(wood, 'black').has(at(0, -4))).toBe(false);
  });

  it('MAP-6, MAP-7: nobody is struck where no enemy of his can stand', () => {
    const wood = field({
      black: { 1: [0, -3, 3], 2: [1, -3, 3] },
      terrain: [{ kind: 'wood', side: 'black', corner: 'RR' }],
    });
    const strikers = strikersAt(wood, 'black');
    expect(strikers.has(at(0, -2))).toBe(true);
    // Two of the wood's hexes, and those in which the two stand.
    for (const [q, r] of [
      [0, -4],
      [-1, -3],
      [0, -3],
      [1, -3],
    ] as const) {
      expect(strikers.has(at(q, r))).toBe(false);
    }
  });
});
