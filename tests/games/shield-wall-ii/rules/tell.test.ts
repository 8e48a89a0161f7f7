import { describe, expect, it } from 'vitest';
import {
  type Battle,
  type Command,
  foretell,
  PRINTED,
  preview,
  tell,
} from '#/games/shield-wall-ii/rules';
import { at, attack, deploy, END, eventsOf, field, move, run, turn } from './table';

const told = (battle: Battle, command: Command): string[] => {
  const { title, lines } = tell(battle, command, eventsOf(battle, command));
  return [title, ...lines];
};

const battle = field({
  red: { 0: [0, 0, 0], 1: [1, 0, 0], 2: [-1, 0, 1] },
  black: { 0: [0, -1, 3], 1: [1, -1, 3, 'spent'], 2: [1, -2, 3] },
});
const hit = run(battle, attack('black-1', ['red-0', 'red-1'], 1));
const lone = field({ red: { 1: [0, 0, 0] }, black: { 1: [0, -1, 3, 'spent'] } });
const routed = run(lone, attack('black-1', ['red-1'], 1));
const rout = (unit: string): Command => ({ type: 'setUnit', unit, set: { state: 'routed' } });
const stopped: Command = { type: 'end', ending: { how: 'stopped', side: null } };

describe('the journal in words', () => {
  it.each<[string, Battle, Command, string[]]>([
    [
      'DEP-1',
      field(),
      deploy('red-3', -1, 4, 1),
      [
        'Red 3 deploys to A5, facing north-east',
        'Commands 9 → 8 (CMD-2)',
        'Red 3: waiting → fresh, at A5, faces north-east (DEP-1)',
      ],
    ],
    [
      'MOVE-2',
      field({ red: { 1: [0, 0, 0] } }),
      move('red-1', 0, -1),
      ['Red 1 moves to F5', 'Commands 9 → 8 (CMD-2)', 'Red 1: at F5 (MOVE-2)'],
    ],
    [
      'MOVE-1',
      battle,
      turn('red-1', 2),
      ['Red 1 turns south-east', 'Commands 9 → 8 (CMD-2)', 'Red 1: faces south-east (MOVE-1)'],
    ],
    [
      'ATT-3',
      battle,
      attack('black-1', ['red-0', 'red-1'], 6),
      [
        'Red lord and Red 1 attack Black 1',
        'Commands 9 → 7 (CMD-2)',
        'Orders are over (TURN-2)',
        'Black throw 6: no hit, 5 of 6 hit (ATT-3)',
      ],
    ],
    [
      'HIT-1',
      battle,
      attack('black-1', ['red-1'], 1),
      [
        'Red 1 attacks Black 1',
        'Commands 9 → 8 (CMD-2)',
        'Orders are over (TURN-2)',
        'Black throw 1: hit, 1 of 6 hit (ATT-3)',
        'Black 1: the defender chooses: save it or let it rout (HIT-1)',
      ],
    ],
    [
      'PURS-1',
      lone,
      attack('black-1', ['red-1'], 1),
      [
        'Red 1 attacks Black 1',
        'Commands 9 → 8 (CMD-2)',
        'Orders are over (TURN-2)',
        'Black throw 1: hit, 1 of 6 hit (ATT-3)',
        'Black 1: spent → routed (HIT)',
        'Black 1: pursuit is open (PURS-1)',
      ],
    ],
    [
      'HIT',
      hit,
      { type: 'save', savers: ['black-2'] },
      ['Black 1 is saved by Black 2', 'Black 2: fresh → spent (HIT)'],
    ],
    [
      'HIT-1',
      hit,
      { type: 'letRout' },
      [
        'Nobody saves Black 1',
        'Black 1: spent → routed (HIT)',
        'Black 1: pursuit is open (PURS-1)',
      ],
    ],
    [
      'PURS-1',
      routed,
      { type: 'pursue', unit: 'red-1' },
      ['Red 1 pursues', 'Red 1: at F5 (PURS-1)'],
    ],
    ['PURS-2', routed, { type: 'stay' }, ['No pursuit']],
    [
      'TURN-2',
      battle,
      { type: 'beginAttacks' },
      ['Red: attacks begin', 'Orders are over (TURN-2)'],
    ],
    ['TURN-1', battle, END, ['Red: turn 1 ends', 'Turn 1, Black: 7 commands (CMD-1)']],
    [
      'WIN-1',
      battle,
      rout('red-0'),
      [
        'Red lord, set by hand',
        'Red lord: fresh → routed (by hand)',
        'Black win by points (WIN-1)',
      ],
    ],
    ['WIN-3', battle, stopped, ['The battle ends', 'The players stop (by hand)']],
    [
      'WIN-3',
      battle,
      { type: 'end', ending: { how: 'gaveUp', side: 'red' } },
      ['The battle ends', 'Red win: the enemy gives up (by hand)'],
    ],
    [
      'WIN-3',
      battle,
      { type: 'end', ending: { how: 'won', side: 'red' } },
      ['The battle ends', 'Red have won (by hand)'],
    ],
    [
      'WIN-3',
      run(battle, stopped),
      { type: 'resume' },
      ['The battle goes on', 'The battle goes on (by hand)'],
    ],
    [
      'CMD-2',
      battle,
      { type: 'setCommands', total: 9, left: 4 },
      ['Commands, set by hand', 'Commands 9 → 4 (by hand)'],
    ],
    [
      'TURN-1',
      battle,
      { type: 'setTurn', turn: 3, side: 'black', phase: 'attacks' },
      ['Turn, set by hand', 'Turn 3, Black: 7 commands (CMD-1)', 'Orders are over (by hand)'],
    ],
    [
      'OPT-TURNS',
      battle,
      { type: 'setOptions', options: { ...PRINTED, turns: 12 } },
      ['Options', 'Options are changed (by hand)'],
    ],
    ['tally', battle, { type: 'toTally' }, ['To tally mode', 'The table holds the positions']],
  ])('%s', (_, before, command, expected) => {
    expect(told(before, command)).toEqual(expected);
  });

  it('ATT-7: without a die', () => {
    const never = field({ red: { 1: [0, 0, 0], 2: [1, -1, 0] }, black: { 0: [0, -1, 3] } });
    expect(told(never, attack('black-0', ['red-1'], null)).at(-1)).toBe(
      'No die needed: no hit (ATT-7)',
    );
  });

  it('WIN-2, OPT-PLAY-ON: holding out, and the field', () => {
    const last = field({
      turn: 18,
      side: 'black',
      black: { 0: [0, 0] },
      options: { playOn: true },
    });
    const late = Array.from({ length: 9 }, (_, i) => i);
    expect(tell(last, END, eventsOf(last, { ...END, declined: late })).lines[0]).toBe(
      'Black win by holding out (WIN-2)',
    );
    const won = run(field({ options: { playOn: true } }), rout('red-0'));
    expect(told(won, rout('red-camp')).at(-1)).toBe('Black hold the field (OPT-PLAY-ON)');
  });

  it('tally mode: no hex is told; back on the board it is the phone’s again', () => {
    const tally = run(battle, { type: 'toTally' });
    expect(told(tally, { type: 'move', unit: 'red-1' })).toEqual([
      'Red 1 moves',
      'Commands 9 → 8 (CMD-2)',
    ]);
    expect(told(tally, { type: 'turn', unit: 'red-1' })[0]).toBe('Red 1 turns');
    const units = Object.values(battle.units).flatMap(({ id, state, hex, facing }) =>
      hex === null ? [] : [{ unit: id, state, hex, facing }],
    );
    expect(told(tally, { type: 'toBoard', units })).toEqual([
      'To board mode',
      'The phone holds the positions',
    ]);
  });

  it('what was overruled and declined is said', () => {
    const command: Command = { ...move('red-2', 0, -2), anyway: true, declined: [0] };
    expect(told(battle, command)).toEqual([
      'Red 2 moves to G4 (against the rules, by hand, 1 declined)',
      'Red 2: at G4 (MOVE-2)',
    ]);
  });

  it('strangers are told by their ids', () => {
    expect(tell(battle, { type: 'pursue', unit: 'nobody' }, []).title).toBe('nobody pursues');
    expect(tell(battle, { type: 'letRout' }, []).title).toBe('Nobody saves ');
  });
});

describe('a preview in words', () => {
  it('has a line for each effect that a player sees, by its place', () => {
    const outcome = preview(battle, attack('black-1', ['red-0', 'red-1'], 1));
    if (!outcome.ok) throw new Error('refused');
    expect(foretell(battle, outcome.value)).toEqual([
      { place: 0, text: 'Commands 9 → 7 (CMD-2)' },
      { place: 1, text: 'Orders are over (TURN-2)' },
      { place: 5, text: 'Black 1: the defender chooses: save it or let it rout (HIT-1)' },
    ]);
  });

  it('a line is told from what the lines before it left', () => {
    const to = (q: number) =>
      ({ type: 'unit', unit: 'red-1', set: { hex: at(q, 1) }, reason: 'byHand' }) as const;
    const effects = [to(0), to(1), to(1)];
    const places = (declined: number[]) =>
      foretell(battle, { effects }, declined).map(({ place }) => place);
    expect(places([])).toEqual([0, 1]);
    expect(places([1])).toEqual([0, 1, 2]);
  });
});
