import { describe, expect, it } from 'vitest';
import {
  type Battle,
  type Command,
  commandsOf,
  type Ending,
  FIGURES,
  playerTurnsToLast,
  pointsLost,
  pointsToGo,
} from '#/games/shield-wall-ii/rules';
import { attack, END, eventsOf, type Field, field, nonsense, run, unitIn } from './table';

const clock = ({ turn, side, phase }: Battle): string => `${turn} ${side} ${phase}`;

/** Everybody of both armies on the field, far apart. */
const everybody = (spec: Field = {}): Battle => {
  const line = (r: number) =>
    Object.fromEntries(Array.from({ length: 10 }, (_, i) => [i, [i - 5, r] as const]));
  return field({
    ...spec,
    red: { ...line(0), ...spec.red },
    black: {
      ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [i, [i - 3, -2] as const])),
      9: [1, -4],
      ...spec.black,
    },
  });
};
const rout = (unit: string): Command => ({ type: 'setUnit', unit, set: { state: 'routed' } });

describe('turns (TURN-1, TURN-2)', () => {
  it('TURN-1: the army listed first, then the other, then the next turn', () => {
    const seen: string[] = [];
    let battle = everybody();
    for (let i = 0; i < 4; i++) {
      seen.push(clock(battle));
      battle = run(battle, { type: 'beginAttacks' }, END);
    }
    expect(seen).toEqual(['1 red orders', '1 black orders', '2 red orders', '2 black orders']);
  });

  it('TURN-2: a player turn can end without an attack, and forgets what was done in it', () => {
    const fought = run(
      field({ red: { 1: [0, 0, 0] }, black: { 1: [0, -1, 3] } }),
      attack('black-1', ['red-1'], 6),
    );
    expect(fought.targets).toEqual(['black-1']);
    const next = run(fought, END);
    expect([next.targets, next.attack, clock(next)]).toEqual([[], null, '1 black orders']);
  });

  it('TURN-2: an unfinished attack ends with the turn when the players insist', () => {
    const open = run(
      field({ red: { 1: [0, 0, 0] }, black: { 1: [0, -1, 3, 'spent'], 2: [0, -2, 3] } }),
      attack('black-1', ['red-1'], 1),
    );
    expect(open.attack?.due).toBe('save');
    expect(run(open, { ...END, anyway: true }).attack).toBeNull();
  });
});

describe('commands (CMD-1, OPT-COMMANDS)', () => {
  it('CMD-1: warbands not routed less 1 or 3, waiting ones and the lord’s with them', () => {
    expect([commandsOf(field(), 'red'), commandsOf(field(), 'black')]).toEqual([9, 7]);
    const worn = field({ red: { 1: 'routed', 2: 'routed' }, black: { 0: 'routed' } });
    expect([commandsOf(worn, 'red'), commandsOf(worn, 'black')]).toEqual([7, 6]);
    const campless = field({ red: { camp: 'routed' } });
    expect(commandsOf(campless, 'red')).toBe(9);
  });

  it('CMD-1: Maldon’s Saxons with eight warbands have 5', () => {
    expect(commandsOf(field({ black: { 0: 'routed', 1: 'routed' } }), 'black')).toBe(5);
  });

  it('CMD-1: never below nought', () => {
    const few = field({
      black: Object.fromEntries(Array.from({ length: 8 }, (_, i) => [i + 1, 'routed' as const])),
    });
    expect(commandsOf(few, 'black')).toBe(0);
  });

  it('CMD-1: counted once, at the start of the player turn', () => {
    const battle = run(everybody(), rout('red-1'));
    expect(battle.commands).toEqual({ total: 9, left: 9 });
    expect(run(battle, END, END).commands).toEqual({ total: 8, left: 8 });
    expect(run(everybody(), END).commands).toEqual({ total: 7, left: 7 });
  });

  it('CMD-2: commands that are not used are lost', () => {
    const battle = run(everybody(), { type: 'setCommands', total: 9, left: 8 }, END, END);
    expect(battle.commands).toEqual({ total: 9, left: 9 });
  });

  it('OPT-COMMANDS: each army by its own number', () => {
    const even = field({ options: { commandsShort: { superior: 2, inferior: 2 } } });
    expect([commandsOf(even, 'red'), commandsOf(even, 'black')]).toEqual([8, 8]);
  });
});

describe('points and victory (ARMY-4, WIN-1..3)', () => {
  it('ARMY-4: warband 1, lord’s warband 2, camp 2; 13 in all', () => {
    expect(pointsLost(field({ red: { 1: 'routed' } }), 'red')).toBe(1);
    expect(pointsLost(field({ red: { 0: 'routed' } }), 'red')).toBe(2);
    expect(pointsLost(field({ red: { camp: 'routed' } }), 'red')).toBe(2);
    const all = Object.fromEntries(
      [...Array(10).keys(), 'camp'].map((id) => [id, 'routed' as const]),
    );
    expect(pointsLost(field({ black: all }), 'black')).toBe(13);
    expect(pointsLost(field({ black: all }), 'red')).toBe(0);
  });

  it('ARMY-5: with the lord gone nothing changes but the points', () => {
    const before = everybody();
    const after = run(before, rout('red-0'), { type: 'resume' } as Command);
    expect(Object.values(after.units).filter(({ state }) => state === 'routed')).toHaveLength(1);
    expect(commandsOf(after, 'red')).toBe(8);
  });

  it('WIN-1: the superior army wins when the inferior has lost 4, at once', () => {
    const three = run(everybody(), rout('black-1'), rout('black-0'));
    expect([three.victory, pointsToGo(three, 'red')]).toEqual([null, 1]);
    const four = run(three, rout('black-2'));
    expect(four.victory).toEqual({ side: 'red', how: 'points', turn: 1 });
    expect(four.ended).toEqual({ how: 'won', side: 'red' });
    expect(pointsToGo(four, 'red')).toBe(0);
    nonsense(four, END, 'WIN-3');
  });

  it('WIN-1: the inferior army wins when the superior has lost 2', () => {
    expect(run(everybody(), rout('red-1')).victory).toBeNull();
    for (const loss of [['red-1', 'red-2'], ['red-0'], ['red-camp']]) {
      const won = run(everybody(), ...loss.map(rout));
      expect(won.victory).toEqual({ side: 'black', how: 'points', turn: 1 });
    }
  });

  it('WIN-1, WIN-3: a rout in an attack decides at once; pursuit waits for those who play on', () => {
    const battle = run(
      everybody({
        inferior: 'red',
        red: {
          0: [0, 0, 0],
          1: [-5, 0],
          2: [-4, 0],
          3: [-3, 0],
          4: [-2, 0],
          5: [5, 0],
          6: [4, 0],
          7: [3, 0],
          8: [2, 0],
          9: [1, 3],
        },
        black: {
          0: [0, -1, 3, 'spent'],
          1: [5, -4],
          2: [4, -4],
          3: [3, -2],
          4: [-1, -4],
          5: [-3, -1],
          6: [-2, -2],
          7: [4, -2],
          8: [5, -2],
          9: [0, -4],
        },
      }),
      attack('black-0', ['red-0'], 1),
    );
    expect(battle.ended).toEqual({ how: 'won', side: 'red' });
    expect(battle.attack?.due).toBe('pursuit');
    const on = run(battle, { type: 'resume' });
    expect(run(on, { type: 'pursue', unit: 'red-0' }).ended).toBeNull();
    expect(on.victory?.side).toBe('red');
  });

  it('OPT-POINTS: each army wins at its own number', () => {
    const battle = everybody({ options: { pointsToWin: { superior: 1, inferior: 3 } } });
    expect(run(battle, rout('red-0')).victory).toBeNull();
    expect(run(battle, rout('red-0'), rout('red-1')).victory?.side).toBe('black');
    expect(run(battle, rout('black-1')).victory?.side).toBe('red');
  });

  it('WIN-2: the inferior army wins when the second player turn of turn 18 is over', () => {
    const last = everybody({ turn: 18 });
    const between = run(last, END);
    expect([clock(between), between.victory]).toEqual(['18 black orders', null]);
    const over = run(between, END);
    expect(over.victory).toEqual({ side: 'black', how: 'turns', turn: 18 });
    expect(over.ended).toEqual({ how: 'won', side: 'black' });
    expect(over.turn).toBe(18);
    expect(run(everybody({ turn: 17, side: 'black' }), END).victory).toBeNull();
    expect(eventsOf(between, END).map((event) => 'reason' in event && event.reason)).toEqual([
      'WIN-2',
      'WIN-2',
    ]);
  });

  it('WIN-2: whichever seat the inferior army has', () => {
    const over = run(everybody({ turn: 18, side: 'black', inferior: 'red' }), END);
    expect(over.victory).toEqual({ side: 'red', how: 'turns', turn: 18 });
  });

  it('WIN-2: player turns left to last, the one at hand with them', () => {
    expect(playerTurnsToLast(field({ turn: 1 }))).toBe(36);
    expect(playerTurnsToLast(field({ turn: 18 }))).toBe(2);
    expect(playerTurnsToLast(field({ turn: 18, side: 'black' }))).toBe(1);
    expect(playerTurnsToLast(field({ turn: 19 }))).toBe(0);
  });

  it('OPT-TURNS: another number of turns', () => {
    const short = everybody({ turn: 4, side: 'black', options: { turns: 4 } });
    expect(run(short, END).victory).toEqual({ side: 'black', how: 'turns', turn: 4 });
  });

  it('WIN-3: what happens first decides', () => {
    const last = everybody({ turn: 18, side: 'black' });
    const beaten = run(last, rout('black-0'), rout('black-1'), rout('black-2'));
    expect(beaten.victory).toEqual({ side: 'red', how: 'points', turn: 18 });
    nonsense(beaten, END, 'WIN-3');
  });
});

describe('playing on (OPT-PLAY-ON)', () => {
  const on = { options: { playOn: true } } as const;

  it('OPT-PLAY-ON: after a win of the inferior army the battle goes on to 4 points', () => {
    const won = run(everybody(on), rout('red-1'), rout('red-2'));
    expect([won.victory?.side, won.ended]).toEqual(['black', null]);
    const further = run(won, rout('red-3'));
    expect(further.ended).toBeNull();
    expect(run(further, rout('red-4')).ended).toEqual({ how: 'field', side: 'black' });
    // The inferior army can still lose the field; the first win stays on record.
    const lost = run(won, rout('black-0'), rout('black-camp'));
    expect(lost.ended).toEqual({ how: 'field', side: 'red' });
    expect(lost.victory).toEqual({ side: 'black', how: 'points', turn: 1 });
    expect(eventsOf(run(won, rout('black-0')), rout('black-camp')).at(-1)).toMatchObject({
      reason: 'OPT-PLAY-ON',
    });
  });

  it('OPT-PLAY-ON: a win of the superior army ends the battle, and so does one at 4 points', () => {
    const lost = run(everybody(on), rout('black-0'), rout('black-camp'));
    expect(lost.ended).toEqual({ how: 'won', side: 'red' });
    const ashdown = everybody({
      options: { playOn: true, pointsToWin: { superior: 4, inferior: 4 } },
    });
    expect(run(ashdown, rout('red-0'), rout('red-camp')).ended).toEqual({
      how: 'won',
      side: 'black',
    });
  });

  it('OPT-PLAY-ON, OPT-POINTS: the superior army ends it at its own number of points', () => {
    const two = everybody({
      options: { playOn: true, pointsToWin: { superior: 2, inferior: 2 } },
    });
    expect(run(two, rout('black-0')).ended).toEqual({ how: 'won', side: 'red' });
    expect(run(two, rout('red-0')).ended).toBeNull();
  });

  it('OPT-PLAY-ON: past the last turn too', () => {
    const later = run(everybody({ ...on, turn: 18, side: 'black' }), END);
    expect([clock(later), later.ended, later.victory?.how]).toEqual([
      '19 red orders',
      null,
      'turns',
    ]);
    expect(clock(run(later, END, END))).toBe('20 red orders');
  });

  it('OPT-PLAY-ON: the figure is 4', () => {
    expect(FIGURES.fieldPoints).toBe(4);
  });
});

describe('the end by the players', () => {
  const stopped: Ending = { how: 'stopped', side: null };

  it('WIN-3: players can stop, and go on again', () => {
    const over = run(everybody(), { type: 'end', ending: stopped });
    expect(over.ended).toEqual(stopped);
    nonsense(over, END, 'WIN-3');
    expect(run(over, { type: 'resume' }).ended).toBeNull();
    nonsense(everybody(), { type: 'resume' });
  });

  it('WIN-1: a battle that was resumed is not won again by the same loss', () => {
    const won = run(everybody(), rout('red-0'));
    const on = run(won, { type: 'resume' });
    expect([on.ended, on.victory?.side]).toEqual([null, 'black']);
    expect(run(on, rout('red-1')).ended).toBeNull();
    expect(run(on, rout('red-1'), rout('red-2')).ended).toEqual({ how: 'field', side: 'black' });
    expect(
      run(on, rout('red-1'), rout('red-2'), { type: 'resume' }, rout('red-3')).ended,
    ).toBeNull();
  });

  it('WIN-1: a declined rout wins nothing', () => {
    const hit = field({
      red: { 1: [0, 0, 0] },
      black: { 1: [0, -1, 3, 'spent'], 0: 'routed', 2: 'routed' },
    });
    const effects = eventsOf(hit, attack('black-1', ['red-1'], 1));
    expect(effects.at(-1)).toMatchObject({ set: { victory: { side: 'red' } } });
    const place = effects.findIndex(
      (event) => event.type === 'unit' && event.set.state === 'routed',
    );
    const kept = run(hit, { ...attack('black-1', ['red-1'], 1), declined: [place] });
    expect([unitIn(kept, 'black-1').state, kept.victory]).toEqual(['spent', null]);
  });
});
