import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Battle,
  CARDS,
  type Command,
  DP_CAUSES,
  decide,
  evolve,
  guide,
  leaderActions,
  PHASES,
  PRESETS,
  preview,
  RULEBOOK,
  type Side,
  tell,
  unitActions,
} from '#/games/shieldwall/rules';
import { MALFORMED } from '#/games/shieldwall/rules/decide';
import { rangeFaults } from '../play/legal';
import { ALFRED, BLACK, CREWS, HARALD, RED, SVEN, table, UHTRED } from './table';

/** Any wish of the right type: ids, counts and faces may be nonsense. */

const oneOf = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const unit = fc.oneof(
  { weight: 12, arbitrary: oneOf(...RED, ...BLACK) },
  { weight: 1, arbitrary: oneOf('nobody', '', 'constructor', '__proto__', HARALD) },
);
const contingent = fc.oneof(
  { weight: 12, arbitrary: oneOf(HARALD, SVEN, ALFRED, UHTRED) },
  { weight: 1, arbitrary: oneOf('nobody', 'toString', CREWS) },
);
const side = oneOf<Side>('red', 'black');
const number = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 6 }) },
  { weight: 1, arbitrary: oneOf(0, -1, 7, 1.5, 1e9, Number.NaN, Number.POSITIVE_INFINITY) },
);
const numbers = fc.array(number, { maxLength: 10 });
const units = fc.array(unit, { maxLength: 4 });
const card = oneOf(...CARDS);
const rolls = fc.array(fc.record({ red: number, black: number }), { maxLength: 2 });
const truth = fc.boolean();
const loss = oneOf('destroyed', 'routed', 'surrendered', 'leftTable');
const fate = oneOf('leading', 'killed', 'captured');
const fighter = oneOf('leader', 'heroicChampion', 'champion');
/** A record in which the keys of the second part may be missing. */
const record = (required: object, optional: object = {}): fc.Arbitrary<object> =>
  fc.record({ ...required, ...optional } as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: Object.keys(required),
  });

const place = record({
  unit,
  engagedStands: fc.integer({ min: 0, max: 3 }),
  flankSupports: fc.integer({ min: 0, max: 3 }),
  charged: truth,
  followingUp: truth,
  inspired: truth,
  fromFlankOrRear: truth,
  worseGround: truth,
  leaderFighting: truth,
});
const places = fc.array(place, { maxLength: 2 });
const faces = fc.dictionary(unit, numbers, { maxKeys: 4 });
const volley = record(
  {
    shooters: fc.array(record({ unit, stands: number }), { maxLength: 2 }),
    target: unit,
    cover: truth,
    skilledArcher: oneOf<boolean | number>(true, false, 0, 2, -1, 1.5),
    faces: numbers,
  },
  { outflanking: fc.constant(true) },
);
const handUnit = record(
  {},
  {
    dps: number,
    level: oneOf('shaken', 'present', 'ready', 'bloodLust'),
    stands: number,
    formed: truth,
    course: oneOf('steady', 'retiring', 'pursuing', 'broken'),
    inCombat: truth,
    followingUp: truth,
    fightsToDeath: truth,
    lost: fc.option(loss),
    charged: truth,
    supernumeraries: fc.array(oneOf('campFollowers', 'battleStandard', 'heroicChampion'), {
      maxLength: 3,
    }),
  },
);

const WISHES: Readonly<Record<Command['type'], fc.Arbitrary<object>>> = {
  nextPhase: record({}),
  rollInitiative: record({ rolls, first: side }),
  rollDeployment: record({ rolls }),
  rollLeaderPoints: record({ contingent, face: number }),
  end: record({ ending: record({ how: oneOf('gaveUp', 'agreed'), side: fc.option(side) }) }),
  resume: record({}),
  pass: record({ side }),
  drawCard: record({}, { card }),
  callHolyPerson: record(
    { callers: fc.array(contingent, { maxLength: 3 }), redraw: truth },
    { card },
  ),
  settleCard: record(
    {},
    {
      choice: fc.oneof(
        record({ unit }),
        record({ contingent }),
        record({ contingent, challenges: contingent }),
      ),
    },
  ),
  removeDp: record({ contingent, unit }),
  changeLevel: record({ contingent, unit, by: oneOf(1, -1) }),
  signal: record({ contingent }, { further: units }),
  campFollowers: record({ from: unit, unit }),
  moveCampFollowers: record({ from: unit, to: unit }),
  challenge: record({ contingent, target: contingent, fighter }),
  acceptChallenge: record({ fighter }),
  refuseChallenge: record({ face: number }),
  dealDuel: record({ seed: fc.option(fc.string()) }),
  discard: record({ side, cards: fc.array(card, { maxLength: 4 }) }),
  rollAdvantage: record({ rolls }),
  exchange: record(
    { cards: record({ red: card, black: card }) },
    { jokerAs: record({}, { red: oneOf('strike', 'parry'), black: oneOf('strike', 'parry') }) },
  ),
  leaveDuel: record({}),
  controlTest: record({ unit, face: number }, { adjust: oneOf(1, -1) }),
  move: record(
    { units, purpose: oneOf('move', 'rout', 'retire', 'pursue'), advance: truth, faces: numbers },
    {
      turning: oneOf('changeDirection', 'aboutFace', 'embark', 'disembark'),
      stopShort: fc.constant(true),
    },
  ),
  manoeuvre: record({
    unit,
    how: oneOf('sideStep', 'formUp', 'difficultTerrain', 'interpenetrate'),
  }),
  rest: record({ unit }),
  inLine: record({ contingent }),
  restAll: record({ units }),
  stand: record({ units }),
  threaten: record({ units }),
  missiles: record({ volleys: fc.array(volley, { maxLength: 3 }) }),
  charge: record({
    tests: fc.array(
      record(
        { unit, face: fc.option(number), friendCharging: truth, standardNear: truth },
        { target: unit },
      ),
      { maxLength: 3 },
    ),
  }),
  combat: record({
    order: record(
      { red: places, black: places, charge: truth },
      { winners: oneOf('followUp', 'pursue') },
    ),
    rounds: fc.array(faces, { maxLength: 3 }),
    risks: fc.dictionary(contingent, numbers, { maxKeys: 2 }),
  }),
  riskTest: record({ contingent, faces: numbers }),
  lostRetinue: record({ contingent, face: number }, { joins: unit }),
  morale: record({ touched: fc.array(record({ shock: unit, units }), { maxLength: 3 }) }),
  blocked: record({ unit }),
  caught: record({ unit }, { by: unit }),
  outrun: record({ unit }),
  meet: record({ unit, enemies: units }),
  freeHack: record({ unit, target: unit, faces: numbers }),
  remove: record({ unit, how: loss }),
  giveDp: record({ unit }, { cause: oneOf(...DP_CAUSES) }),
  takeDp: record({ unit }),
  setUnit: record({ unit, set: handUnit }),
  setLeader: record({ contingent, set: record({}, { lp: number, spent: number, fate }) }),
  setSignalled: record({ contingent, signalled: truth }),
  setRetained: record({ side, cards: fc.array(card, { maxLength: 3 }) }),
  setLine: record({ side, units }),
  setPhase: record({ turn: number, phase: oneOf(...PHASES) }),
  setFirst: record({ side: fc.option(side) }),
  setRain: record({ until: number }),
  setOptions: record({
    options: oneOf(PRESETS.quickSheet, RULEBOOK, { ...RULEBOOK, dpCap: 'goesOn' }),
  }),
  dismissShocks: record({}),
};

const terms = record(
  {},
  {
    anyway: fc.constant(true),
    declined: fc.array(fc.integer({ min: -1, max: 6 }), { maxLength: 2 }),
    fortune: record({ side, roll: oneOf('movement', 'charge', 'combat'), thrown: numbers }),
  },
);

const command = fc
  .tuple(
    fc.oneof(
      ...Object.entries(WISHES).map(([type, wish]) =>
        wish.map((rest) => ({ type, ...rest }) as Command),
      ),
    ),
    fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: terms }),
  )
  .map(([wish, extra]): Command => ({ ...wish, ...extra }));

const commands = fc.array(command, { maxLength: 40 });

/** Any phase, with signals given or not, a card or a shock waiting or not. */
const start = fc
  .record({ phase: oneOf(...PHASES), signalled: truth, card: fc.option(card), shock: truth })
  .map(({ phase, signalled, card: drawn, shock }) =>
    table({
      phase,
      contingents: { [HARALD]: { signalled }, [UHTRED]: { signalled } },
      battle: {
        godCard: drawn && { card: drawn, status: 'drawn' },
        shocks: shock ? [{ unit: CREWS, how: 'broke', engaged: [] }] : [],
      },
    }),
  );

const step = (battle: Battle, wish: Command): Battle => {
  const result = decide(battle, wish);
  return result.ok ? result.value.reduce((now, event) => evolve(now, event), battle) : battle;
};

describe('under any sequence of commands', () => {
  it('DP-2, AL-1, AL-2: levels, DPs, stands and LPs stay in range, and nothing throws', () => {
    fc.assert(
      fc.property(start, commands, (begun, wishes) => {
        let battle = begun;
        for (const wish of wishes) {
          const result = decide(battle, wish);
          // What a screen can send is never taken for incomplete.
          if (!result.ok) expect(result.error.why, JSON.stringify(wish)).not.toBe(MALFORMED);
          const before = battle;
          for (const event of result.ok ? result.value : []) {
            battle = evolve(battle, event);
            expect(rangeFaults(battle)).toEqual([]);
          }
          if (result.ok) tell(before, wish, result.value);
          guide(battle);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('a battle stays plain data', () => {
    fc.assert(
      fc.property(start, commands, (begun, wishes) => {
        const battle = wishes.reduce(step, begun);
        expect(JSON.parse(JSON.stringify(battle))).toEqual(battle);
      }),
      { numRuns: 200 },
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
      { numRuns: 200 },
    );
  });

  it('undo is an exact inverse: what is left folds into what was before', () => {
    fc.assert(
      fc.property(start, commands, fc.nat(), (begun, wishes, cut) => {
        const states = [begun];
        const journal = wishes.map((wish) => {
          const battle = states.at(-1) ?? begun;
          const result = decide(battle, wish);
          states.push(step(battle, wish));
          return result.ok ? result.value : [];
        });
        const kept = cut % (journal.length + 1);
        const folded = journal
          .slice(0, kept)
          .flat()
          .reduce((now, event) => evolve(now, event), begun);
        expect(folded).toEqual(states[kept]);
      }),
      { numRuns: 200 },
    );
  });

  it('what the guide bars is refused, and what it offers by a tap is accepted', () => {
    fc.assert(
      fc.property(start, commands, oneOf(...PHASES), (begun, wishes, phase) => {
        const battle = { ...wishes.reduce(step, begun), phase, ended: null };
        const actions = [
          ...Object.values(battle.units).flatMap((each) => unitActions(battle, each)),
          ...Object.values(battle.contingents).flatMap((each) => leaderActions(battle, each)),
        ];
        for (const { command: wish, bar } of actions) {
          if (!wish) continue;
          const result = decide(battle, wish);
          expect({ wish, ok: result.ok }).toEqual({ wish, ok: bar === null });
          if (!result.ok) expect(result.error).toEqual(bar);
        }
      }),
      { numRuns: 300 },
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
      { numRuns: 300 },
    );
  });
});
