import { checkFaces } from '#/core/checks';
import { D8 } from '#/core/dice';
import { crossOdds, dieOdds, mapOdds, type Odds } from '#/core/odds';
import { fail, ok, type Result } from '#/core/result';
import type { Figures } from '../figures';
import type { Options } from '../options';
import { type Part, type Refusal, sumOf } from '../rule';
import { isHorse, type UnitType } from '../words';
import type { Modifier } from './attack';

/** Everything that counts in one fire; plain inputs, no battle needed. */
export interface Fire {
  /** UNIT-3 */
  readonly factor: number;
  readonly firer: UnitType;
  /** TERR-1: the firer is on high ground and the target is not. */
  readonly high: boolean;
  readonly target: { readonly type: UnitType; readonly inShieldWall: boolean };
  /** CMD-5: a Bonus lies on the wing's Fire order. */
  readonly bonus: boolean;
  readonly modifiers: readonly Modifier[];
  readonly figures: Figures;
  readonly options: Pick<Options, 'lightHorseHigh'>;
}

/** FIRE-2: light horse gains nothing by height, unless OPT-LIGHT-HORSE-HIGH says so. */
const reachesFarther = ({ firer, high, options }: Fire): boolean =>
  high && (firer !== 'LH' || options.lightHorseHigh === 'both');

/** FIRE-3: height helps the roll of foot; of horse only light horse by OPT-LIGHT-HORSE-HIGH. */
const hitsFromAbove = (fire: Fire): boolean =>
  reachesFarther(fire) && (!isHorse(fire.firer) || fire.firer === 'LH');

/** FIRE-2: hexes, the target's counted and the firer's not. */
export const fireRange = (fire: Fire): number =>
  fire.figures.range + (reachesFarther(fire) ? fire.figures.rangeFromHigh : 0);

/** FIRE-3: what is added to the roll. */
export function fireParts(fire: Fire): readonly Part[] {
  const { target, bonus, modifiers, figures } = fire;
  const parts: Part[] = [];
  const add = (applies: boolean, label: string, value: number, rule: Part['rule']): void => {
    if (applies) parts.push({ label, value, rule });
  };
  add(target.inShieldWall, 'At a shield wall', figures.fireAtWall, 'SW-4');
  add(
    hitsFromAbove(fire),
    'From high ground',
    figures.fireFromHigh,
    fire.firer === 'LH' ? 'OPT-LIGHT-HORSE-HIGH' : 'FIRE-3',
  );
  add(isHorse(target.type), 'At horse', figures.fireAtHorse, 'FIRE-3');
  add(bonus, 'Bonus', figures.fireBonus, 'CMD-5');
  for (const { name, to, value } of modifiers) add(to === 'fire', name, value, 'CARD-1');
  return parts;
}

export interface FireRoll {
  readonly face: number;
  readonly roll: number;
  /** FIRE-3: the fire factor or more. */
  readonly hits: boolean;
}

const rollOf = (fire: Fire, face: number): FireRoll => {
  const roll = face + sumOf(fireParts(fire));
  return { face, roll, hits: roll >= fire.factor };
};

export function rollFire(fire: Fire, face: number): Result<FireRoll, Refusal> {
  const bad = checkFaces([face], D8, 1, 'FIRE-3');
  return bad ? fail(bad) : ok(rollOf(fire, face));
}

/** The ways, out of eight, that the target is suppressed or not. */
export const fireOdds = (fire: Fire): Odds<boolean> =>
  mapOdds(dieOdds(D8), (face) => rollOf(fire, face).hits);

/** FIRE-1: several may fire at one target; the ways that at least one of them hits. */
export const volleyOdds = (fires: readonly Fire[]): Odds<boolean> =>
  fires
    .map(fireOdds)
    .reduce((a, b) => crossOdds(a, b, (one, other) => one || other), [{ value: false, ways: 1 }]);
