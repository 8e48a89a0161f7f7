import { describe, expect, test } from 'vitest';
import { freeName } from '#/core/freeName';
import { type Army, breaches } from '#/games/shieldwall/rules';
import { MALDON } from '#/games/shieldwall/scenarios/maldon';
import { asText, breachesAt, gradesOf, sizeOf } from '#/games/shieldwall/screens/armies/armyText';
import {
  moved,
  newArmy,
  newUnit,
  withCommander,
  withContingent,
  withContingentCopied,
  withNames,
  withNewContingent,
  withNewUnit,
  withUnit,
  withUnitCopied,
  withUnitSent,
} from '#/games/shieldwall/screens/armies/muster';
import { armyIn } from '#/games/shieldwall/screens/armies/stored';

const firstOf = (army: Army) => army.contingents[0] ?? expect.fail('no contingent');
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('a new army', () => {
  test('breaks none of ORG-1 to ORG-6', () => expect(breaches(newArmy())).toEqual([]));

  test('stays legal with a second band in each and a third contingent (ORG-1, ORG-2)', () => {
    const army = withNewContingent(newArmy());
    const full = army.contingents.reduce((each, _, place) => withNewUnit(each, place), army);
    expect(breaches(full)).toEqual([]);
  });
});

describe('changes', () => {
  test('a third band is added all the same and named at its contingent (ORG-2)', () => {
    const army = newArmy();
    const crowded = withNewUnit(withNewUnit(army, 0), 0);
    const found = breaches(crowded);
    // Band 2 stands in the other contingent.
    expect(namesOf(firstOf(crowded).units)).toEqual(['Retinue 1', 'Band 1', 'Band 3', 'Band 4']);
    expect(breachesAt(found, 0).map(({ rule }) => rule)).toEqual(['ORG-2']);
    expect(breachesAt(found)).toEqual([]);
    expect(breachesAt(found, 1)).toEqual([]);
  });

  test('a contingent without a retinue gets one, in front (ORG-4)', () => {
    const bands = { ...firstOf(newArmy()), units: [newUnit('band', 'Band')] };
    const army = { ...newArmy(), contingents: [bands] };
    expect(firstOf(withNewUnit(army, 0)).units.map(({ kind }) => kind)).toEqual([
      'retinue',
      'band',
    ]);
  });

  test('a copy stands right after its pattern under a name of its own', () => {
    const copied = firstOf(withUnitCopied(newArmy(), 0, 0));
    // Retinue 2 stands in the other contingent.
    expect(namesOf(copied.units)).toEqual(['Retinue 1', 'Retinue 3', 'Band 1']);
  });

  test('a copied contingent brings no second commander in chief (ORG-6)', () => {
    const army = withContingentCopied(newArmy(), 0);
    expect(namesOf(army.contingents)).toEqual(['Right wing', 'Right wing 2', 'Left wing']);
    expect(army.contingents.map(({ leader }) => leader.commander)).toEqual([true, false, false]);
    expect(army.contingents.map(({ leader }) => leader.name)).toEqual([
      'Leader 1',
      'Leader 3',
      'Leader 2',
    ]);
    expect(namesOf(army.contingents[1]?.units ?? [])).toEqual(['Retinue 3', 'Band 3']);
  });

  test('a new contingent stands between the wings and takes no name from the others', () => {
    const army = withNewContingent(withNewContingent(newArmy()));
    expect(namesOf(army.contingents)).toEqual([
      'Right wing',
      'Contingent 3',
      'Contingent 4',
      'Left wing',
    ]);
    const units = namesOf(army.contingents.flatMap((each) => each.units));
    expect(new Set(units).size).toBe(units.length);
  });

  test('a unit goes to the end of another contingent', () => {
    const army = withUnitSent(newArmy(), 0, 1, 1);
    expect(army.contingents.map(({ units }) => namesOf(units))).toEqual([
      ['Retinue 1'],
      ['Retinue 2', 'Band 2', 'Band 1'],
    ]);
    expect(withUnitSent(newArmy(), 0, 9, 1)).toEqual(newArmy());
  });

  test('what has no name gets one for the battle', () => {
    const cleared = withContingent(newArmy(), 0, {
      name: ' ',
      leader: { name: '', lp: 3, commander: true },
      units: [newUnit('retinue', 'House'), newUnit('band', ''), newUnit('band', '')],
    });
    const first = firstOf(withNames(cleared));
    expect(first.name).toBe('Contingent 1');
    expect(first.leader.name).toBe('Leader 1');
    // Band 2 stands in the other contingent.
    expect(namesOf(first.units)).toEqual(['House', 'Band 1', 'Band 3']);
    expect(withNames({ ...cleared, name: '' }).name).toBe('Untitled');
  });

  test('one commander in chief at a time, or none (ORG-6)', () => {
    const commanders = (army: Army) => army.contingents.map(({ leader }) => leader.commander);
    expect(commanders(withCommander(newArmy(), 1, true))).toEqual([false, true]);
    expect(commanders(withCommander(newArmy(), 0, false))).toEqual([false, false]);
    expect(commanders(withCommander(newArmy(), 1, false))).toEqual([true, false]);
  });

  test('a unit is changed in its place only', () => {
    const before = firstOf(newArmy());
    const after = withUnit(before, 1, newUnit('band', 'Spears'));
    expect(namesOf(after.units)).toEqual(['Retinue 1', 'Spears']);
    expect(namesOf(before.units)).toEqual(['Retinue 1', 'Band 1']);
  });

  test.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [1, 2, 'acb'],
  ])('from %i to %i: %s', (from, to, order) => {
    expect(moved([...'abc'], from, to).join('')).toBe(order);
  });

  test.each([
    ['Band', [], 'Band'],
    ['Band', ['Band'], 'Band 2'],
    ['Band 2', ['Band', 'Band 2'], 'Band 3'],
    ['Band', ['Band', 'Band 2', 'Band 3'], 'Band 4'],
    ['Maldon 991', ['Maldon 991'], 'Maldon 991 (2)'],
    ['Maldon 991 (2)', ['Maldon 991', 'Maldon 991 (2)'], 'Maldon 991 (3)'],
  ])('a free name for %s beside %j is %s', (name, taken, free) => {
    expect(freeName(name, taken)).toBe(free);
  });
});

describe('an army in words', () => {
  const { red } = MALDON.armies;

  test('counts contingents, units and stands', () => {
    expect(sizeOf(red)).toBe('3 contingents, 9 units, 15 stands');
    expect(gradesOf(red)).toBe('1 A, 4 B, 6 C, 4 D');
    expect(sizeOf({ name: 'Nobody', contingents: [] })).toBe('0 contingents, 0 units, 0 stands');
  });

  test('every leader and unit has a line', () => {
    const lines = asText(red).split('\n');
    expect(lines).toContain("Byrhtnoth's centre: Byrhtnoth, 4 LP, commander in chief");
    expect(lines).toContain(
      '- Hearth troop: retinue, A Grade, 1 stand, battle standard, holy person',
    );
    expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(9);
  });
});

describe('what is stored', () => {
  const row = (army: unknown) => ({
    id: 'a',
    game: 'shieldwall',
    name: 'A',
    army,
    created: 0,
    updated: 0,
    deleted: 0,
  });
  test('an army is read as it is', () => {
    expect(armyIn(row(MALDON.armies.black))).toBe(MALDON.armies.black);
  });

  test.each([
    null,
    'army',
    {},
    { name: 'A' },
    { name: 'A', contingents: [null] },
    { name: 'A', contingents: [{ name: 'B', leader: {}, units: [] }] },
    {
      name: 'A',
      contingents: [
        { name: 'B', leader: { name: 'C', lp: 3, commander: false }, units: [{ name: 'D' }] },
      ],
    },
  ])('%j is no army', (army) => expect(armyIn(row(army))).toBeNull());
});
