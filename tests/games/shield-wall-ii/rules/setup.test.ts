import { describe, expect, it } from 'vitest';
import { type Placement, type Setup, setupFaults } from '#/games/shield-wall-ii/rules';
import { SCENARIOS, setupOf } from '#/games/shield-wall-ii/scenarios';
import { at } from './table';

const MALDON = setupOf(SCENARIOS[2] ?? SCENARIOS[0]);
const place = (unit: string, change: Partial<Placement> = {}): Placement => ({
  unit,
  state: 'fresh',
  hex: at(0, 0),
  facing: 0,
  ...change,
});
const started = (...units: Placement[]): Setup => ({
  ...MALDON,
  start: { turn: 6, side: 'black', units },
});

describe('a battle of one’s own', () => {
  it.each(SCENARIOS.map((scenario) => [scenario.name, scenario] as const))(
    'BAT-1: %s has no fault in either mode',
    (_, scenario) => {
      expect(setupFaults(setupOf(scenario))).toEqual([]);
      expect(setupFaults(setupOf(scenario, 'tally'))).toEqual([]);
    },
  );

  it('a battle under way: units on the field stand on open ground, one in a hex', () => {
    expect(setupFaults(started(place('red-0'), place('red-1', { hex: at(1, 0) })))).toEqual([]);
  });

  it.each<[string, Setup, string]>([
    [
      'ARMY-1',
      { ...MALDON, armies: { ...MALDON.armies, red: { ...MALDON.armies.red, warbands: ['A'] } } },
      'Saxons need 10 warbands.',
    ],
    [
      'MAP-4',
      { ...MALDON, terrain: [...MALDON.terrain, { kind: 'hill', side: 'red', corner: 'RR' }] },
      'Two terrain modules share a hex.',
    ],
    [
      'OPT-TURNS',
      { ...MALDON, options: { ...MALDON.options, turns: 3 } },
      'Turns: 3 is not a whole number, 4 to 99.',
    ],
    ['MAP-7', started(place('red-0'), place('red-1')), 'Two units stand in E6.'],
    ['MAP-7', started(place('red-1', { hex: at(-2, 4) })), 'Two units stand in A4.'],
    ['MAP-6', started(place('red-1', { hex: at(1, 4) })), 'Leofsunu stands on closed ground.'],
    ['ARMY-3', started(place('red-1', { hex: null })), 'Leofsunu is fresh and in no hex.'],
    ['ARMY-3', started(place('red-1', { state: 'waiting' })), 'Leofsunu is waiting and in a hex.'],
    [
      'HIT',
      started(place('red-camp', { state: 'spent' })),
      'Saxons camp is never waiting and never spent.',
    ],
    ['ARMY-1', started(place('green-1')), 'There is no such unit.'],
    ['ARMY-1', started(place('red-1'), place('red-1')), 'A unit is named twice.'],
    [
      'WIN-1',
      started(place('black-0', { state: 'routed', hex: null })),
      'The battle is over before it begins.',
    ],
  ])('%s: says what is wrong', (_, setup, fault) => {
    expect(setupFaults(setup)).toEqual([fault]);
  });

  it('in tally mode nobody needs a hex', () => {
    expect(setupFaults({ ...started(place('red-0'), place('red-1')), mode: 'tally' })).toEqual([]);
  });
});
