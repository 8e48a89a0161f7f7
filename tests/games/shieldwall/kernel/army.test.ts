import { describe, expect, it } from 'vitest';
import {
  type Army,
  begin,
  breaches,
  type Grade,
  type MusteredContingent,
  type MusteredUnit,
  QUICK_SHEET,
  type Supernumerary,
  unitsInOrder,
} from '#/games/shieldwall/rules';
import { SCENARIOS } from '#/games/shieldwall/scenarios';
import { RED, table } from './table';

const unit = (
  kind: MusteredUnit['kind'],
  grade: Grade,
  stands = 1,
  ...supernumeraries: Supernumerary[]
): MusteredUnit => ({ name: 'Men', kind, grade, stands, supernumeraries });

const body = (units: readonly MusteredUnit[], lp = 3, commander = false): MusteredContingent => ({
  name: 'Wing',
  leader: { name: 'Lord', lp, commander },
  units,
});

const sound = [unit('retinue', 'A'), unit('band', 'B', 2)];
const army = (...contingents: readonly MusteredContingent[]): Army => ({
  name: 'Host',
  contingents,
});

/** A sound army but for one contingent. */
const withWing = (units: readonly MusteredUnit[], lp = 3) => army(body(units, lp), body(sound));

const broken = (host: Army): readonly string[] => breaches(host).map(({ rule }) => rule);

describe('what an army must be (ORG-1..6)', () => {
  it.each([
    [1, ['ORG-1']],
    [2, []],
    [3, []],
    [5, []],
    [6, ['ORG-1']],
  ])('ORG-1: %i contingents', (count, expected) => {
    expect(broken(army(...Array.from({ length: count }, () => body(sound))))).toEqual(expected);
  });

  it.each<[string, readonly MusteredUnit[], readonly string[]]>([
    ['a retinue and a band', sound, []],
    ['a retinue and two bands', [...sound, unit('band', 'D', 2)], []],
    ['a retinue alone', [unit('retinue', 'A')], ['ORG-2']],
    ['three bands', [...sound, unit('band', 'C'), unit('band', 'C')], ['ORG-2']],
    ['no retinue', [unit('band', 'B')], ['ORG-2']],
    ['two retinues', [...sound, unit('retinue', 'B')], ['ORG-2']],
    ['a king’s retinue of two', [unit('retinue', 'A', 2), unit('band', 'B')], []],
    ['a retinue of three', [unit('retinue', 'A', 3), unit('band', 'B')], ['ORG-2']],
    ['a band of three', [unit('retinue', 'A'), unit('band', 'B', 3)], ['ORG-2']],
    ['a band of none', [unit('retinue', 'A'), unit('band', 'B', 0)], ['ORG-2']],
  ])('ORG-2: %s', (_, units, expected) => {
    expect(broken(withWing(units))).toEqual(expected);
  });

  it.each<[Grade, Grade, readonly string[]]>([
    ['A', 'B', []],
    ['B', 'C', []],
    ['B', 'D', []],
    ['C', 'B', ['ORG-3']],
    ['D', 'B', ['ORG-3']],
    ['A', 'A', ['ORG-3']],
  ])('ORG-3: a retinue of %s with a band of %s', (retinue, band, expected) => {
    expect(broken(withWing([unit('retinue', retinue), unit('band', band)]))).toEqual(expected);
  });

  it('ORG-4: the retinue stands first, for it acts first', () => {
    const found = breaches(withWing([unit('band', 'B'), unit('retinue', 'A')]));
    expect(found).toMatchObject([{ rule: 'ORG-4', contingent: 0, unit: 0 }]);
  });

  it.each<[string, readonly Supernumerary[], readonly Supernumerary[], readonly string[]]>([
    ['as many as contingents', ['holyPerson'], ['battleStandard'], []],
    ['all of them in one', ['heroicChampion', 'heroicChampion'], [], []],
    ['one too many', ['heroicChampion', 'holyPerson'], ['battleStandard'], ['ORG-5']],
    ['two holy persons', ['holyPerson'], ['holyPerson'], ['ORG-5']],
    ['two standards', ['battleStandard'], ['battleStandard'], ['ORG-5']],
    ['two special weapons', ['specialWeapon'], ['specialWeapon'], ['ORG-5']],
    ['two heroes', ['heroicChampion'], ['heroicChampion'], []],
  ])('ORG-5: %s', (_, first, second, expected) => {
    const host = army(
      body([unit('retinue', 'A', 1, ...first), unit('band', 'B')]),
      body([unit('retinue', 'A', 1, ...second), unit('band', 'B')]),
    );
    expect(broken(host)).toEqual(expected);
  });

  it.each<[Supernumerary, readonly string[]]>([
    ['campFollowers', []],
    ['holyPerson', ['ORG-5']],
    ['heroicChampion', ['ORG-5']],
    ['battleStandard', ['ORG-5']],
    ['specialWeapon', ['ORG-5']],
  ])('ORG-5: %s with a band', (kind, expected) => {
    const host = withWing([unit('retinue', 'A'), unit('band', 'B', 2, kind)]);
    expect(broken(host)).toEqual(expected);
    if (expected.length > 0) {
      expect(breaches(host)[0]).toMatchObject({ contingent: 0, unit: 1 });
    }
  });

  it.each([
    [1, ['ORG-6']],
    [2, []],
    [5, []],
    [6, ['ORG-6']],
  ])('ORG-6: a leader with %i LPs', (lp, expected) => {
    expect(broken(withWing(sound, lp))).toEqual(expected);
  });

  it('ORG-6: one commander in chief, or none', () => {
    expect(broken(army(body(sound, 3, true), body(sound)))).toEqual([]);
    expect(broken(army(body(sound, 3, true), body(sound, 3, true)))).toEqual(['ORG-6']);
  });

  it('says what is wrong in figures', () => {
    const [one] = breaches(army(body(sound)));
    expect(one?.why).toBe('An army has 2 to 5 contingents; this one has 1.');
    const [three] = breaches(withWing([unit('retinue', 'A', 3), unit('band', 'B')]));
    expect(three?.why).toContain('this one has 3');
  });
});

describe('the armies of the scenarios', () => {
  it.each(SCENARIOS.map((each) => [each.name, each] as const))('%s keeps ORG-1..6', (_, each) => {
    expect(breaches(each.armies.red)).toEqual([]);
    expect(breaches(each.armies.black)).toEqual([]);
  });
});

describe('mustering for battle (ORG-4, SET-3)', () => {
  it('ORG-4: units act from the right contingent to the left, the retinue first', () => {
    const order = unitsInOrder(table()).map(({ id }) => id);
    expect(order.slice(0, 5)).toEqual(RED);
    const blackFirst = unitsInOrder(table({ first: 'black' })).map(({ id }) => id);
    expect(blackFirst.slice(-5)).toEqual(RED);
  });

  it('SET-3: a scenario may set DPs, level and formation of one unit', () => {
    const host = army(body(sound), body(sound));
    const battle = begin({
      armies: { red: host, black: host },
      options: QUICK_SHEET,
      seed: 'x',
      starts: [
        { side: 'red', contingent: 1, unit: 0, dps: 0, level: 'ready' },
        { side: 'black', contingent: 0, unit: 1, formed: false },
      ],
    });
    expect(battle.units['red-1-0']).toMatchObject({ dps: 0, level: 'ready', formed: true });
    expect(battle.units['black-0-1']).toMatchObject({ dps: 3, level: 'present', formed: false });
    expect(battle.units['red-0-0']).toMatchObject({ dps: 3, level: 'present', formed: true });
    expect(battle.units['red-1-1']).toMatchObject({ dps: 3, level: 'present', stands: 2 });
  });

  it('ORG-4: a leader is with his retinue, wherever the list has it', () => {
    const host = army(body([unit('band', 'B'), unit('retinue', 'A')]), body([unit('band', 'C')]));
    const { contingents } = begin({
      armies: { red: host, black: host },
      options: QUICK_SHEET,
      seed: 'x',
    });
    expect(contingents['red-0']?.leader.unit).toBe('red-0-1');
    expect(contingents['red-1']?.leader.unit).toBe('red-1-0');
  });
});
