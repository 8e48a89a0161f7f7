import type { Unit } from './battle';
import { FIGURES } from './figures';
import type { Options } from './options';

/** REST-1, OPT-REST-D: inches to all enemies beyond which it rests; null where out of combat is enough. */
function restDistance(
  { grade }: Pick<Unit, 'grade'>,
  { restD }: Pick<Options, 'restD'>,
): number | null {
  switch (grade) {
    case 'A':
    case 'B':
      return null;
    case 'C':
      return FIGURES.restC;
    case 'D':
      return FIGURES.restD[restD];
  }
}

/** The phone cannot measure: what to look for before it rests. Empty where there is nothing. */
export function restCondition(unit: Pick<Unit, 'grade'>, options: Pick<Options, 'restD'>): string {
  const inches = restDistance(unit, options);
  return inches === null ? '' : `no enemy within ${inches}″`;
}
