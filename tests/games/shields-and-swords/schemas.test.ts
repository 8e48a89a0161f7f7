import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  begin,
  type Command,
  DEFAULT_OPTIONS,
  decide,
  type HandBody,
} from '#/games/shields-and-swords/rules';
import { SCENARIOS } from '#/games/shields-and-swords/scenarios';
import { SCHEMAS } from '#/games/shields-and-swords/schemas';
import { playBattle } from './play/player';

/** As a file would bring it. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const [{ card }] = SCENARIOS;

describe('what the app writes is let in unchanged', () => {
  it.each(SCENARIOS.map((scenario) => [scenario.id, scenario.card] as const))('%s', (_, each) => {
    expect(v.parse(SCHEMAS.army, sent(each))).toEqual(each);
    const setup = { card: each, options: DEFAULT_OPTIONS };
    expect(v.parse(SCHEMAS.setup, sent(setup))).toEqual(setup);
  });

  it('a card with everything on it', () => {
    const [wing, ...others] = card.sides.red.wings;
    if (!wing) throw new Error('no wing');
    const units = wing.units.map((unit) => ({ ...unit, arrives: 3 }));
    const full = {
      ...card,
      sides: { ...card.sides, red: { ...card.sides.red, wings: [{ ...wing, units }, ...others] } },
      initiative: null,
      victory: { ...card.victory, target: null, turns: null, checked: 'everyTurn' as const },
      modifiers: [{ name: 'Ford', to: 'roll' as const, value: -1 }],
      figures: { range: 5, trench: -3 },
    };
    expect(v.parse(SCHEMAS.army, sent(full))).toEqual(full);
  });

  it('the rules for new battles and what is pinned on the sheet', () => {
    const options = SCHEMAS.settings['shields-and-swords.options'];
    expect(v.parse(options, DEFAULT_OPTIONS)).toEqual(DEFAULT_OPTIONS);
    expect(v.is(options, { ...DEFAULT_OPTIONS, lastTwo: 'eaten' })).toBe(false);
    const shelf = { pins: ['table'], recents: [] };
    expect(v.parse(SCHEMAS.settings['shields-and-swords.sheet'], shelf)).toEqual(shelf);
  });

  it('every command and event of 6 battles', () => {
    const types = new Set<string>();
    for (let seed = 0; seed < 6; seed++) {
      const { setup, done } = playBattle(`schemas-${seed}`);
      expect(v.parse(SCHEMAS.setup, sent(setup))).toEqual(setup);
      for (const { command, events } of done) {
        types.add(command.type);
        expect(v.parse(SCHEMAS.command, sent(command))).toEqual(command);
        for (const event of events) expect(v.parse(SCHEMAS.event, sent(event))).toEqual(event);
      }
    }
    expect(types.size).toBeGreaterThan(10);
  });

  it.each<HandBody | Command>([
    { type: 'setUnit', unit: 'red-1-4', set: { steps: 1, class: 'A', fireFactor: null } },
    { type: 'setUnit', unit: 'red-1-4', set: { fired: true, attacked: true, arrived: false } },
    { type: 'setAwarded', side: 'black', points: -3 },
    { type: 'setInitiative', side: null },
    { type: 'setPhase', side: 'black', turn: 7, phase: 'pitched' },
    { type: 'setUsedUp', side: 'red', marker: 6, usedUp: true },
    { type: 'setOptions', options: DEFAULT_OPTIONS },
    { type: 'end', ending: { how: 'agreed', winner: null } },
  ])('by hand: $type', (command) => {
    const events = decide(begin({ card, options: DEFAULT_OPTIONS }), command);
    if (!events.ok) throw new Error(events.error.why);
    expect(v.parse(SCHEMAS.command, sent(command))).toEqual(command);
    for (const event of events.value) expect(v.parse(SCHEMAS.event, sent(event))).toEqual(event);
  });
});

describe('what no table has is not let in', () => {
  it.each<[string, object]>([
    ['a long name', { name: 'x'.repeat(1001) }],
    ['a third side', { first: 'green' }],
    ['a hundred notes', { notes: Array(100).fill({ about: 'map', text: '' }) }],
    ['a figure that nobody knows as a text', { figures: { range: 'far' } }],
    ['half a point', { victory: { ...card.victory, target: 1.5 } }],
    ['a side too few', { sides: { red: card.sides.red } }],
  ])('%s', (_, change) => {
    expect(v.safeParse(SCHEMAS.army, sent({ ...card, ...change })).success).toBe(false);
  });

  it.each<[string, object]>([
    ['a nine on a die', { type: 'fire', unit: 'red-1-3', target: 'black-0-0', face: 9 }],
    ['half a face', { type: 'fire', unit: 'red-1-3', target: 'black-0-0', face: 1.5 }],
    ['a unit of nobody', { type: 'arrive', unit: '__proto__' }],
    ['a wing for a unit', { type: 'arrive', unit: 'red-1' }],
    [
      'a thousand attackers',
      { type: 'attack', target: 'red-0-0', attackers: Array(1000).fill('red-0-0'), face: 1 },
    ],
    ['an unknown command', { type: 'win' }],
  ])('%s', (_, value) => {
    expect(v.safeParse(SCHEMAS.command, value).success).toBe(false);
  });
});
