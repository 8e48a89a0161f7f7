import { describe, expect, it } from 'vitest';
import { D6 } from '#/core/dice';
import { sharesOf, totalOf } from '#/core/odds';
import {
  type Attack,
  type Attacker,
  attackerParts,
  attackTotal,
  defenceParts,
  hitsOver,
  hitWays,
  isHit,
  KINDS,
  needsDie,
  sumOf,
  waysOf,
} from '#/games/shield-wall-ii/rules';

/** `lord df`: a lord attacking downhill with a friend in front. */
const attacker = (text: string): Attacker => {
  const [kind, marks = ''] = text.split(' ');
  return {
    kind: kind === 'lord' ? 'lord' : 'warband',
    downhill: marks.includes('d'),
    friendInFront: marks.includes('f'),
  };
};
const attackBy = (target: Attack['target'], text: string): Attack => ({
  target,
  attackers: text.split(', ').map(attacker),
});

describe('the sum of an attack (ARMY-2, ATT-3..5)', () => {
  it.each([
    ['warband', 'warband df', 4, 1],
    ['warband', 'lord d', 7, 4],
    ['warband', 'lord f', 5, 2],
    ['warband', 'warband d, warband', 7, 4],
    ['warband', 'warband f, warband f', 4, 1],
    ['warband', 'lord f, warband f', 6, 3],
    ['warband', 'warband, warband, warband f', 8, 5],
    ['warband', 'warband, warband f', 5, 2],
    ['warband', 'warband', 4, 1],
    ['warband', 'lord', 6, 3],
    ['warband', 'warband, warband', 6, 3],
    ['lord', 'warband d', 5, 1],
    ['lord', 'lord f, warband', 6, 2],
    ['lord', 'warband f, warband f, warband f', 6, 2],
    ['lord', 'warband, warband, warband f', 8, 4],
    ['lord', 'lord, warband, warband', 10, 6],
    ['lord', 'lord d, warband f', 7, 3],
    ['lord', 'lord', 6, 2],
    ['lord', 'warband, warband', 6, 2],
    ['lord', 'warband f', 3, 0],
    ['camp', 'warband f', 3, 1],
    ['camp', 'lord df', 5, 3],
    ['camp', 'warband f, warband f', 4, 2],
    ['camp', 'warband d', 4, 2],
  ] as const)('ATT-4: on a %s, %s: total %i, %i of 6', (target, text, total, ways) => {
    const attack = attackBy(target, text);
    expect(attackTotal(attack)).toBe(total);
    expect(hitWays(attack)).toBe(ways);
  });

  it('ATT-4: each part has its name and rule', () => {
    const alone = attackBy('warband', 'lord df');
    expect(alone.attackers.map((each) => attackerParts(alone, each))).toEqual([
      [
        { label: 'Basic strength', value: 4, rule: 'ARMY-2' },
        { label: 'Lord', value: 1, rule: 'ATT-4' },
        { label: 'Downhill', value: 1, rule: 'ATT-4' },
        { label: 'Only attacker', value: 1, rule: 'ATT-4' },
        { label: 'Friend in front', value: -1, rule: 'ATT-4' },
      ],
    ]);
    expect(KINDS.map((target) => sumOf(defenceParts({ target, attackers: [] })))).toEqual([
      4, 3, 2,
    ]);
    expect(defenceParts({ target: 'lord', attackers: [] })).toEqual([
      { label: 'Basic strength', value: 4, rule: 'ARMY-2' },
    ]);
  });

  it('ATT-6: 0 or less never, then a face more for each, 6 or more always', () => {
    expect([-3, 0, 1, 2, 3, 4, 5, 6, 12].map(waysOf)).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 6]);
  });

  it('ATT-7: never and always need no die', () => {
    expect([0, 1, 5, 6].map(needsDie)).toEqual([false, true, true, false]);
  });

  it('ATT-3, ATT-6: every attack of up to six agrees with the six faces thrown out', () => {
    const all = ['warband', 'warband d', 'warband f', 'warband df', 'lord', 'lord d', 'lord f'];
    const sets = (size: number): string[][] =>
      size === 0 ? [[]] : sets(size - 1).flatMap((set) => all.map((each) => [...set, each]));
    for (const target of KINDS) {
      for (const size of [1, 2, 3, 4]) {
        for (const set of sets(size)) {
          const attack = attackBy(target, set.join(', '));
          const hits = D6.filter((face) => isHit(attack, face)).length;
          if (hits !== hitWays(attack)) expect([target, set, hitWays(attack)]).toBe(hits);
        }
      }
    }
    expect(hitWays(attackBy('warband', 'warband, warband, warband, warband, warband, lord'))).toBe(
      6,
    );
  });

  it('ATT-5: the face decides against the target’s strength alone', () => {
    const attack = attackBy('warband', 'warband, warband');
    expect(D6.map((face) => isHit(attack, face))).toEqual([true, true, true, false, false, false]);
  });
});

/** Every throw of one die for each attack, counted by hits. */
const enumerate = (plan: readonly number[]): number[] => {
  const counts = new Array<number>(plan.length + 1).fill(0);
  const visit = (at: number, hits: number): void => {
    const ways = plan[at];
    if (ways === undefined) {
      counts[hits] = (counts[hits] ?? 0) + 1;
      return;
    }
    for (const face of D6) visit(at + 1, face <= ways ? hits + 1 : hits);
  };
  visit(0, 0);
  return counts;
};

describe('hits over the attacks of a plan (ATT-6)', () => {
  it('ATT-6: three attacks at 4/6, 2/6, 1/6: 5/27, 1/2, 5/18, 1/27', () => {
    const counts = hitsOver([4, 2, 1]);
    expect(counts).toEqual([40, 108, 60, 8]);
    expect(totalOf(counts)).toBe(216);
    expect(sharesOf(counts)).toEqual([5 / 27, 1 / 2, 5 / 18, 1 / 27]);
  });

  it('ATT-6, HIT: two plain warbands at a warband turn after turn: 1/4, 1/2, 11/16', () => {
    const atLeastTwo = (attacks: number) =>
      sharesOf(hitsOver(new Array<number>(attacks).fill(3)))
        .slice(2)
        .reduce((sum, share) => sum + share, 0);
    expect([2, 3, 4].map(atLeastTwo)).toEqual([1 / 4, 1 / 2, 11 / 16]);
  });

  it('ATT-6: agrees with every throw of up to four attacks', () => {
    for (const plan of [
      [],
      [0],
      [6],
      [3],
      [1, 6],
      [0, 2, 5],
      [4, 2, 1],
      [1, 2, 3, 4],
      [6, 6, 0, 3],
    ]) {
      expect(hitsOver(plan)).toEqual(enumerate(plan));
    }
  });
});
