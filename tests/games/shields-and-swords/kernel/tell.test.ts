import { describe, expect, it } from 'vitest';
import {
  type Battle,
  type Command,
  DEFAULT_OPTIONS,
  foretell,
  preview,
  tell,
} from '#/games/shields-and-swords/rules';
import { PRACTICE } from '#/games/shields-and-swords/scenarios';
import { attack, resolve, take } from './fight';
import {
  ARCHERS,
  BYRHTNOTH,
  bonus,
  combat,
  DUNNERE,
  EDWARD,
  eventsOf,
  GODRIC,
  HEARTH,
  HIRD,
  KETIL,
  LEVY,
  MACCUS,
  next,
  OFFA,
  OFFAS,
  OLAF,
  ORM,
  orders,
  run,
  SKULI,
  THORKEL,
  THRALLS,
  table,
  WISTAN,
} from './table';

const told = (battle: Battle, command: Command) => tell(battle, command, eventsOf(battle, command));
const lines = (battle: Battle, command: Command) => told(battle, command).lines;

/** What the players read before they apply it. */
function foretold(battle: Battle, command: Command, declined: readonly number[] = []) {
  const effects = preview(battle, command);
  if (!effects.ok) throw new Error(effects.error.why);
  return foretell(battle, effects.value, declined);
}

describe('the journal in words', () => {
  const begun = table();
  const fighting = run(combat(), attack([EDWARD, DUNNERE], ORM, 5));
  const laid = { [BYRHTNOTH]: [...orders(0, 'combat'), bonus('combat')] };
  const advancing = run(combat(), attack([HEARTH], THRALLS, 4), resolve);

  it.each<[Battle, Command, string]>([
    [table({ laid: { [BYRHTNOTH]: orders(0, 'move') } }), next, 'Move phase'],
    [table({ phase: 'initiative' }), next, 'Turn of Raiders'],
    [
      table({ phase: 'horse', laid: { [BYRHTNOTH]: orders(0, 'horse') } }),
      next,
      'All horse have moved',
    ],
    [
      table({ phase: 'initiative', initiative: 'red' }),
      { type: 'declareInitiative' },
      'Saxons declare initiative',
    ],
    [begun, { type: 'end', ending: { how: 'gaveUp', winner: 'red' } }, 'Raiders give up the field'],
    [
      begun,
      { type: 'end', ending: { how: 'agreed', winner: 'red' } },
      'The players end the battle',
    ],
    [begun, { type: 'end', ending: { how: 'gaveUp', winner: null } }, 'The players end the battle'],
    [table({ ended: { how: 'agreed', winner: null } }), { type: 'resume' }, 'The battle goes on'],
    [
      begun,
      { type: 'lay', wing: BYRHTNOTH, marker: 4, face: 'shieldWall' },
      'Byrhtnoth’s wing: Shield Wall',
    ],
    [table({ laid }), { type: 'takeBack', marker: 0 }, 'A marker is taken back'],
    [
      table({ wings: { [BYRHTNOTH]: { last: orders(0, 'move') } } }),
      { type: 'repeatOrders' },
      'Last turn’s orders again',
    ],
    [
      table({ laid }),
      { type: 'choosePitched', wing: BYRHTNOTH, pitched: true },
      'Byrhtnoth’s wing: a pitched combat',
    ],
    [
      table({ laid }),
      { type: 'choosePitched', wing: BYRHTNOTH, pitched: false },
      'Byrhtnoth’s wing: a second combat',
    ],
    [begun, { type: 'integrity', out: [WISTAN, LEVY] }, 'Out of reach: Wistan, Levy'],
    [
      table({ wings: { [OFFAS]: { check: true } } }),
      { type: 'integrity', out: [] },
      'All foot is in reach',
    ],
    [begun, { type: 'hold', unit: EDWARD, held: true }, 'Edward began in EZOC'],
    [begun, { type: 'hold', unit: EDWARD, held: false }, 'Edward did not begin in EZOC'],
    [
      table({
        phase: 'move',
        laid: { [BYRHTNOTH]: orders(0, 'move') },
        units: { [DUNNERE]: { arrived: false } },
      }),
      { type: 'arrive', unit: DUNNERE },
      'Dunnere arrives',
    ],
    [
      table({ phase: 'fire', laid: { [OFFAS]: orders(1, 'fire') } }),
      { type: 'fire', unit: ARCHERS, target: ORM, face: 2 },
      'Archers fires at Orm',
    ],
    [combat(), attack([EDWARD], ORM, 4), 'Edward attacks Orm'],
    [combat(), attack([EDWARD, DUNNERE], ORM, 4), 'Edward, Dunnere attack Orm'],
    [
      table({ phase: 'horse', charging: true, laid: { [BYRHTNOTH]: orders(0, 'horse') } }),
      attack([GODRIC], ORM, 4),
      'Godric charges Orm',
    ],
    [run(combat(), attack([GODRIC], ORM, 5)), take, 'The result is changed'],
    [
      run(combat(), attack([GODRIC], ORM, 5)),
      { type: 'changeResult', take: false },
      'The result is left as it is',
    ],
    [fighting, { type: 'resolve', loses: EDWARD }, 'The attack on Orm: EX'],
    [advancing, { type: 'advance', unit: null }, 'Nobody advances'],
    [advancing, { type: 'advance', unit: HEARTH }, 'Hearth advances'],
    [begun, { type: 'setUnit', unit: HEARTH, set: { steps: 1 } }, 'Hearth: by hand'],
    [begun, { type: 'setAwarded', side: 'red', points: 2 }, 'Points of Saxons: by hand'],
    [begun, { type: 'setInitiative', side: 'red' }, 'Initiative marker: by hand'],
    [
      begun,
      { type: 'setPhase', side: 'black', turn: 3, phase: 'pitched' },
      'Raiders, turn 3, Pitched Combat: by hand',
    ],
    [
      begun,
      { type: 'setUsedUp', side: 'red', marker: 0, usedUp: true },
      'A marker of Saxons: used up',
    ],
    [
      begun,
      { type: 'setUsedUp', side: 'red', marker: 0, usedUp: false },
      'A marker of Saxons: back in the pool',
    ],
    [begun, { type: 'setOptions', options: DEFAULT_OPTIONS }, 'Options: by hand'],
    [fighting, { type: 'dropAttack' }, 'The attack is ended by hand'],
  ])('%#: $1.type: %3$s', (battle, command, words) => {
    expect(told(battle, command).title).toBe(words);
  });

  it('says what was done against the rules, and what was declined', () => {
    const battle = run(combat(), attack([EDWARD], ORM, 4));
    expect(told(battle, { ...resolve, declined: [1] }).title).toBe(
      'The attack on Orm: EX (1 declined)',
    );
    expect(told(battle, { ...next, anyway: true }).title).toBe(
      'Initiative phase (against the rules, by hand)',
    );
    expect(told(battle, { ...next, anyway: true, declined: [0] }).title).toBe(
      'Initiative phase (against the rules, by hand, 1 declined)',
    );
    expect(told(battle, { ...resolve, declined: [] }).title).toBe('The attack on Orm: EX');
  });

  it('CRT, FIRE-3: dice with what they meant', () => {
    expect(lines(combat(), attack([EDWARD], ORM, 4))).toEqual(['Edward throws 4: row B at 5: EX']);
    const field = table({ phase: 'fire', laid: { [OFFAS]: orders(1, 'fire') } });
    expect(lines(field, { type: 'fire', unit: ARCHERS, target: ORM, face: 7 })).toEqual([
      'Archers throws 7: 7 against 6, Orm: suppressed',
      'Orm: suppressed (FIRE-3)',
    ]);
  });

  it('RES-4, UNIT-4: steps, and the class that lies up now', () => {
    expect(lines(run(combat(), attack([EDWARD], ORM, 4)), resolve)).toEqual([
      'Orm: loses a step, now D (RES-4)',
      'Edward: loses a step, now C (RES-4)',
    ]);
  });

  it('VP-1, VP-3: an elimination with its points, the crown among them', () => {
    const gone = (unit: string) => lines(table(), { type: 'setUnit', unit, set: { steps: 0 } });
    expect(gone(ORM)).toEqual(['Orm: eliminated, 2 to Saxons (by hand)']);
    expect(gone(HIRD)).toEqual(['Hird: eliminated, 5 to Saxons (by hand)']);
    expect(gone(HEARTH)).toEqual(['Hearth: eliminated, 5 to Raiders (by hand)']);
    const marked = table({ units: { [ORM]: { suppressed: true, inShieldWall: true } } });
    expect(lines(marked, { type: 'setUnit', unit: ORM, set: { steps: 0 } })).toEqual([
      'Orm: eliminated, 2 to Saxons (by hand)',
    ]);
  });

  it('RET-1, RET-3, ADV-1: who goes where', () => {
    const battle = run(combat(), attack([HEARTH], THRALLS, 4));
    expect(lines(battle, resolve)).toEqual(['Thralls retreats (RET-1)']);
    expect(lines(battle, { type: 'resolve', blocked: [THRALLS] })).toEqual([
      'Thralls: loses a step, now D (RET-3)',
    ]);
    expect(lines(run(battle, resolve), { type: 'advance', unit: HEARTH })).toEqual([
      'Hearth advances (ADV-1)',
    ]);
  });

  it('RES-6: a result that was changed', () => {
    expect(lines(run(combat(), attack([GODRIC], ORM, 5)), take)).toEqual(['EX becomes DR (RES-6)']);
    expect(
      lines(run(combat(), attack([GODRIC], ORM, 5)), { type: 'changeResult', take: false }),
    ).toEqual([]);
  });

  it('CMD-2, CMD-5: what lies at a wing', () => {
    const battle = table({ laid: { [BYRHTNOTH]: orders(0, 'combat', 'move') } });
    const lay = { type: 'lay', wing: BYRHTNOTH, marker: 6, face: 'bonus', on: 'combat' } as const;
    expect(lines(battle, lay)).toEqual(['Byrhtnoth’s wing: Combat, Move, Bonus on Combat']);
    expect(lines(battle, { ...lay, pitched: true })).toEqual([
      'Byrhtnoth’s wing: Combat, Move, Bonus on Combat, pitched',
    ]);
    const one = table({ laid: { [BYRHTNOTH]: orders(0, 'combat') } });
    expect(lines(one, { type: 'takeBack', marker: 0 })).toEqual(['Byrhtnoth’s wing: no orders']);
    const { on: _, ...alone } = lay;
    expect(lines(one, { ...alone, anyway: true })).toEqual(['Byrhtnoth’s wing: Combat, Bonus']);
  });

  it('WING-1, WING-2: where it took the players’ word', () => {
    const wings = { [OFFAS]: { check: true } };
    const word = 'Offa’s wing: the rest is in reach, as the players say (WING-1)';
    expect(lines(table({ wings }), { type: 'integrity', out: [LEVY] })).toEqual([
      'Levy: eliminated, 1 to Raiders (WING-2)',
      word,
    ]);
    expect(lines(table({ wings }), next)).toEqual([word]);
    expect(lines(table({ wings, phase: 'initiative' }), next)).toEqual([word]);
    expect(lines(table(), next)).toEqual([]);
  });

  it('SW-1, TURN-3: walls and markers that come and go', () => {
    const forming = table({ laid: { [OFFAS]: orders(1, 'shieldWall') } });
    expect(lines(forming, next)[0]).toBe('Offa: forms shield wall (SW-1)');
    const theirs = table({
      phase: 'initiative',
      units: { [SKULI]: { inShieldWall: true }, [OFFA]: { suppressed: true } },
      laid: { [OLAF]: orders(0, 'move', 'combat'), [OFFAS]: orders(1, 'fire') },
    });
    expect(lines(theirs, next)).toEqual([
      'Offa: no longer suppressed (TURN-3)',
      'Guthmund’s wing: the shield wall ends (TURN-3)',
      'Raiders: 2 markers come back (TURN-3)',
    ]);
  });

  it('INIT-1, VP-2: the marker and the end', () => {
    const declared = table({ phase: 'initiative', initiative: 'red' });
    expect(lines(declared, { type: 'declareInitiative' })).toEqual([
      'The initiative marker goes to Raiders (INIT-1)',
    ]);
    expect(lines(table(), { type: 'setInitiative', side: null })).toEqual([
      'The initiative marker goes to nobody (by hand)',
    ]);
    const lost = { steps: 0 };
    const units = { [HIRD]: lost, [KETIL]: lost, [THORKEL]: lost, [ORM]: lost };
    const won = table({ units, active: 'black', phase: 'initiative' });
    expect(told(won, next)).toEqual({
      title: 'The turn is over',
      lines: ['Saxons win, by points (VP-2)'],
    });
    const time = table({ active: 'black', phase: 'initiative', turns: { red: 10, black: 10 } });
    expect(lines(time, next)).toEqual(['A draw, when time is up (CARD-1)']);
    const words = (how: 'gaveUp' | 'agreed', winner: 'red' | null) =>
      lines(table(), { type: 'end', ending: { how, winner } })[0];
    expect(words('gaveUp', 'red')).toBe('Saxons win, the enemy gives up (by hand)');
    expect(words('agreed', null)).toBe('A draw, as the players agree (by hand)');
    const last = Object.fromEntries(
      Object.keys(table().units)
        .filter((id) => id.startsWith('black') && id !== ORM)
        .map((id) => [id, lost]),
    );
    expect(
      lines(table({ units: last }), { type: 'setUnit', unit: ORM, set: { steps: 0 } })[1],
    ).toBe('Saxons win, the field is empty (CARD-1)');
  });

  it('by hand: every change', () => {
    const hand = (set: object, units = {}) =>
      lines(table({ units }), { type: 'setUnit', unit: MACCUS, set });
    expect(hand({ suppressed: true })).toEqual(['Maccus: suppressed (by hand)']);
    expect(hand({ suppressed: false })).toEqual([]);
    expect(hand({ inShieldWall: false }, { [MACCUS]: { inShieldWall: true } })).toEqual([
      'Maccus: leaves the shield wall (by hand)',
    ]);
    expect(hand({ steps: 2 }, { [MACCUS]: { steps: 1 } })).toEqual([
      'Maccus: a step given back (by hand)',
    ]);
    expect(hand({ steps: 1 }, { [MACCUS]: { steps: 0 } })).toEqual([
      'Maccus: back in the battle (by hand)',
    ]);
    expect(hand({ arrived: false })).toEqual(['Maccus: has not arrived (by hand)']);
    expect(hand({ arrived: true }, { [MACCUS]: { arrived: false } })).toEqual([
      'Maccus: arrives (by hand)',
    ]);
    expect(hand({ class: 'A' })).toEqual(['Maccus: now A, fire 7 (by hand)']);
    expect(hand({ fireFactor: null })).toEqual(['Maccus: now C (by hand)']);
    expect(hand({ steps: 1, class: 'A' })).toEqual([
      'Maccus: loses a step, now D, now A, fire 8 (by hand)',
    ]);
    expect(hand({ fired: true })).toEqual([]);
    expect(lines(table(), { type: 'setAwarded', side: 'red', points: 2 })).toEqual([
      'Points beside those for units: 2 and 0 (by hand)',
    ]);
    expect(lines(table(), { type: 'setOptions', options: DEFAULT_OPTIONS })).toEqual([
      'Other options from here on (by hand)',
    ]);
    expect(lines(table(), { type: 'setPhase', side: 'red', turn: 2, phase: 'move' })).toEqual([
      'Move phase (by hand)',
    ]);
  });
});

describe('hidden things stay hidden (UNIT-6, OPT-REVERSE)', () => {
  it('UNIT-6: a preview names no value of a back and no crown', () => {
    const exchange = run(combat(), attack([EDWARD], ORM, 4));
    expect(foretold(exchange, resolve)).toEqual([
      { place: 0, text: 'Orm: loses a step (RES-4)' },
      { place: 1, text: 'Edward: loses a step (RES-4)' },
    ]);
    expect(foretold(table(), { type: 'setUnit', unit: HIRD, set: { steps: 0 } })).toEqual([
      { place: 0, text: 'Hird: eliminated (by hand)' },
    ]);
  });

  it('a line that is declined is foretold, and what follows is told without it', () => {
    const sides = { ...PRACTICE.sides };
    const battle = run(combat({ card: { sides } }), attack([EDWARD], ORM, 4));
    expect(foretold(battle, resolve, [0])).toHaveLength(2);
    const wall = table({ laid: { [OFFAS]: orders(1, 'shieldWall') } });
    expect(foretold(wall, next).map(({ place }) => place)).toEqual([1, 2, 3]);
  });

  it('dice and marks are no lines to decline', () => {
    expect(foretold(combat(), attack([EDWARD], ORM, 4))).toEqual([]);
  });
});
