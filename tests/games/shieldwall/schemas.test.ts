import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { begin, decide, type HandBody, PRESETS, type Setup } from '#/games/shieldwall/rules';
import { SCENARIOS } from '#/games/shieldwall/scenarios';
import { SCHEMAS } from '#/games/shieldwall/schemas';
import { playBattle } from './play/player';

/** As a file would bring it. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const setupOf = ({ armies, starts, notes }: (typeof SCENARIOS)[number]): Setup => ({
  armies,
  starts,
  notes,
  options: PRESETS.quickSheet,
  seed: crypto.randomUUID(),
});

describe('what the app writes is let in unchanged', () => {
  it.each(SCENARIOS.map((scenario) => [scenario.name, scenario] as const))(
    '%s and its armies',
    (_, scenario) => {
      const setup = setupOf(scenario);
      expect(v.parse(SCHEMAS.setup, sent(setup))).toEqual(setup);
      expect(v.parse(SCHEMAS.army, sent(setup.armies.red))).toEqual(setup.armies.red);
    },
  );

  it('the rules for new battles and what is pinned on the sheet', () => {
    const options = SCHEMAS.settings['shieldwall.options'];
    expect(v.parse(options, PRESETS.quickSheet)).toEqual(PRESETS.quickSheet);
    expect(v.is(options, { ...PRESETS.quickSheet, rain: 'never' })).toBe(false);
    const shelf = { pins: ['combat'], recents: [] };
    expect(v.parse(SCHEMAS.settings['shieldwall.sheet'], shelf)).toEqual(shelf);
  });

  it('every command and event of 25 battles', () => {
    const types = new Set<string>();
    for (let seed = 0; seed < 25; seed++) {
      const { setup, done } = playBattle(`shapes-${seed}`);
      expect(v.parse(SCHEMAS.setup, sent(setup))).toEqual(setup);
      for (const { command, events } of done) {
        types.add(command.type);
        expect(v.parse(SCHEMAS.command, sent(command))).toEqual(command);
        for (const event of events) expect(v.parse(SCHEMAS.event, sent(event))).toEqual(event);
      }
    }
    expect(types.size).toBeGreaterThan(25);
  });

  it.each<HandBody>([
    { type: 'setUnit', unit: 'red-0-0', set: { dps: 0, level: 'bloodLust', charged: true } },
    { type: 'setUnit', unit: 'red-0-0', set: { lost: 'routed', supernumeraries: ['holyPerson'] } },
    { type: 'setLeader', contingent: 'red-0', set: { lp: 5, spent: 2, fate: 'captured' } },
    { type: 'setSignalled', contingent: 'red-0', signalled: true },
    { type: 'setRetained', side: 'black', cards: ['7h', 'joker2'] },
    { type: 'setPhase', turn: 7, phase: 'combat' },
    { type: 'setFirst', side: null },
    { type: 'setRain', until: Number.MAX_SAFE_INTEGER },
    { type: 'setOptions', options: PRESETS.rulebook },
    { type: 'dismissShocks' },
  ])('by hand: $type', (command) => {
    const [maldon] = SCENARIOS;
    const events = decide(begin(setupOf(maldon)), command);
    if (!events.ok) throw new Error(events.error.why);
    expect(v.parse(SCHEMAS.command, sent(command))).toEqual(command);
    for (const event of events.value) expect(v.parse(SCHEMAS.event, sent(event))).toEqual(event);
  });
});

describe('what no table has is not let in', () => {
  const [{ armies }] = SCENARIOS;
  const army = sent(armies.red) as Record<string, unknown>;
  it.each([
    ['a long name', { ...army, name: 'x'.repeat(1001) }],
    ['a third side', { ...army, colour: 'green' }],
    ['a hundred contingents', { ...army, contingents: Array(100).fill(armies.red.contingents[0]) }],
    ['a number as a name', { ...army, name: 1 }],
  ])('%s', (_, value) => {
    expect(v.safeParse(SCHEMAS.army, value).success).toBe(false);
  });
  it.each([
    ['a seven on a die', { type: 'controlTest', unit: 'red-0-0', face: 7 }],
    ['half a face', { type: 'controlTest', unit: 'red-0-0', face: 1.5 }],
    ['a unit of nobody', { type: 'giveDp', unit: '__proto__' }],
    [
      'a thousand dice',
      { type: 'freeHack', unit: 'red-0-0', target: '', faces: Array(999).fill(1) },
    ],
    ['an unknown command', { type: 'win' }],
  ])('%s', (_, value) => {
    expect(v.safeParse(SCHEMAS.command, value).success).toBe(false);
  });
});
