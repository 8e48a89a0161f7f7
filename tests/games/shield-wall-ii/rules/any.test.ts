import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Battle,
  type Command,
  decide,
  evolve,
  LEVELS,
  PRINTED,
  preview,
  SIDES,
} from '#/games/shield-wall-ii/rules';
import { faults } from '../play/legal';
import { at, field } from './table';

/** Any command of the right type whose fields may be nonsense, and values that are no command at all. */

const oneOf = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const junk = fc.oneof(
  fc.anything(),
  oneOf<unknown>(
    null,
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    79,
    '__proto__',
    'constructor',
    [],
    {},
    Object.create(null),
  ),
);
/** Mostly sense, now and then anything. */
const or = (sense: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 14, arbitrary: sense }, { weight: 1, arbitrary: junk });

const unit = or(
  oneOf(...SIDES.flatMap((side) => ['0', '1', '2', '3', 'camp'].map((id) => `${side}-${id}`))),
);
const units = or(fc.uniqueArray(unit, { maxLength: 3 }));
const hex = or(oneOf(at(0, 0), at(0, -1), at(1, -1), at(-1, 4), at(-2, 3), at(1, 0), at(2, -3)));
const facing = or(oneOf(0, 1, 2, 3, 4, 5));
const number = or(fc.integer({ min: -1, max: 20 }));
const side = or(oneOf(...SIDES));
const phase = or(oneOf('orders', 'attacks'));
const state = or(oneOf('waiting', 'fresh', 'spent', 'routed'));
const truth = or(fc.boolean());

const record = (required: object, optional: object = {}): fc.Arbitrary<object> =>
  fc.record({ ...required, ...optional } as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: Object.keys(required),
  });

const COMMANDS: Readonly<Record<Command['type'], fc.Arbitrary<object>>> = {
  deploy: record({ unit }, { to: hex, facing }),
  move: record({ unit }, { to: hex, facing }),
  turn: record({ unit }, { facing }),
  attack: record(
    { target: unit, attackers: units, face: or(oneOf(null, 1, 2, 3, 4, 5, 6)) },
    { downhill: units, friendInFront: units },
  ),
  save: record({ savers: units }),
  letRout: record({}),
  pursue: record({ unit }),
  stay: record({}),
  beginAttacks: record({}),
  endTurn: record({}),
  end: record({ ending: or(record({ how: oneOf('stopped', 'gaveUp'), side })) }),
  resume: record({}),
  setUnit: record({
    unit,
    set: or(record({}, { state, hex: or(fc.option(hex)), facing, moved: truth, attacked: truth })),
  }),
  setCommands: record({ total: number, left: number }),
  setTurn: record({ turn: number, side, phase }),
  setOptions: record({
    options: or(
      record({
        commandsShort: or(record({ superior: number, inferior: number })),
        pointsToWin: or(oneOf(PRINTED.pointsToWin)),
        turns: number,
        playOn: truth,
      }),
    ),
  }),
  setOpponent: record({ opponent: or(fc.option(record({ side, level: or(oneOf(...LEVELS)) }))) }),
  toTally: record({}),
  toBoard: record({
    units: or(
      fc.array(or(record({ unit, state, hex: or(fc.option(hex)), facing })), { maxLength: 4 }),
    ),
  }),
};

const terms = record(
  {},
  {
    anyway: or(fc.constant(true)),
    declined: or(fc.array(fc.integer({ min: -1, max: 5 }), { maxLength: 2 })),
  },
);
const command = fc
  .tuple(
    fc.oneof(
      ...Object.entries(COMMANDS).map(([type, rest]) =>
        rest.map((fields) => ({ type, ...fields })),
      ),
    ),
    fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: terms }),
  )
  .map(([wish, extra]) => ({ ...wish, ...extra }) as Command);
const anything = fc.oneof(
  { weight: 9, arbitrary: command },
  { weight: 1, arbitrary: junk.map((value) => value as Command) },
);
const commands = fc.array(anything, { maxLength: 25 });

const start = fc
  .record({
    mode: oneOf('board' as const, 'tally' as const),
    turn: oneOf(1, 3, 18),
    side: oneOf(...SIDES),
  })
  .map((spec) =>
    field({
      ...spec,
      red: { 0: [0, 0, 0], 1: [1, 0, 0], 2: [-1, 0, 1, 'spent'] },
      black: { 0: [1, -1, 3], 1: [0, -1, 3, 'spent'], 2: [1, -2, 3] },
    }),
  );

const step = (battle: Battle, wish: Command): Battle => {
  const result = decide(battle, wish);
  return result.ok ? result.value.reduce(evolve, battle) : battle;
};

describe('under any sequence of commands', () => {
  it('MAP-7, CMD-1, ARMY-3: every state is legal, and nothing throws', () => {
    fc.assert(
      fc.property(start, commands, (begun, wishes) => {
        let battle = begun;
        for (const wish of wishes) {
          battle = step(battle, wish);
          expect(faults(battle)).toEqual([]);
        }
        expect(JSON.parse(JSON.stringify(battle))).toEqual(battle);
      }),
      { numRuns: 250 },
    );
  });

  it('decide and preview change nothing themselves, and agree', () => {
    fc.assert(
      fc.property(start, commands, command, (begun, wishes, wish) => {
        const battle = wishes.reduce(step, begun);
        const before = structuredClone(battle);
        const { declined: _, ...plain } = wish;
        expect(preview(battle, plain as Command).ok).toBe(decide(battle, plain as Command).ok);
        expect(battle).toEqual(before);
      }),
      { numRuns: 80 },
    );
  });

  it('nonsense is nonsense anyway: it never passes for the asking', () => {
    fc.assert(
      fc.property(start, commands, command, (begun, wishes, wish) => {
        const battle = wishes.reduce(step, begun);
        // An "anyway" that is no such thing is nonsense of its own.
        const { anyway: _, ...bare } = wish;
        const plain = decide(battle, bare);
        if (plain.ok || plain.error.kind === 'forbidden') return;
        expect(decide(battle, { ...bare, anyway: true }).ok).toBe(false);
      }),
      { numRuns: 80 },
    );
  });

  it('an event about something unknown changes nothing', () => {
    const battle = field();
    for (const event of [
      null,
      undefined,
      3,
      {},
      { type: 'unit', unit: 'nobody', set: {} },
      { type: 'rain' },
    ]) {
      expect(evolve(battle, event as never)).toBe(battle);
    }
  });
});

describe('what is no command is refused with its rule', () => {
  const battle = field({ red: { 1: [0, 0, 0] } });
  it.each<[unknown, string | null]>([
    [null, null],
    [7, null],
    ['endTurn', null],
    [{}, null],
    [{ type: 3 }, null],
    [{ type: 'toString' }, null],
    [{ type: 'move', unit: 3 }, null],
    [{ type: 'move', unit: 'red-1', to: 79 }, 'MAP-1'],
    [{ type: 'move', unit: 'red-1', to: '12' }, 'MAP-1'],
    [{ type: 'turn', unit: 'red-1', facing: 6 }, 'MAP-7'],
    [{ type: 'attack', target: 'black-1', attackers: 'red-1', face: 1 }, null],
    [{ type: 'attack', target: 'black-1', attackers: [1], face: 1 }, null],
    [{ type: 'attack', target: 'black-1', attackers: ['red-1'] }, 'ATT-3'],
    [{ type: 'end', ending: { how: 'bored', side: null } }, null],
    [{ type: 'end', ending: { how: 'stopped', side: 'green' } }, null],
    [{ type: 'setTurn', turn: 1, side: 'green', phase: 'orders' }, 'ARMY-1'],
    [{ type: 'setTurn', turn: 1, side: 'red', phase: 'noon' }, 'TURN-2'],
    [{ type: 'setTurn', turn: '1', side: 'red', phase: 'orders' }, null],
    [{ type: 'setUnit', unit: 'red-1', set: { state: 'dead' } }, null],
    [{ type: 'setUnit', unit: 'red-1', set: { moved: 'yes' } }, null],
    [{ type: 'setUnit', unit: 'red-1', set: null }, null],
    [{ type: 'setUnit', unit: 'red-1', set: { side: 'black' } }, null],
    [{ type: 'setUnit', unit: 'red-1', set: { state: undefined } }, null],
    [{ type: 'setOptions', options: { ...PRINTED, commandsShort: null } }, null],
    [{ type: 'setOptions', options: { ...PRINTED, playOn: 1 } }, null],
    [{ type: 'toBoard', units: [null] }, null],
    [{ type: 'toBoard', units: [{ unit: 'red-1', state: 'fresh', hex: 99, facing: 0 }] }, null],
    [{ type: 'endTurn', anyway: 'please' }, null],
    [{ type: 'endTurn', declined: 3 }, null],
    [{ type: 'endTurn', declined: [0.5] }, null],
  ])('%j', (value, rule) => {
    const result = decide(battle, value as Command);
    expect(result.ok ? 'done' : [result.error.kind, result.error.rule]).toEqual(['invalid', rule]);
    expect(result.ok ? '' : result.error.why).toMatch(/^[A-Z"].+\.$/);
  });
});
