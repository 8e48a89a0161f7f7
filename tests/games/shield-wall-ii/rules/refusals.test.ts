import { describe, expect, it } from 'vitest';
import { type Battle, type Command, decide, preview } from '#/games/shield-wall-ii/rules';
import { at, attack, deploy, END, eventsOf, field, move, run, turn, whyNot } from './table';

/** Red 1 has attacked a spent warband that black 2 could save, and red 2 one that nobody can. */
const MEETING = {
  red: {
    0: [-1, 1, 0],
    1: [0, 0, 0],
    2: [3, 0, 0],
    3: [2, 0, 0],
    4: [2, 2, 0],
    6: [-1, 0, 1],
  },
  black: { 1: [0, -1, 3, 'spent'], 2: [0, -2, 3], 3: [3, -1, 3, 'spent'] },
} as const;
const meeting = (change: Parameters<typeof field>[0] = {}): Battle =>
  field({ ...MEETING, ...change });
const struck = run(meeting(), attack('black-1', ['red-1'], 1));
const routing = run(meeting(), attack('black-3', ['red-2'], 1));
const table = field({ mode: 'tally', red: { 1: [0, 0] }, black: { 1: [0, -1] } });
const over = run(meeting(), { type: 'end', ending: { how: 'stopped', side: null } });
const byHand = (unit: string, change: object): Command => ({
  type: 'setUnit',
  unit,
  set: change as Extract<Command, { type: 'setUnit' }>['set'],
});
const placed = (...units: readonly object[]): Command => ({
  type: 'toBoard',
  units: units as Extract<Command, { type: 'toBoard' }>['units'],
});
const one = { unit: 'red-1', state: 'fresh', hex: at(0, 0), facing: 0 };
const camps = [
  { unit: 'red-camp', state: 'fresh', hex: at(-2, 4), facing: 0 },
  { unit: 'black-camp', state: 'fresh', hex: at(2, -4), facing: 3 },
];
const other = { unit: 'black-1', state: 'fresh', hex: at(0, -1), facing: 3 };

const REFUSED: readonly (readonly [string | null, string, Battle, Command])[] = [
  ['ATT-1', 'Nobody attacks: choose a warband.', meeting(), attack('black-1', [], 1)],
  ['ATT-1', 'Nobody attacks his own side.', meeting(), attack('red-2', ['red-3'], 1)],
  // Every attacker is asked, not only the first.
  ['ATT-1', 'Nobody attacks his own side.', meeting(), attack('black-1', ['red-1', 'black-2'], 1)],
  [
    'ATT-1',
    'Red 1 has attacked in this player turn.',
    run(meeting(), attack('black-1', ['red-1'], 6)),
    attack('black-1', ['red-6', 'red-1'], 1),
  ],
  [
    'ATT-5',
    'At most 6 warbands stand around this target.',
    field({
      mode: 'tally',
      red: { 1: [0, 0], 2: [1, 0], 3: [2, 0], 4: [3, 0], 5: [-1, 0], 6: [-2, 0], 7: [-3, 0] },
      black: { 1: [0, -1] },
    }),
    attack('black-1', ['red-1', 'red-2', 'red-3', 'red-4', 'red-5', 'red-6', 'red-7'], 1),
  ],
  ['MAP-7', 'Black 1 stands in that hex.', meeting(), move('red-1', 0, -1)],
  [
    'MAP-6',
    'Nobody enters a wood hex.',
    field({ red: { 1: [-3, 3, 5] }, terrain: [{ kind: 'wood', side: 'red', corner: 'LR' }] }),
    move('red-1', -4, 3, 5),
  ],
  [
    'CMD-2',
    'Red 4 has deployed, moved or turned in this player turn.',
    run(meeting(), turn('red-4', 1)),
    turn('red-4', 2),
  ],
  ['ATT-1', 'Black 5 is not on the field.', meeting(), attack('black-5', ['red-1'], 1)],
  ['ATT-1', 'A camp never moves, turns or attacks.', meeting(), attack('black-1', ['red-camp'], 1)],
  [
    'ATT-3',
    'The defender throws a die for this attack.',
    meeting(),
    attack('black-1', ['red-1'], null),
  ],
  [
    'ATT-4',
    'The board shows who stands higher and who has a friend in front.',
    meeting(),
    { ...attack('black-1', ['red-1'], 1), downhill: ['red-1'] } as Command,
  ],
  [
    'ATT-2',
    'Black 1 has been attacked in this player turn.',
    run(meeting(), attack('black-1', ['red-1'], 6)),
    attack('black-1', ['red-6'], 1),
  ],
  ['HIT-1', 'No hit waits for the defender’s choice.', meeting(), { type: 'letRout' }],
  [
    'HIT-1',
    'No hit waits for the defender’s choice.',
    routing,
    { type: 'save', savers: ['black-2'] },
  ],
  ['HIT-1', 'The defender has still to choose: save the unit or let it rout.', struck, END],
  ['HIT-2', 'Red 1 cannot take this hit.', struck, { type: 'save', savers: ['red-1'] }],
  ['HIT-2', 'Black camp cannot take this hit.', struck, { type: 'save', savers: ['black-camp'] }],
  ['HIT', 'Fresh warbands that must become spent: 1.', struck, { type: 'save', savers: [] }],
  ['PURS-1', 'No pursuit waits to be settled.', struck, { type: 'stay' }],
  ['PURS-1', 'Pursuit has still to be settled.', routing, END],
  ['PURS-1', 'Only one of the attackers pursues.', routing, { type: 'pursue', unit: 'red-3' }],
  [
    'PURS-1',
    'Red 2 is routed.',
    run(routing, byHand('red-2', { state: 'routed' })),
    { type: 'pursue', unit: 'red-2' },
  ],
  [
    'MAP-7',
    'Red 3 stands in that hex.',
    run(routing, byHand('red-3', { hex: at(3, -1) })),
    { type: 'pursue', unit: 'red-2' },
  ],
  [
    'PURS-2',
    'The inferior army must pursue where it can.',
    run(meeting({ inferior: 'red' }), attack('black-3', ['red-2'], 1)),
    { type: 'stay' },
  ],
  [
    'TURN-2',
    'The attacks have begun already.',
    run(meeting(), { type: 'beginAttacks' }),
    { type: 'beginAttacks' },
  ],
  [
    'TURN-2',
    'Nobody moves or turns once the attacks have begun.',
    run(meeting(), { type: 'beginAttacks' }),
    turn('red-4', 1),
  ],
  ['TURN-1', 'Black 1 waits for its own player turn.', meeting(), turn('black-1', 1)],
  ['WIN-3', 'The battle is over. Resume it to go on.', over, END],
  [null, 'The battle has not ended.', meeting(), { type: 'resume' }],
  [null, 'There is no effect 9 to decline.', meeting(), { ...END, declined: [9] }],
  [null, 'There is no unit "nobody" in this battle.', meeting(), turn('nobody', 1)],
  [null, 'Red 1 is named twice.', meeting(), attack('black-1', ['red-1', 'red-1'], 1)],
  ['DEP-1', 'Red 1 is not waiting to deploy.', meeting(), deploy('red-1', -2, 3)],
  ['DEP-1', 'E6 does not touch the camp.', field(), deploy('red-1', 0, 0)],
  [
    'DEP-2',
    'Warbands deploy in the first 3 player turns only.',
    field({ turn: 4 }),
    deploy('red-1', -2, 3),
  ],
  [
    'DEP-4',
    'The camp is gone: nobody deploys.',
    field({ red: { camp: 'routed' } }),
    deploy('red-1', -2, 3),
  ],
  ['MOVE-1', 'Say which way to face.', meeting(), { type: 'turn', unit: 'red-4' }],
  ['MOVE-1', 'Red 4 already faces that way.', meeting(), turn('red-4', 0)],
  ['MOVE-1', 'A camp never moves, turns or attacks.', meeting(), turn('red-camp', 1)],
  ['MOVE-2', 'B8 is not in front of Red 4.', meeting(), move('red-4', 2, 3)],
  ['MAP-7', 'Say which hex.', meeting(), { type: 'move', unit: 'red-4' }],
  [
    'MAP-7',
    'In tally mode the table holds the positions: give no hex.',
    table,
    move('red-1', 0, 1),
  ],
  ['MAP-7', 'Red 2 stands in that hex.', meeting(), byHand('red-1', { hex: at(3, 0) })],
  ['MAP-7', 'Say in which hex Red 5 stands.', meeting(), byHand('red-5', { state: 'fresh' })],
  [
    'HIT',
    'A camp is never waiting and never spent.',
    meeting(),
    byHand('red-camp', { state: 'spent' }),
  ],
  [null, 'In tally mode the table holds the positions.', table, byHand('red-1', { hex: at(0, 0) })],
  [null, 'The table holds the positions already.', table, { type: 'toTally' }],
  ['MAP-7', 'Red 1 stands in that hex.', table, placed(one, { ...other, hex: at(0, 0) })],
  ['MAP-7', 'A unit is named twice.', table, placed(one, other, { ...other, hex: at(3, 0) })],
  [
    'MAP-7',
    'Say in which hex Black 1 stands.',
    table,
    placed(one, { unit: 'red-camp', state: 'fresh', hex: at(-2, 4), facing: 0 }),
  ],
  [
    'MAP-7',
    'Red 1 is routed and stands in no hex.',
    table,
    placed({ ...one, state: 'routed' }, other),
  ],
  ['MAP-7', 'Say in which hex Red 1 stands.', table, placed({ ...one, hex: null }, other)],
  [
    'HIT',
    'A camp is never waiting and never spent.',
    table,
    placed({ ...one, unit: 'red-camp', state: 'spent' }),
  ],
];

describe('what is refused says why, and by which rule', () => {
  it.each(REFUSED)('%s: %s', (rule, why, battle, command) => {
    const result = decide(battle, command);
    expect(result.ok ? null : result.error.rule).toBe(rule);
    expect(whyNot(battle, command)).toBe(why);
  });

  it.each([
    ['CMD-1', { type: 'setCommands', total: 11, left: 1 }, /^Commands/],
    ['CMD-2', { type: 'setCommands', total: 9, left: 10 }, /^Commands left/],
    ['TURN-1', { type: 'setTurn', turn: 0, side: 'red', phase: 'orders' }, /^Turn/],
  ] as const)('%s: a count out of its range names what is counted', (rule, command, why) => {
    const result = decide(meeting(), command);
    expect(result.ok ? null : result.error.rule).toBe(rule);
    expect(whyNot(meeting(), command)).toMatch(why);
  });
});

/** Each line of what a command does, by its reason. */
const reasonsOf = (battle: Battle, command: Command) =>
  eventsOf(battle, command).map((event) => ('reason' in event ? event.reason : event.type));

describe('every effect says by which rule', () => {
  it.each<readonly [string, Battle, Command, readonly string[]]>([
    ['DEP-1, CMD-2', field(), deploy('red-1', -2, 3), ['CMD-2', 'DEP-1']],
    ['MOVE-2, CMD-2', meeting(), move('red-4', 2, 1), ['CMD-2', 'MOVE-2']],
    ['MOVE-1, CMD-2', meeting(), turn('red-4', 1), ['CMD-2', 'MOVE-1']],
    [
      'ATT-1, TURN-2: no hit',
      meeting(),
      attack('black-1', ['red-1'], 6),
      ['CMD-2', 'TURN-2', 'ATT-1', 'die'],
    ],
    [
      'HIT: spent',
      meeting({ black: { 1: [0, -1, 3] } }),
      attack('black-1', ['red-1'], 1),
      ['CMD-2', 'TURN-2', 'ATT-1', 'die', 'HIT'],
    ],
    [
      'HIT-1: the defender chooses',
      meeting(),
      attack('black-1', ['red-1'], 1),
      ['CMD-2', 'TURN-2', 'ATT-1', 'die', 'HIT-1'],
    ],
    [
      'PURS-1: rout and pursuit',
      meeting(),
      attack('black-3', ['red-2'], 1),
      ['CMD-2', 'TURN-2', 'ATT-1', 'die', 'HIT', 'PURS-1'],
    ],
    ['HIT, HIT-1: saved', struck, { type: 'save', savers: ['black-2'] }, ['HIT', 'HIT-1']],
    ['PURS-1: let go', struck, { type: 'letRout' }, ['HIT', 'PURS-1']],
    ['PURS-1: pursued', routing, { type: 'pursue', unit: 'red-2' }, ['PURS-1', 'PURS-1']],
    ['PURS-2: nobody', routing, { type: 'stay' }, ['PURS-2']],
    ['TURN-2', meeting(), { type: 'beginAttacks' }, ['TURN-2']],
    ['TURN-1', meeting(), END, ['TURN-1']],
    [
      'DEP-2, WIN-1: nine late ones',
      field({ turn: 3, red: { 0: [0, 0] } }),
      END,
      [...Array(9).fill('DEP-2'), 'TURN-1', 'WIN-1'],
    ],
    ['by hand: table', meeting(), { type: 'toTally' }, ['byHand']],
    ['by hand: board', table, placed(one, other, ...camps), ['byHand']],
    [
      'by hand: another turn',
      meeting(),
      { type: 'setTurn', turn: 5, side: 'black', phase: 'attacks' },
      ['byHand', 'byHand'],
    ],
    [
      'by hand: the same turn',
      meeting(),
      { type: 'setTurn', turn: 1, side: 'red', phase: 'attacks' },
      ['byHand'],
    ],
    [
      'by hand: opponent',
      meeting(),
      { type: 'setOpponent', opponent: { side: 'black', level: 'easy' } },
      ['byHand'],
    ],
  ])('%s', (_, battle, command, reasons) => {
    expect(reasonsOf(battle, command)).toEqual(reasons);
  });

  it('the phone takes a side, and gives it back', () => {
    const opponent = { side: 'black', level: 'easy' } as const;
    const with_ = run(meeting(), { type: 'setOpponent', opponent });
    expect(with_.opponent).toEqual(opponent);
    expect(run(with_, { type: 'setOpponent', opponent: null }).opponent).toBeNull();
  });

  it('DEP-2: an army that has nobody waiting loses nobody with its third turn', () => {
    const outcome = preview(field({ turn: 2, red: { 0: [0, 0] } }), END);
    expect(outcome.ok && outcome.value.effects).toHaveLength(1);
  });

  it('ATT-7, HIT: a certain hit needs no die and is a hit; one without a chance is none', () => {
    const three = field({
      red: { 0: [0, 0, 0], 2: [-1, 0, 1], 3: [1, -1, 5] },
      black: { 1: [0, -1, 3] },
    });
    const dieOf = (battle: Battle, command: Command) =>
      eventsOf(battle, command).find(({ type }) => type === 'die');
    // 5 and 3 - 1 and 3 are 10 against 3.
    expect(dieOf(three, attack('black-1', ['red-0', 'red-2', 'red-3'], null))).toMatchObject({
      face: null,
      hit: true,
    });
    // 3 - 1 + 1 for the only attacker are 3 against a lord's 4.
    const lord = field({ red: { 1: [0, 0, 0], 2: [-1, 0, 1] }, black: { 0: [0, -1, 3] } });
    expect(dieOf(lord, attack('black-0', ['red-2'], null))).toMatchObject({
      face: null,
      hit: false,
    });
  });
});
