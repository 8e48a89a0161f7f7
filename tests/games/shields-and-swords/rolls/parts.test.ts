import { describe, expect, it } from 'vitest';
import {
  type CombatResult,
  choicesOn,
  classParts,
  rollParts,
  type UnitType,
} from '#/games/shields-and-swords/rules';
import { attackBy, fighter } from './fighters';

describe('what is shown of an attack', () => {
  it('CC-1, DRM-1: what adds nothing is no part of the sum', () => {
    const attack = attackBy(fighter('I', 'B'), fighter('V', 'B'));
    expect(classParts(attack)).toEqual([]);
    expect(rollParts(attack)).toEqual([
      { label: 'Infantry against veteran', value: 1, rule: 'DRM-1' },
    ]);
  });

  it.each<[UnitType, UnitType, boolean, CombatResult, readonly string[]]>([
    ['I', 'I', false, 'EX', []],
    ['HH', 'I', false, 'EX', ['RES-6 attacker DR']],
    ['LH', 'I', false, 'EX', ['RES-7 attacker AR']],
    ['I', 'LH', false, 'EX', ['RES-8 defender DR']],
    ['HH', 'LH', false, 'EX', ['RES-6 attacker DR', 'RES-8 defender DR']],
    ['LH', 'LH', false, 'EX', ['RES-7 attacker AR', 'RES-8 defender DR']],
    ['HH', 'LH', false, 'DR', []],
    ['I', 'V', true, 'DR*', ['RES-5 attacker EX']],
    ['HH', 'V', true, 'NE*', ['RES-5 attacker EX']],
    ['I', 'V', false, 'NE*', []],
  ])(
    'RES-5..9: %s on %s, in shield wall %s: %s',
    (type, target, inShieldWall, result, expected) => {
      const attack = attackBy(fighter(type, 'B'), fighter(target, 'B', { inShieldWall }));
      expect(
        choicesOn(attack, result, false).map(({ rule, by, to }) => `${rule} ${by} ${to}`),
      ).toEqual(expected);
    },
  );
});
