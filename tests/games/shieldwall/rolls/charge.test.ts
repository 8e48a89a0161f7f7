import { describe, expect, it } from 'vitest';
import {
  type Charger,
  charge,
  chargeOdds,
  chargeParts,
  chargesUnasked,
  checkCharger,
} from '#/games/shieldwall/rules/rolls/charge';
import { expectWays, given, refused, rows } from './table';

const charger = (changes: Partial<Charger> = {}): Charger => ({
  grade: 'C',
  level: 'present',
  formed: true,
  dps: 0,
  withLeader: false,
  friendCharging: false,
  standardNear: false,
  ...changes,
});

describe('charge test', () => {
  it.each([
    ['nothing', {}, []],
    ['its leader', { withLeader: true }, [['With its leader', 1]]],
    ['Ready', { level: 'ready' }, [['Ready for battle', 1]]],
    ['a friend', { friendCharging: true }, [['A friend charges within reach', 1]]],
    ['A Grade', { grade: 'A' }, [['A Grade', 1]]],
    ['B Grade', { grade: 'B' }, []],
    ['D Grade', { grade: 'D' }, [['D Grade', -1]]],
    ['unformed', { formed: false }, [['Unformed', -1]]],
    ['one DP', { dps: 1 }, []],
    ['two DPs', { dps: 2 }, [['Disordered', -1]]],
    ['unformed with two DPs, once', { formed: false, dps: 2 }, [['Unformed', -1]]],
    ['the standard', { standardNear: true }, [['Battle standard near', 1]]],
  ] as const)('CHG-2 %s', (_, changes, parts) => {
    expect(rows(chargeParts(charger(changes)))).toEqual(
      parts.map(([label, value]) => [label, value, 'CHG-2']),
    );
  });

  it.each([
    ['CHG-2 charges on 4', {}, 4, true, 4],
    ['CHG-2 not on 3', {}, 3, false, 3],
    ['CHG-2 with all that helps', { withLeader: true, level: 'ready', grade: 'A' }, 1, true, 4],
    ['CHG-2 with all that hinders', { grade: 'D', dps: 4 }, 5, false, 3],
  ] as const)('%s', (_, changes, face, charges, total) => {
    const result = given(charge(charger(changes), face));
    expect(result).toMatchObject({ charges, total, automatic: false });
    expect(rows(result.parts)[0]).toEqual(['D6', face, 'CHG-2']);
  });

  it('CHG-3 a failure costs one DP, a charge none', () => {
    expect(given(charge(charger(), 3)).dps).toBe(1);
    expect(given(charge(charger(), 4)).dps).toBe(0);
  });

  it('CHG-1 Blood lust charges without a die', () => {
    const fierce = charger({ level: 'bloodLust', grade: 'D', dps: 4 });
    expect(chargesUnasked(fierce)).toBe(true);
    expect(chargesUnasked(charger({ level: 'ready' }))).toBe(false);
    expect(given(charge(fierce, null))).toEqual({
      charges: true,
      automatic: true,
      parts: [],
      total: null,
      dps: 0,
    });
    expect(refused(charge(fierce, 6))).toEqual({
      kind: 'invalid',
      rule: 'CHG-1',
      why: 'Blood lust charges without a die.',
    });
    expectWays(chargeOdds(fierce), { true: 1 });
  });

  it('CHG-1 a Shaken unit may not, unless the players let it', () => {
    expect(checkCharger(charger({ level: 'shaken' }))).toEqual({
      kind: 'forbidden',
      rule: 'CHG-1',
      why: 'A Shaken unit does not charge.',
    });
    expect(checkCharger(charger())).toBeNull();
    expect(given(charge(charger({ level: 'shaken' }), 4)).charges).toBe(true);
  });

  it('CHG-2 refuses a missing die and faces that are not there', () => {
    expect(refused(charge(charger(), null))).toEqual({
      kind: 'invalid',
      rule: 'CHG-2',
      why: 'Dice for this roll: 1, not 0.',
    });
    expect(refused(charge(charger(), 0)).why).toBe('There is no 0 on this die.');
  });

  it.each([
    ['even', {}, { false: 3, true: 3 }],
    ['a C band of fresh men with a friend', { friendCharging: true }, { false: 2, true: 4 }],
    ['sure', { grade: 'A', level: 'ready', withLeader: true }, { true: 6 }],
    ['weary levy', { grade: 'D', dps: 3 }, { false: 5, true: 1 }],
  ] as const)('CHG-2 odds: %s', (_, changes, ways) => {
    expectWays(chargeOdds(charger(changes)), ways);
  });
});
