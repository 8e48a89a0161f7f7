import { describe, expect, it } from 'vitest';
import { allWays, chanceOf } from '#/core/odds';
import {
  attackOdds,
  FIGURES,
  type Fire,
  fireOdds,
  fireParts,
  fireRange,
  NOT_AT_ALL,
  rollFire,
  sumOf,
  type UnitType,
  volleyOdds,
} from '#/games/shields-and-swords/rules';
import { attackBy, fighter } from './fighters';

const fireWith = (change: Partial<Fire> = {}): Fire => ({
  factor: 6,
  firer: 'L',
  high: false,
  target: { type: 'I', inShieldWall: false },
  bonus: false,
  modifiers: [],
  figures: FIGURES,
  options: { lightHorseHigh: 'neither' },
  ...change,
});

const horse = { type: 'HH', inShieldWall: false } as const;
const light = { type: 'LH', inShieldWall: false } as const;
const wall = { type: 'V', inShieldWall: true } as const;
const both = { lightHorseHigh: 'both' } as const;

const hits = (fire: Fire): number =>
  fireOdds(fire).reduce((sum, { value, ways }) => (value ? sum + ways : sum), 0);

describe('fire (FIRE-2, FIRE-3)', () => {
  it.each<[string, Partial<Fire>, number]>([
    ['FIRE-3: FF 4 at +0', { factor: 4 }, 5],
    ['FIRE-3: FF 6 at horse', { target: horse }, 4],
    ['FIRE-3: FF 6 at light horse', { target: light }, 4],
    ['SW-4: FF 7 at a shield wall', { factor: 7, target: wall }, 1],
    ['FIRE-3: FF 8 from high ground', { factor: 8, high: true }, 2],
    ['FIRE-3, CMD-5: FF 5 at horse with Bonus', { factor: 5, target: horse, bonus: true }, 6],
    ['FIRE-3: FF 1 always', { factor: 1 }, 8],
    ['FIRE-3: FF 9 never', { factor: 9 }, 0],
    ['FIRE-3: heavy horse on high ground: no more', { factor: 8, high: true, firer: 'HH' }, 1],
    ['FIRE-3: light horse on high ground: no more', { factor: 8, high: true, firer: 'LH' }, 1],
    ['OPT-LIGHT-HORSE-HIGH: or one more', { factor: 8, high: true, firer: 'LH', options: both }, 2],
    [
      'OPT-LIGHT-HORSE-HIGH: nothing for heavy horse',
      { factor: 8, high: true, firer: 'HH', options: both },
      1,
    ],
    ['CARD-1: smoke', { modifiers: [{ name: 'Smoke', to: 'fire', value: -2 }] }, 1],
    ['CARD-1: not an attack’s', { modifiers: [{ name: 'Ford', to: 'roll', value: -2 }] }, 3],
  ])('%s', (_, change, eighths) => {
    const fire = fireWith(change);
    expect(hits(fire)).toBe(eighths);
    const faces = [1, 2, 3, 4, 5, 6, 7, 8].filter((face) => {
      const result = rollFire(fire, face);
      return result.ok && result.value.hits;
    });
    expect(faces).toHaveLength(eighths);
    expect(allWays(fireOdds(fire))).toBe(8);
  });

  it.each<[string, UnitType, boolean, Fire['options'], number]>([
    ['FIRE-2: level', 'L', false, both, 4],
    ['FIRE-2: foot on high ground', 'L', true, both, 6],
    ['FIRE-2: heavy horse on high ground', 'HH', true, { lightHorseHigh: 'neither' }, 6],
    ['FIRE-2: light horse on high ground', 'LH', true, { lightHorseHigh: 'neither' }, 4],
    ['OPT-LIGHT-HORSE-HIGH: light horse on high ground', 'LH', true, both, 6],
  ])('%s', (_, firer, high, options, hexes) => {
    expect(fireRange(fireWith({ firer, high, options }))).toBe(hexes);
  });

  it('FIRE-3: every part has its words and its rule', () => {
    const all = fireWith({
      high: true,
      target: { type: 'HH', inShieldWall: true },
      bonus: true,
      modifiers: [{ name: 'Smoke', to: 'fire', value: -1 }],
    });
    expect(fireParts(all)).toEqual([
      { label: 'At a shield wall', value: -1, rule: 'SW-4' },
      { label: 'From high ground', value: 1, rule: 'FIRE-3' },
      { label: 'At horse', value: 1, rule: 'FIRE-3' },
      { label: 'Bonus', value: 1, rule: 'CMD-5' },
      { label: 'Smoke', value: -1, rule: 'CARD-1' },
    ]);
    expect(rollFire(all, 5)).toEqual({ ok: true, value: { face: 5, roll: 6, hits: true } });
    expect(sumOf(fireParts(fireWith()))).toBe(0);
    const rider = fireWith({ firer: 'LH', high: true, options: both });
    expect(fireParts(rider)[0]?.rule).toBe('OPT-LIGHT-HORSE-HIGH');
  });

  it.each([0, 9, 2.5])('FIRE-3: a D8 has no %d', (face) => {
    expect(rollFire(fireWith(), face)).toMatchObject({
      ok: false,
      error: { kind: 'invalid', rule: 'FIRE-3' },
    });
  });
});

describe('several fires at one target (FIRE-1)', () => {
  const suppressed = (fires: readonly Fire[]): number => chanceOf(volleyOdds(fires), (hit) => hit);

  it('FIRE-1: two FF 6 at +0: 39 in 64', () => {
    expect(suppressed([fireWith(), fireWith()])).toBe(39 / 64);
    expect(allWays(volleyOdds([fireWith(), fireWith()]))).toBe(64);
  });

  it('FIRE-1: two FF 7 with Bonus on horse: 3 in 4', () => {
    const fire = fireWith({ factor: 7, bonus: true, target: horse });
    expect(suppressed([fire, fire])).toBe(3 / 4);
  });

  it('FIRE-1: nobody fires: nothing', () => {
    expect(volleyOdds([])).toEqual([{ value: false, ways: 1 }]);
  });

  it('FIRE-4: those two FF 6, then an I C alone on the levy: 167 in 512', () => {
    const levy = fighter('L', 'D');
    const hurt = (target: typeof levy): number =>
      attackOdds(attackBy(fighter('I', 'C'), target), NOT_AT_ALL).chances.targetHurt / 8;
    expect([hurt(levy), hurt({ ...levy, suppressed: true })]).toEqual([2 / 8, 3 / 8]);
    const chance = suppressed([fireWith(), fireWith()]);
    expect(chance * hurt({ ...levy, suppressed: true }) + (1 - chance) * hurt(levy)).toBe(
      167 / 512,
    );
  });
});
