import { describe, expect, it } from 'vitest';
import {
  type Battle,
  type Command,
  type Options,
  type Placement,
  PRINTED,
} from '#/games/shield-wall-ii/rules';
import { at, attack, END, eventsOf, field, forbidden, nonsense, run, stand, unitIn } from './table';

const set = (unit: string, change: object): Command => ({
  type: 'setUnit',
  unit,
  set: change as Extract<Command, { type: 'setUnit' }>['set'],
});

describe('units by hand (ARMY-3, MAP-7)', () => {
  const battle = field({ red: { 1: [0, 0, 0], 2: [1, 0, 0] } });

  it('ARMY-3: any state, place, facing and mark', () => {
    expect(stand(run(battle, set('red-1', { state: 'spent', facing: 2 })), 'red-1')).toBe(
      'spent 0,0 facing 2',
    );
    expect(stand(run(battle, set('red-1', { hex: at(3, 0) })), 'red-1')).toBe('fresh 3,0 facing 0');
    const marked = run(battle, set('red-1', { moved: true, attacked: true }));
    expect(unitIn(marked, 'red-1')).toMatchObject({ moved: true, attacked: true });
    expect(eventsOf(battle, set('red-1', { moved: true }))).toEqual([
      { type: 'unit', unit: 'red-1', set: { moved: true }, reason: 'byHand' },
    ]);
  });

  it('ARMY-3: who waits or has routed stands nowhere; who comes back needs a hex', () => {
    expect(unitIn(run(battle, set('red-1', { state: 'routed' })), 'red-1').hex).toBeNull();
    expect(unitIn(run(battle, set('red-1', { state: 'waiting' })), 'red-1').hex).toBeNull();
    nonsense(battle, set('red-5', { state: 'fresh' }), 'MAP-7');
    nonsense(battle, set('red-1', { hex: null }), 'MAP-7');
    expect(stand(run(battle, set('red-5', { state: 'spent', hex: at(2, 0) })), 'red-5')).toBe(
      'spent 2,0 facing 0',
    );
  });

  it('MAP-7: one unit in a hex, even by hand', () => {
    nonsense(battle, set('red-1', { hex: at(1, 0) }), 'MAP-7');
    expect(stand(run(battle, set('red-1', { hex: at(0, 0) })), 'red-1')).toBe('fresh 0,0 facing 0');
  });

  it('HIT: a camp is never spent and never waiting', () => {
    nonsense(battle, set('red-camp', { state: 'spent' }), 'HIT');
    nonsense(battle, set('red-camp', { state: 'waiting' }), 'HIT');
    expect(
      unitIn(run(battle, set('red-camp', { state: 'routed' }), { type: 'resume' }), 'red-camp').hex,
    ).toBeNull();
    nonsense(battle, set('nobody', {}));
  });
});

describe('commands, turn and options by hand', () => {
  const battle = field();
  const options = (change: Partial<Options>): Command => ({
    type: 'setOptions',
    options: { ...PRINTED, ...change },
  });

  it('CMD-1, CMD-2: commands are 0 to 10, and no more left than there were', () => {
    expect(run(battle, { type: 'setCommands', total: 10, left: 0 }).commands).toEqual({
      total: 10,
      left: 0,
    });
    nonsense(battle, { type: 'setCommands', total: 11, left: 0 }, 'CMD-1');
    nonsense(battle, { type: 'setCommands', total: -1, left: 0 }, 'CMD-1');
    nonsense(battle, { type: 'setCommands', total: 5, left: 6 }, 'CMD-2');
    nonsense(battle, { type: 'setCommands', total: 5, left: 1.5 }, 'CMD-2');
  });

  it('TURN-1: another turn begins afresh, the same one only changes its phase', () => {
    const moved = run(field({ red: { 1: [0, 0, 0] } }), { type: 'turn', unit: 'red-1', facing: 1 });
    const later = run(moved, { type: 'setTurn', turn: 7, side: 'black', phase: 'attacks' });
    expect([later.turn, later.side, later.phase, later.commands.total]).toEqual([
      7,
      'black',
      'attacks',
      7,
    ]);
    expect(unitIn(later, 'red-1').moved).toBe(false);
    const same = run(moved, { type: 'setTurn', turn: 1, side: 'red', phase: 'attacks' });
    expect([same.phase, unitIn(same, 'red-1').moved, same.commands.left]).toEqual([
      'attacks',
      true,
      8,
    ]);
    expect(run(moved, { type: 'setTurn', turn: 1, side: 'black', phase: 'orders' }).side).toBe(
      'black',
    );
    nonsense(battle, { type: 'setTurn', turn: 0, side: 'red', phase: 'orders' }, 'TURN-1');
    nonsense(battle, { type: 'setTurn', turn: 1000, side: 'red', phase: 'orders' }, 'TURN-1');
  });

  it.each<[string, Partial<Options>]>([
    ['OPT-COMMANDS', { commandsShort: { superior: 10, inferior: 3 } }],
    ['OPT-COMMANDS', { commandsShort: { superior: 1, inferior: -1 } }],
    ['OPT-POINTS', { pointsToWin: { superior: 0, inferior: 2 } }],
    ['OPT-POINTS', { pointsToWin: { superior: 4, inferior: 14 } }],
    ['OPT-TURNS', { turns: 3 }],
    ['OPT-TURNS', { turns: 100 }],
  ])('%s: not out of its range: %j', (rule, change) => {
    nonsense(battle, options(change), rule as 'OPT-TURNS');
  });

  it('OPT-COMMANDS, OPT-POINTS, OPT-TURNS: to the ends of the range', () => {
    for (const change of [
      { commandsShort: { superior: 0, inferior: 9 } },
      { pointsToWin: { superior: 13, inferior: 1 } },
      { turns: 4 },
      { turns: 99 },
    ]) {
      expect(run(battle, options(change)).options).toEqual({ ...PRINTED, ...change });
    }
  });

  it('OPT-POINTS, WIN-1: a new number that is reached already wins', () => {
    const one = field({ red: { 1: 'routed' } });
    const won = run(one, options({ pointsToWin: { superior: 4, inferior: 1 } }));
    expect(won.victory?.side).toBe('black');
  });
});

describe('tally mode: the table holds the positions', () => {
  const tally = (): Battle =>
    field({
      mode: 'tally',
      red: { 0: [0, 0, 0], 1: [1, 0, 0], 2: [2, 0, 0] },
      black: { 0: [0, -1, 3], 1: [1, -1, 3, 'spent'], 2: [1, -2, 3] },
    });
  const ticked = (
    target: string,
    attackers: readonly string[],
    face: number | null,
    ticks: object = {},
  ): Command => ({ type: 'attack', target, attackers, face, ...ticks });

  it('DEP-1, CMD-2: deploying, moving and turning are marked and paid, without a hex', () => {
    const out = run(tally(), { type: 'deploy', unit: 'red-5' });
    expect([stand(out, 'red-5'), out.commands.left]).toEqual(['fresh', 8]);
    forbidden(out, { type: 'move', unit: 'red-5' }, 'CMD-2');
    const moved = run(out, { type: 'move', unit: 'red-1' }, { type: 'turn', unit: 'red-2' });
    expect([
      moved.commands.left,
      unitIn(moved, 'red-1').moved,
      unitIn(moved, 'red-2').moved,
    ]).toEqual([6, true, true]);
    nonsense(out, { type: 'deploy', unit: 'red-6', to: at(-1, 4) }, 'MAP-7');
    nonsense(out, { type: 'move', unit: 'red-1', to: at(0, 0) }, 'MAP-7');
    forbidden(field({ mode: 'tally', turn: 4 }), { type: 'deploy', unit: 'red-5' }, 'DEP-2');
  });

  it('ATT-4: downhill and a friend in front are ticked', () => {
    const ways = (command: Command): number | null => {
      const die = eventsOf(tally(), command).find(({ type }) => type === 'die');
      return die?.type === 'die' ? die.hitWays : null;
    };
    expect(ways(ticked('black-2', ['red-1'], 6))).toBe(1);
    expect(ways(ticked('black-2', ['red-1'], 6, { downhill: ['red-1'] }))).toBe(2);
    expect(ways(ticked('black-2', ['red-1', 'red-0'], 6, { friendInFront: ['red-0'] }))).toBe(4);
    expect(ways(ticked('black-camp', ['red-1'], 6, { downhill: ['red-1'] }))).toBe(2);
  });

  it('ATT-5: at most six on a warband, four on a camp', () => {
    const crowd = field({
      mode: 'tally',
      red: Object.fromEntries(Array.from({ length: 7 }, (_, i) => [i, [i - 3, 0] as const])),
      black: { 1: [0, -1, 3] },
    });
    const ids = (count: number) => Array.from({ length: count }, (_, i) => `red-${i}`);
    forbidden(crowd, ticked('black-1', ids(7), null), 'ATT-5');
    expect(run(crowd, ticked('black-1', ids(6), null)).commands.left).toBe(3);
    forbidden(crowd, ticked('black-camp', ids(5), null), 'ATT-5');
    expect(run(crowd, ticked('black-camp', ids(4), null)).commands.left).toBe(5);
  });

  it('HIT-2: any fresh warband of the army on the field may be the neighbour', () => {
    const hit = run(tally(), ticked('black-1', ['red-1', 'red-2'], 1));
    expect(hit.attack).toMatchObject({ due: 'save', hex: null });
    expect(unitIn(run(hit, { type: 'save', savers: ['black-2'] }), 'black-2').state).toBe('spent');
    nonsense(hit, { type: 'save', savers: ['black-9'] }, 'HIT-2');
  });

  it('PURS-2: who can pursue only the table shows, so both answers are taken', () => {
    const routed = run({ ...tally(), inferior: 'red' }, ticked('black-1', ['red-1', 'red-2'], 1), {
      type: 'letRout',
    });
    expect(routed.attack?.due).toBe('pursuit');
    expect(run(routed, { type: 'stay' }).attack).toBeNull();
    expect(run(routed, { type: 'pursue', unit: 'red-1' }).attack).toBeNull();
    expect(eventsOf(routed, { type: 'pursue', unit: 'red-1' })).toHaveLength(1);
  });

  it('board to tally at any time: states stay, places go', () => {
    const board = run(
      field({ red: { 1: [0, 0, 0] }, black: { 1: [0, -1, 3, 'spent'], 2: [0, -2, 3] } }),
      attack('black-1', ['red-1'], 1),
    );
    const after = run(board, { type: 'toTally' });
    expect(after.mode).toBe('tally');
    expect(Object.values(after.units).every(({ hex }) => hex === null)).toBe(true);
    expect(unitIn(after, 'black-1').state).toBe('spent');
    expect(after.attack).toEqual({ ...board.attack, hex: null });
    nonsense(after, { type: 'toTally' });
    expect(run(field(), { type: 'toTally' }).attack).toBeNull();
    nonsense(after, set('red-1', { hex: at(0, 0) }));
    expect(unitIn(run(after, set('red-5', { state: 'fresh' })), 'red-5').state).toBe('fresh');
  });

  it('tally to board: every unit on the field gets a hex of its own', () => {
    const battle = run(field({ red: { 1: [0, 0, 0] } }), { type: 'toTally' });
    const camps: Placement[] = [
      { unit: 'red-camp', state: 'fresh', hex: at(-2, 4), facing: 0 },
      { unit: 'black-camp', state: 'fresh', hex: at(2, -4), facing: 3 },
    ];
    const place = (hex: number | null, state: Placement['state'] = 'spent'): Placement => ({
      unit: 'red-1',
      state,
      hex,
      facing: 5,
    });
    const toBoard = (...units: Placement[]): Command => ({ type: 'toBoard', units });
    const after = run(battle, toBoard(...camps, place(at(1, 1))));
    expect([after.mode, stand(after, 'red-1')]).toEqual(['board', 'spent 1,1 facing 5']);
    nonsense(battle, toBoard(...camps), 'MAP-7');
    nonsense(battle, toBoard(...camps, place(null)), 'MAP-7');
    nonsense(battle, toBoard(...camps, place(at(-2, 4))), 'MAP-7');
    nonsense(battle, toBoard({ ...place(at(0, 0)), unit: 'nobody' }));
    nonsense(battle, toBoard(...camps, place(at(0, 0)), place(at(1, 0))), 'MAP-7');
    nonsense(battle, toBoard(...camps, place(at(0, 0), 'routed')), 'MAP-7');
    nonsense(
      battle,
      toBoard({ unit: 'red-camp', state: 'spent', hex: at(-2, 4), facing: 0 }),
      'HIT',
    );
    // Two units can change places.
    const two = field({ red: { 1: [0, 0, 0], 2: [1, 0, 0] } });
    const swapped = run(
      two,
      toBoard(...camps, place(at(1, 0), 'fresh'), { ...place(at(0, 0), 'fresh'), unit: 'red-2' }),
    );
    expect([stand(swapped, 'red-1'), stand(swapped, 'red-2')]).toEqual([
      'fresh 1,0 facing 5',
      'fresh 0,0 facing 5',
    ]);
  });

  it('WIN-1: a warband that is set to routed counts at once', () => {
    const won = run(tally(), set('red-0', { state: 'routed' }));
    expect(won.victory?.side).toBe('black');
    nonsense(won, END, 'WIN-3');
  });
});
