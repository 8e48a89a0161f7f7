import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  begin,
  type Command,
  decide,
  type Event,
  PRINTED,
  type Setup,
} from '#/games/shield-wall-ii/rules';
import { SCENARIOS, setupOf } from '#/games/shield-wall-ii/scenarios';
import { SCHEMAS } from '#/games/shield-wall-ii/schemas';
import { playBattle } from './play/player';

/** As a file would bring it. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const setup = setupOf(SCENARIOS[0]);

describe('what the app writes is let in unchanged', () => {
  it.each(SCENARIOS.map((scenario) => [scenario.name, scenario] as const))('%s', (_, scenario) => {
    for (const mode of ['board', 'tally'] as const) {
      const made = setupOf(scenario, mode);
      expect(v.parse(SCHEMAS.setup, sent(made))).toEqual(made);
    }
  });

  it('every setup, command and event of 8 battles', () => {
    const types = new Set<string>();
    for (let seed = 0; seed < 8; seed++) {
      const played = playBattle(`schemas-${seed}`);
      expect(v.parse(SCHEMAS.setup, sent(played.setup))).toEqual(played.setup);
      for (const { command, events } of played.done) {
        types.add(command.type);
        if (!v.is(SCHEMAS.command, sent(command))) expect(command).toBe('let in');
        for (const event of events) {
          if (!v.is(SCHEMAS.event, sent(event))) expect(event).toBe('let in');
        }
      }
    }
    for (const type of ['deploy', 'move', 'turn', 'attack', 'endTurn'])
      expect(types).toContain(type);
  });

  const battle = begin(setup);
  const placements = Object.values(battle.units).map(({ id, state, hex, facing }) => ({
    unit: id,
    state,
    hex,
    facing,
  }));
  it.each<Command>([
    { type: 'setUnit', unit: 'red-0', set: { state: 'spent', hex: 3 + 7, facing: 2 } },
    { type: 'setUnit', unit: 'red-camp', set: { hex: null, state: 'routed', moved: true } },
    { type: 'setCommands', total: 9, left: 0 },
    { type: 'setTurn', turn: 7, side: 'black', phase: 'attacks' },
    { type: 'setOptions', options: { ...PRINTED, playOn: true } },
    { type: 'toTally', anyway: true, declined: [] },
    { type: 'toBoard', units: placements },
    { type: 'end', ending: { how: 'gaveUp', side: 'red' } },
  ])('by hand: $type', (command) => {
    const events = decide(battle, command);
    if (!events.ok) throw new Error(events.error.why);
    expect(v.parse(SCHEMAS.command, sent(command))).toEqual(command);
    for (const event of events.value) expect(v.parse(SCHEMAS.event, sent(event))).toEqual(event);
  });

  it('an attack in tally mode, with its ticks', () => {
    const command: Command = {
      type: 'attack',
      target: 'black-camp',
      attackers: ['red-1', 'red-2'],
      face: 3,
      downhill: ['red-1'],
      friendInFront: [],
    };
    expect(v.parse(SCHEMAS.command, sent(command))).toEqual(command);
  });
});

describe('what no table has is not let in', () => {
  const changed = (change: object): Setup => ({ ...setup, ...change });
  it.each<[string, unknown]>([
    ['a third side', changed({ inferior: 'green' })],
    ['a battle without armies', changed({ armies: {} })],
    [
      'nine warbands',
      changed({
        armies: { ...setup.armies, red: { ...setup.armies.red, warbands: Array(9).fill('x') } },
      }),
    ],
    [
      'a long name',
      changed({ armies: { ...setup.armies, red: { ...setup.armies.red, name: 'x'.repeat(101) } } }),
    ],
    ['a lake', changed({ terrain: [{ kind: 'lake', side: 'red', corner: 'LR' }] })],
    [
      'two woods at one corner',
      changed({ terrain: Array(2).fill({ kind: 'wood', side: 'red', corner: 'LR' }) }),
    ],
    ['a hundred turns', changed({ options: { ...PRINTED, turns: 100 } })],
    [
      'two units in a hex',
      changed({
        start: {
          turn: 4,
          side: 'red',
          units: ['red-1', 'red-2'].map((unit) => ({ unit, state: 'fresh', hex: 40, facing: 0 })),
        },
      }),
    ],
  ])('setup: %s', (_, value) => {
    expect(v.is(SCHEMAS.setup, sent(value))).toBe(false);
  });

  it.each<[string, unknown]>([
    ['a seven on the die', { type: 'attack', target: 'red-1', attackers: ['black-1'], face: 7 }],
    ['a hex off the board', { type: 'move', unit: 'red-1', to: 79 }],
    ['a seventh facing', { type: 'turn', unit: 'red-1', facing: 6 }],
    ['a unit of nobody', { type: 'pursue', unit: '__proto__' }],
    ['an eleventh warband', { type: 'pursue', unit: 'red-10' }],
    ['a crowd', { type: 'save', savers: Array(99).fill('red-1') }],
    ['an unknown command', { type: 'win' }],
    ['no command', null],
  ])('command: %s', (_, value) => {
    expect(v.is(SCHEMAS.command, value)).toBe(false);
  });

  it.each<[string, object]>([
    ['by no rule', { type: 'unit', unit: 'red-1', set: {}, reason: 'LUCK' }],
    [
      'eleven commands',
      { type: 'playerTurn', turn: 1, side: 'red', commands: 11, reason: 'TURN-1' },
    ],
    [
      'eight hits of six',
      { type: 'die', by: 'red', face: 1, target: 'red-1', attackers: [], hitWays: 8, hit: true },
    ],
  ])('event: %s', (_, value) => {
    expect(v.is(SCHEMAS.event, value as Event)).toBe(false);
  });
});
