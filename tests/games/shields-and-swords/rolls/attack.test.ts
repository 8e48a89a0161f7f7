import { describe, expect, it } from 'vitest';
import {
  type Attack,
  attackFaces,
  attackOdds,
  bestOf,
  CLASSES,
  type CombatClass,
  type CombatResult,
  classOf,
  classParts,
  FIGURES,
  NOT_AT_ALL,
  type PrintedClass,
  readTable,
  rollAttack,
  rollParts,
  sumOf,
  UNIT_TYPES,
  type UnitType,
  WELL,
} from '#/games/shields-and-swords/rules';
import { attackBy, fighter } from './fighters';

/** CRT, written out by hand: each row at -5 to 14, which is every face with -6 to +6 added. */
const TABLE: Record<CombatClass, string> = {
  AA: 'DE DE DE DE DE DE DL DL DL DR DR NE NE NE NE NE NE NE NE NE',
  A: 'DE DE DE DE DE DL DL DL DR DR NE EX EX AR AR AR AR AR AR AR',
  B: 'DE DE DE DE DL DL DL DR DR* NE EX EX AR AR AR AR AR AR AR AR',
  C: 'DL DL DL DL DL DL DR DR* NE* EX EX AR AR AL AL AL AL AL AL AL',
  D: 'DL DL DL DL DL DR DR* NE* EX EX AR AR AL AE AE AE AE AE AE AE',
  E: 'DL DL DL DL DR DR* NE* EX EX AR AR AL AE AE AE AE AE AE AE AE',
  F: 'DR DR DR DR DR NE* EX EX AR AR AL AE AE AE AE AE AE AE AE AE',
};

describe('combat results table (CRT)', () => {
  it.each(CLASSES)('CRT: row %s at every face and every sum from -6 to +6', (row) => {
    const cells = TABLE[row].split(' ');
    expect(cells).toHaveLength(20);
    for (let drm = -6; drm <= 6; drm++) {
      for (let face = 1; face <= 8; face++) {
        expect([row, face + drm, readTable(row, face + drm)]).toEqual([
          row,
          face + drm,
          cells[face + drm + 5],
        ]);
      }
    }
  });

  it('CRT: under -2 reads as -2, over 8 as 8', () => {
    expect([readTable('B', -99), readTable('B', -2), readTable('B', -1)]).toEqual([
      'DE',
      'DE',
      'DL',
    ]);
    expect([readTable('D', 99), readTable('D', 8), readTable('D', 7)]).toEqual(['AE', 'AE', 'AL']);
  });

  it.each([0, 9, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('CRT: a D8 has no %d', (face) => {
    const result = rollAttack(attackBy(fighter('I', 'B'), fighter('I', 'B')), face);
    expect(result).toMatchObject({ ok: false, error: { kind: 'invalid', rule: 'CRT' } });
  });

  it('CRT: the face, what is added and the row are kept', () => {
    const attack = attackBy(fighter('L', 'D'), fighter('HH', 'B'));
    expect(rollAttack(attack, 3)).toEqual({
      ok: true,
      value: { face: 3, class: 'D', roll: 5, result: 'AR' },
    });
    expect(attackFaces(attack).map(({ face }) => face)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('what is added to the roll (DRM-1..4)', () => {
  // Each row attacks: V, L, I, HH, LH.
  const MATRIX: Record<UnitType, readonly number[]> = {
    V: [1, -1, -1, 1, 0],
    L: [1, 1, 1, 2, 1],
    I: [1, 0, 1, 1, 0],
    HH: [0, -1, 0, 0, -1],
    LH: [1, -1, 1, 1, 0],
  };

  it.each(UNIT_TYPES)('DRM-1: %s attacks each type', (type) => {
    const row = UNIT_TYPES.map((target) =>
      sumOf(rollParts(attackBy(fighter(type, 'B'), fighter(target, 'B')))),
    );
    expect(row).toEqual(MATRIX[type]);
  });

  it.each<[PrintedClass[], number]>([
    [[], 1],
    [['B'], 0],
    [['B', 'B'], -1],
    [['C'], 0],
    [['C', 'D'], 0],
    [['C', 'C', 'D'], -1],
    [['C', 'C', 'C', 'D'], -1],
    [['C', 'C', 'C', 'D', 'D'], -2],
    [['B', 'C'], -1],
    [['B', 'B', 'C', 'D', 'D'], -3],
  ])('DRM-2, DRM-3: a B with %j on a veteran', (classes, sum) => {
    const participants = classes.map((each) => fighter('I', each));
    const attack = attackBy(fighter('I', 'B'), fighter('V', 'B'), { participants });
    expect(sumOf(rollParts(attack))).toBe(sum);
  });

  it('DRM-1..4: every part has its words and its rule', () => {
    const attack = attackBy(fighter('I', 'B'), fighter('HH', 'B'), {
      participants: [fighter('I', 'B'), fighter('L', 'D'), fighter('L', 'D'), fighter('L', 'D')],
      modifiers: [
        { name: 'Ford', to: 'roll', value: 1 },
        { name: 'Relics', to: 'class', value: 1 },
        { name: 'Smoke', to: 'fire', value: -1 },
      ],
    });
    expect(rollParts(attack)).toEqual([
      { label: 'Infantry against heavy horse', value: 1, rule: 'DRM-1' },
      { label: '1 more of class B', value: -1, rule: 'DRM-2' },
      { label: '3 of lower class', value: -2, rule: 'DRM-3' },
      { label: 'Ford', value: 1, rule: 'DRM-4' },
    ]);
  });

  it('CARD-1: a card may overrule the figures', () => {
    const figures = { ...FIGURES, equalClass: -2, lowerClass: -3, lowerTogether: 3 };
    const participants = [fighter('I', 'B'), ...'CCCD'.split('').map(() => fighter('L', 'D'))];
    const attack = attackBy(fighter('I', 'B'), fighter('I', 'B'), { participants, figures });
    expect(rollParts(attack).map(({ value }) => value)).toEqual([1, -2, -6]);
  });
});

describe('class of the Primary (CC-1, CC-2)', () => {
  const wall = { inShieldWall: true };
  it.each<[string, PrintedClass, Partial<Attack>, CombatClass]>([
    ['nothing', 'B', {}, 'B'],
    ['CC-1: target suppressed', 'B', { target: fighter('I', 'B', { suppressed: true }) }, 'A'],
    ['CC-1: pitched', 'B', { kind: 'pitched' }, 'A'],
    ['TERR-1: downhill', 'B', { downhill: true }, 'A'],
    ['SW-4: target in shield wall', 'B', { target: fighter('I', 'B', wall) }, 'C'],
    ['SW-4, CC-2: Primary in shield wall', 'B', { primary: fighter('I', 'B', wall) }, 'C'],
    ['CC-2: a participant in shield wall', 'B', { participants: [fighter('I', 'B', wall)] }, 'B'],
    ['TERR-3: trench', 'B', { trench: true }, 'D'],
    [
      'CC-1: two up and one down',
      'B',
      { kind: 'pitched', downhill: true, target: fighter('I', 'B', wall) },
      'A',
    ],
    ['CC-1: never past AA', 'AA', { kind: 'pitched', downhill: true }, 'AA'],
    ['CC-1: summed up before the top stops it', 'AA', { kind: 'pitched', trench: true }, 'A'],
    ['CC-1: never past F', 'D', { trench: true, target: fighter('I', 'B', wall) }, 'F'],
    [
      'CC-1: the bottom is F',
      'D',
      { trench: true, primary: fighter('I', 'D', wall), target: fighter('I', 'B', wall) },
      'F',
    ],
    ['UNIT-2: E is reached by reckoning', 'C', { trench: true }, 'E'],
    [
      'CARD-1: the card’s own',
      'C',
      { modifiers: [{ name: 'Relics', to: 'class', value: 1 }] },
      'B',
    ],
    [
      'DRM-4: no class for a roll',
      'C',
      { modifiers: [{ name: 'Ford', to: 'roll', value: 1 }] },
      'C',
    ],
  ])('%s', (_, combatClass, change, expected) => {
    const attack = attackBy(fighter('I', combatClass), fighter('I', 'B'), change);
    expect(classOf(attack)).toBe(expected);
  });

  it.each<[UnitType, Attack['kind'], boolean, CombatClass]>([
    ['HH', 'charge', true, 'A'],
    ['LH', 'charge', true, 'B'],
    ['HH', 'charge', false, 'C'],
    ['HH', 'combat', true, 'C'],
    ['LH', 'pitched', true, 'B'],
    ['I', 'charge', true, 'C'],
  ])('HORSE-3, CMD-5: %s in a %s, Bonus on Horse %s', (type, kind, bonus, expected) => {
    expect(classOf(attackBy(fighter(type, 'C'), fighter('I', 'B'), { kind, bonus }))).toBe(
      expected,
    );
  });

  it('HORSE-3: the Primary’s type decides', () => {
    const participants = [fighter('HH', 'C')];
    const attack = attackBy(fighter('LH', 'C'), fighter('I', 'B'), {
      kind: 'charge',
      bonus: true,
      participants,
    });
    expect(classOf(attack)).toBe('B');
  });

  it('CC-1: every part has its words and its rule', () => {
    const attack = attackBy(
      fighter('HH', 'C', { inShieldWall: true }),
      fighter('I', 'B', { suppressed: true, inShieldWall: true }),
      {
        kind: 'charge',
        bonus: true,
        downhill: true,
        trench: true,
        modifiers: [{ name: 'Relics', to: 'class', value: 1 }],
      },
    );
    expect(classParts(attack)).toEqual([
      { label: 'Target suppressed', value: 1, rule: 'CC-1' },
      { label: 'Downhill', value: 1, rule: 'TERR-1' },
      { label: 'Charge with Bonus', value: 2, rule: 'HORSE-3' },
      { label: 'On a shield wall', value: -1, rule: 'SW-4' },
      { label: 'From a shield wall', value: -1, rule: 'SW-4' },
      { label: 'Across a trench', value: -2, rule: 'TERR-3' },
      { label: 'Relics', value: 1, rule: 'CARD-1' },
    ]);
    expect(classParts({ ...attack, kind: 'pitched' })[1]).toEqual({
      label: 'Pitched combat',
      value: 1,
      rule: 'CC-1',
    });
  });

  it('COMB-4: the best class, each of several when they are equal', () => {
    const [a, b, c] = [fighter('I', 'B'), fighter('V', 'B'), fighter('L', 'D')];
    expect(bestOf([c, a, b])).toEqual([a, b]);
    expect(bestOf([fighter('I', 'AA'), fighter('I', 'A')]).map((each) => each.class)).toEqual([
      'AA',
    ]);
    expect(bestOf([])).toEqual([]);
  });
});

/** `DL 3, DR 2` in the order of the faces. */
const counts = (results: readonly { value: CombatResult; ways: number }[]): string =>
  results.map(({ value, ways }) => `${value} ${ways}`).join(', ');

const open = { inShieldWall: false, suppressed: false };

describe('figures of the ledger, in eighths', () => {
  const infantry = (combatClass: PrintedClass) => fighter('I', combatClass);
  const veteran = (combatClass: PrintedClass) => fighter('V', combatClass);
  const levy = (combatClass: PrintedClass) => fighter('L', combatClass);
  const heavy = (combatClass: PrintedClass) => fighter('HH', combatClass);
  const light = (combatClass: PrintedClass) => fighter('LH', combatClass);
  const charge = { kind: 'charge', bonus: true } as const;
  const add = (value: number) => ({ modifiers: [{ name: 'so much', to: 'roll', value }] as const });

  it.each<[string, Attack, CombatClass, number, string]>([
    [
      'AA at -2',
      attackBy(infantry('AA'), infantry('B'), add(-3)),
      'AA',
      -2,
      'DE 2, DL 3, DR 2, NE 1',
    ],
    ['A at +1', attackBy(infantry('A'), infantry('B')), 'A', 1, 'DL 1, DR 2, NE 1, EX 2, AR 2'],
    ['D at +1', attackBy(infantry('D'), infantry('B')), 'D', 1, 'NE* 1, EX 2, AR 2, AL 1, AE 2'],
    [
      'I B with two I C on V in shield wall',
      attackBy(infantry('B'), fighter('V', 'A', { inShieldWall: true }), {
        participants: [infantry('C'), infantry('C')],
      }),
      'C',
      0,
      'DR 1, DR* 1, NE* 1, EX 2, AR 2, AL 1',
    ],
    [
      'HH B with HH B, charge with Bonus, on I',
      attackBy(heavy('B'), infantry('C'), { ...charge, participants: [heavy('B')] }),
      'AA',
      -1,
      'DE 1, DL 3, DR 2, NE 2',
    ],
    [
      'LH C with LH D, charge with Bonus, on L',
      attackBy(light('C'), levy('D'), { ...charge, participants: [light('D')] }),
      'B',
      -2,
      'DL 3, DR 1, DR* 1, NE 1, EX 2',
    ],
    [
      'V C, pitched, on suppressed L in shield wall behind a trench',
      attackBy(veteran('C'), fighter('L', 'D', { suppressed: true, inShieldWall: true }), {
        kind: 'pitched',
        trench: true,
      }),
      'D',
      -1,
      'DR 1, DR* 1, NE* 1, EX 2, AR 2, AL 1',
    ],
    [
      'five L D on HH',
      attackBy(levy('D'), heavy('B'), {
        participants: [levy('D'), levy('D'), levy('D'), levy('D')],
      }),
      'D',
      -2,
      'DL 1, DR 1, DR* 1, NE* 1, EX 2, AR 2',
    ],
    [
      'V A with I B, I C, L C on V',
      attackBy(veteran('A'), veteran('B'), {
        participants: [infantry('B'), infantry('C'), levy('C')],
      }),
      'A',
      -1,
      'DL 3, DR 2, NE 1, EX 2',
    ],
    [
      'V A with V A, L B on L',
      attackBy(veteran('A'), levy('D'), { participants: [veteran('A'), levy('B')] }),
      'A',
      -3,
      'DE 2, DL 3, DR 2, NE 1',
    ],
  ])('CRT, CC-1, DRM-1..3: %s', (_, attack, row, drm, expected) => {
    expect([classOf(attack), sumOf(rollParts(attack))]).toEqual([row, drm]);
    expect(counts(attackOdds(attack, NOT_AT_ALL).results)).toBe(expected);
  });

  it('RES-5: taking every star makes that shield wall’s exchange 4 in 8', () => {
    const wall = fighter('V', 'A', { ...open, inShieldWall: true });
    const attack = attackBy(infantry('B'), wall, { participants: [infantry('C'), infantry('C')] });
    for (const policy of [WELL, { ...NOT_AT_ALL, star: 'take' as const }])
      expect(counts(attackOdds(attack, policy).results)).toBe('DR 1, EX 4, AR 2, AL 1');
    expect(attackOdds(attack, WELL).chances).toEqual({
      targetHurt: 4,
      targetGone: 0,
      targetBack: 0,
      attackersHurt: 5,
      attackerGone: 0,
      attackersBack: 2,
    });
    expect(attackOdds(attack, NOT_AT_ALL).chances).toMatchObject({
      targetHurt: 2,
      attackersHurt: 3,
      attackersBack: 2,
    });
  });
});
