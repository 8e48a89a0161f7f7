import { describe, expect, test } from 'vitest';
import { begin, QUICK_SHEET, RULEBOOK } from '#/games/shieldwall/rules';
import { SCENARIOS } from '#/games/shieldwall/scenarios';
import { newArmy } from '#/games/shieldwall/screens/armies/muster';
import {
  type Candidate,
  chosen,
  type Draft,
  nameOf,
  newDraft,
  ofScenario,
  READY,
  setupOf,
  swapped,
} from '#/games/shieldwall/screens/setup/draft';

const own: Candidate = { id: 'own', army: { ...newArmy(), colour: 'black' }, from: null };
const armiesOf = (draft: Draft) => chosen(draft, [own, ...READY]) ?? expect.fail('no armies');
const battleOf = (draft: Draft) => begin(setupOf(draft, armiesOf(draft), 'seed'));
const ashdown = SCENARIOS[1] ?? expect.fail('no second scenario');

describe('a new battle', () => {
  test('is ready at once: the first scenario, as it is written', () => {
    const draft = newDraft(undefined);
    expect(nameOf(draft, armiesOf(draft))).toBe('Maldon 991');
    const { units, sides, options } = battleOf(draft);
    expect(sides.red.name).toBe('Men of Essex');
    expect(options).toEqual(QUICK_SHEET);
    // Maldon: the hearth troop starts with 1 DP, the raiders with 4, the rest by SET-3.
    expect(units['red-1-0']?.dps).toBe(1);
    expect(units['red-0-0']?.dps).toBe(3);
    expect(units['black-2-2']?.dps).toBe(4);
  });

  test('on changed sides the starting state goes with the army', () => {
    const { units, sides } = battleOf(swapped(newDraft(undefined)));
    expect(sides.black.name).toBe('Men of Essex');
    expect(units['black-1-0']?.dps).toBe(1);
    expect(units['red-2-2']?.dps).toBe(4);
  });

  test('SET-3 can be chosen for a scenario', () => {
    const { units } = battleOf({ ...newDraft(undefined), asScenario: false });
    expect(new Set(Object.values(units).map(({ dps }) => dps))).toEqual(new Set([3]));
  });

  test('an army stands on the side of its colour, and SET-3 holds outside a scenario', () => {
    const draft = newDraft(own);
    expect(draft.armies.black).toBe('own');
    const { units, sides } = battleOf(draft);
    expect(sides.black.name).toBe('New army');
    expect(new Set(Object.values(units).map(({ dps }) => dps))).toEqual(new Set([3]));
    expect(nameOf(draft, armiesOf(draft))).toBe('Men of Essex against New army');
  });

  test('the same army can stand on both sides', () => {
    const draft = { ...newDraft(own), armies: { red: 'own', black: 'own' } };
    const { sides, units } = battleOf(draft);
    expect([sides.red.name, sides.black.name]).toEqual(['New army', 'New army (black)']);
    expect(units['red-0-0']?.name).toBe('Retinue 1');
    expect(units['black-0-0']?.name).toBe('Retinue 1 (black)');
    expect(Object.keys(units)).toHaveLength(8);
  });

  test('a name that was cleared is not blank in the battle, on either side', () => {
    const blank = { name: ' ' };
    const contingents = own.army.contingents.map((each) => ({
      ...each,
      ...blank,
      leader: { ...each.leader, ...blank },
      units: each.units.map((unit) => ({ ...unit, ...blank })),
    }));
    const cleared: Candidate = { ...own, army: { ...own.army, ...blank, contingents } };
    const armies = { red: cleared, black: cleared };
    const { sides, contingents: all, units } = begin(setupOf(newDraft(own), armies, 'seed'));
    const leaders = Object.values(all).map(({ leader }) => leader);
    for (const each of [sides, all, leaders, units]) {
      const names = Object.values(each).map(({ name }) => name);
      expect(names).not.toContainEqual(expect.stringMatching(/^\s*$/));
      expect(new Set(names).size).toBe(names.length);
    }
    expect(units['red-0-1']?.name).toBe('Band 1');
  });

  test('another scenario brings its armies, its name and its notes', () => {
    const draft = ofScenario({ ...newDraft(own), name: 'Mine' }, ashdown);
    const setup = setupOf(draft, armiesOf(draft), 'seed');
    expect(nameOf(draft, armiesOf(draft))).toBe('Ashdown 871');
    expect(setup.armies.red.name).toBe('West Saxons');
    expect(setup.notes).toEqual(ashdown.notes);
    expect(begin(setup).units['red-0-0']?.level).toBe('ready');
  });

  test('options, the typed name and the table are kept', () => {
    const draft = {
      ...newDraft(own),
      options: RULEBOOK,
      name: ' Friday ',
      table: ' 6 by 4 feet ',
    };
    const setup = setupOf(draft, armiesOf(draft), 'seed');
    expect(nameOf(draft, armiesOf(draft))).toBe('Friday');
    expect(setup.options).toEqual(RULEBOOK);
    expect(setup.notes).toEqual(['Table: 6 by 4 feet']);
    expect(setup.starts).toBeUndefined();
  });

  test('a name made of two long ones stays short enough to be sent', () => {
    const giant = { ...own, army: { ...own.army, name: '🛡'.repeat(900) } };
    const armies = { red: giant, black: giant };
    expect(nameOf(newDraft(giant), armies).length).toBeLessThan(1000);
  });

  test('an army that is gone is not chosen', () => {
    expect(chosen(newDraft(own), READY)).toBeNull();
  });
});
