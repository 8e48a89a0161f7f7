import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Battle,
  type Command,
  DEFAULT_OPTIONS,
  decide,
  type Event,
  evolve,
  FACES,
  foretell,
  guide,
  ORDERS,
  PHASES,
  PRINTED_CLASSES,
  preview,
  questionOf,
  tell,
} from '#/games/shields-and-swords/rules';
import { rangeFaults } from '../play/legal';
import { BYRHTNOTH, bonus, OFFAS, OLAF, orders, table } from './table';

/** Any wish: of the right shape with ids, counts and faces that may be nonsense, or of no shape at all. */

const oneOf = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const unit = fc.oneof(
  { weight: 15, arbitrary: oneOf(...Object.keys(table().units)) },
  { weight: 1, arbitrary: oneOf('nobody', '', 'constructor', '__proto__', 'red-0') },
);
const wing = fc.oneof(
  { weight: 12, arbitrary: oneOf(...Object.keys(table().wings)) },
  { weight: 1, arbitrary: oneOf('nobody', 'toString') },
);
const side = oneOf('red', 'black');
const number = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 8 }) },
  { weight: 1, arbitrary: oneOf(-1, 9, 1.5, 1e9, Number.NaN, Number.POSITIVE_INFINITY) },
);
const units = fc.array(unit, { maxLength: 4 });
const places = fc.array(number, { maxLength: 2 });
const truth = fc.boolean();
const yes = fc.constant(true);
const record = (required: object, optional: object = {}): fc.Arbitrary<object> =>
  fc.record({ ...required, ...optional } as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: Object.keys(required),
  });

const WISHES: Readonly<Record<Command['type'], fc.Arbitrary<object>>> = {
  nextPhase: record({}),
  declareInitiative: record({}),
  end: record({ ending: record({ how: oneOf('gaveUp', 'agreed'), winner: fc.option(side) }) }),
  resume: record({}),
  lay: record(
    { wing, marker: number, face: oneOf(...FACES) },
    { on: oneOf(...ORDERS), pitched: yes },
  ),
  takeBack: record({ marker: number }),
  repeatOrders: record({}),
  choosePitched: record({ wing, pitched: truth }),
  integrity: record({ out: units }),
  hold: record({ unit, held: truth }),
  arrive: record({ unit }),
  fire: record({ unit, target: unit, face: number }, { high: yes, modifiers: places }),
  attack: record(
    { target: unit, attackers: units, face: number },
    { primary: unit, downhill: yes, trench: yes, modifiers: places },
  ),
  changeResult: record({ take: truth }),
  resolve: record({}, { loses: unit, blocked: units }),
  advance: record({ unit: fc.option(unit) }, { unable: yes }),
  setUnit: record({
    unit,
    set: record(
      {},
      {
        steps: number,
        suppressed: truth,
        inShieldWall: truth,
        arrived: truth,
        fired: truth,
        attacked: truth,
        wasAttacked: truth,
        class: oneOf(...PRINTED_CLASSES),
        fireFactor: fc.option(number),
      },
    ),
  }),
  setAwarded: record({ side, points: number }),
  setInitiative: record({ side: fc.option(side) }),
  setPhase: record({ side, turn: number, phase: oneOf(...PHASES) }),
  setUsedUp: record({ side, marker: number, usedUp: truth }),
  setOptions: record({ options: oneOf(DEFAULT_OPTIONS, { ...DEFAULT_OPTIONS, chain: true }) }),
  dropAttack: record({}),
};

const terms = record(
  {},
  { anyway: yes, declined: fc.array(fc.integer({ min: -1, max: 6 }), { maxLength: 2 }) },
);

const command = fc
  .tuple(
    fc.oneof(
      ...Object.entries(WISHES).map(([type, wish]) =>
        wish.map((rest) => ({ type, ...rest }) as Command),
      ),
    ),
    fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: terms }),
  )
  .map(([wish, extra]): Command => ({ ...wish, ...extra }));

const commands = fc.array(command, { maxLength: 30 });

/** Any phase, with a full set of orders. */
const start = fc.record({ phase: oneOf(...PHASES), charging: truth }).map((frame) =>
  table({
    ...frame,
    laid: {
      [BYRHTNOTH]: [...orders(0, 'combat', 'move', 'horse'), bonus('combat')],
      [OFFAS]: orders(1, 'combat', 'fire', 'shieldWall'),
      [OLAF]: orders(0, 'move'),
    },
  }),
);

const step = (battle: Battle, wish: Command): Battle => {
  const result = decide(battle, wish);
  return result.ok ? result.value.reduce((now, event) => evolve(now, event), battle) : battle;
};

/** What a bug or a damaged file could hand to the kernel. */
const anything = fc.anything({ withBigInt: true, withNullPrototype: true, maxDepth: 2 });

/** A command with one of its values replaced, taken away or added. */
const damaged = fc.tuple(command, fc.nat(), anything).map(([wish, at, value]): unknown => {
  const keys = [...Object.keys(wish), 'declined', 'extra'];
  return { ...wish, [keys[at % keys.length] as string]: value };
});

describe('under any sequence of commands', () => {
  it('UNIT-4, CMD-2: steps, markers and turns stay in range, and nothing throws', () => {
    fc.assert(
      fc.property(start, commands, (begun, wishes) => {
        let battle = begun;
        for (const wish of wishes) {
          const result = decide(battle, wish);
          const before = battle;
          for (const event of result.ok ? result.value : []) {
            battle = evolve(battle, event);
            expect(rangeFaults(battle)).toEqual([]);
          }
          if (result.ok) tell(before, wish, result.value);
          guide(battle);
          questionOf(battle);
        }
        expect(JSON.parse(JSON.stringify(battle))).toEqual(battle);
      }),
      { numRuns: 60 },
    );
  });

  it('decide and preview change nothing themselves, and agree', () => {
    fc.assert(
      fc.property(start, commands, command, (begun, wishes, wish) => {
        const battle = wishes.reduce(step, begun);
        const before = structuredClone(battle);
        const { declined: _, ...plain } = wish;
        const lines = preview(battle, plain as Command);
        expect(lines.ok).toBe(decide(battle, plain as Command).ok);
        if (lines.ok) foretell(battle, lines.value);
        expect(battle).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  it('nonsense is nonsense anyway: it never passes for the asking', () => {
    fc.assert(
      fc.property(start, commands, command, (begun, wishes, wish) => {
        const battle = wishes.reduce(step, begun);
        const plain = decide(battle, wish);
        if (plain.ok || plain.error.kind === 'forbidden') return;
        expect(decide(battle, { ...wish, anyway: true }).ok).toBe(false);
      }),
      { numRuns: 100 },
    );
  });
});

describe('whatever is handed to the kernel', () => {
  it('a command of any type is decided without throwing, and leaves plain data', () => {
    fc.assert(
      fc.property(start, fc.oneof(anything, damaged), (battle, wish) => {
        const result = decide(battle, wish as Command);
        if (!result.ok) {
          expect(result.error.why).toMatch(/\.$/);
          return;
        }
        for (const event of result.value) expect(rangeFaults(evolve(battle, event))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('an event of any type changes nothing, or what it names', () => {
    fc.assert(
      fc.property(anything, (event) => {
        const battle = table();
        expect(evolve(battle, event as Event)).toBe(battle);
      }),
      { numRuns: 300 },
    );
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'nextPhase'],
    ['a list', ['nextPhase']],
    ['no type', {}],
    ['a type that is no text', { type: 5 }],
    ['an inherited type', { type: 'toString' }],
    [
      'attackers that are no list',
      { type: 'attack', target: 'black-0-0', attackers: 'red-0-0', face: 1 },
    ],
    [
      'attackers that are no texts',
      { type: 'attack', target: 'black-0-0', attackers: [1], face: 1 },
    ],
    ['a face that is no number', { type: 'fire', unit: 'red-1-3', target: 'black-0-0', face: '6' }],
    ['an order that is none', { type: 'lay', wing: 'red-0', marker: 0, face: 'dance' }],
    ['anyway that is no yes', { type: 'nextPhase', anyway: 'yes' }],
    ['declined that is no list', { type: 'nextPhase', declined: 1 }],
    ['declined that is no number', { type: 'nextPhase', declined: ['0'] }],
    ['an ending without a how', { type: 'end', ending: { winner: 'red' } }],
    ['options that lack one', { type: 'setOptions', options: { chain: true } }],
    ['a class that is not printed', { type: 'setUnit', unit: 'red-0-0', set: { class: 'F' } }],
    ['a side that is none', { type: 'setAwarded', side: 'green', points: 1 }],
    ['a phase that is none', { type: 'setPhase', side: 'red', turn: 1, phase: 'tea' }],
  ])('refuses %s', (_, wish) => {
    expect(decide(table(), wish as Command)).toEqual({
      ok: false,
      error: { kind: 'invalid', rule: null, why: 'There is no such command.' },
    });
  });

  it.each<[string, unknown]>([
    [
      'a unit that nobody knows',
      { type: 'unit', unit: '__proto__', set: { steps: 0 }, reason: 'x' },
    ],
    ['a wing that nobody knows', { type: 'wing', wing: 'x', set: { laid: [] }, reason: 'x' }],
    ['a move of nobody', { type: 'moved', unit: 'x', how: 'retreats', reason: 'x' }],
    ['a move of no kind', { type: 'moved', unit: 'red-0-0', how: 'flies', reason: 'x' }],
    ['a phase that is none', { type: 'phase', phase: 'tea', check: [], moving: [], reason: 'x' }],
    ['a phase without its lists', { type: 'phase', phase: 'move', reason: 'x' }],
    ['a turn of nobody', { type: 'turn', side: 'green', check: [], reason: 'x' }],
    ['a set that is none', { type: 'battle', set: null, reason: 'x' }],
    ['a die', { type: 'dice', roll: 'fire', by: 'red-0-0', face: 3, meaning: '' }],
  ])('evolve passes over %s', (_, event) => {
    const battle = table();
    expect(evolve(battle, event as Event)).toBe(battle);
  });
});
