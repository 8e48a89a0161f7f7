import { D8 } from '#/core/dice';
import { type Fire, fireOdds, fireParts, rollFire, sumOf, volleyOdds } from '../../rules';
import type { FaceShown } from '../die/EightFaces';

/** FIRE-3: what each face does. */
export const fireFaces = (fire: Fire): readonly FaceShown[] =>
  D8.map((face) => {
    const rolled = rollFire(fire, face);
    const hits = rolled.ok && rolled.value.hits;
    return hits
      ? { face, word: 'hit', note: 'suppressed', look: 'good' }
      : { face, word: '–', note: 'none', look: 'nothing' };
  });

/** Ways, out of how many, that the target is suppressed by one of these. */
export function suppressedBy(fires: readonly Fire[]): {
  readonly ways: number;
  readonly of: number;
} {
  const odds = fires.length === 1 && fires[0] ? fireOdds(fires[0]) : volleyOdds(fires);
  const of = odds.reduce((sum, { ways }) => sum + ways, 0);
  return { ways: odds.find(({ value }) => value)?.ways ?? 0, of };
}

export const fireSum = (fire: Fire): number => sumOf(fireParts(fire));
