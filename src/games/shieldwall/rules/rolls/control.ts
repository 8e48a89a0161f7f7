import { checkFaces } from '#/core/checks';
import { AVD } from '#/core/dice';
import { dieOdds, mapOdds, type Odds } from '#/core/odds';
import { fail, ok, type Result } from '#/core/result';
import { FIGURES } from '../figures';
import { forbidden, invalid, type Part, type Refusal, sumOf } from '../rule';
import { abovePresent, type Grade, LEVEL_NAMES, type Level } from '../words';

export interface ControlTest {
  readonly grade: Grade;
  readonly level: Level;
  readonly pursuing: boolean;
}

/** CTRL-3: 2 or less, 3-4, 5 or more. */
export const CONTROL_BANDS = ['halt', 'free', 'run'] as const;
export type ControlBand = (typeof CONTROL_BANDS)[number];

/** CTRL-3: what the unit has to do. */
export type ControlOrder =
  | 'retire'
  | 'halt'
  | 'free'
  | 'advanceAndCharge'
  | 'repeatLastMove'
  | 'pursueOn';

/** CTRL-2: what an A Grade unit may add after seeing the roll; others nothing. */
export type ControlAdjust = -1 | 0 | 1;

export interface ControlResult {
  readonly parts: readonly Part[];
  readonly total: number;
  readonly band: ControlBand;
  readonly order: ControlOrder;
}

/** CTRL-2 */
export const controlParts = ({ level }: Pick<ControlTest, 'level'>): readonly Part[] => {
  const above = abovePresent(level);
  if (above === 0) return [];
  const { perLevelAbovePresent, shaken } = FIGURES.control;
  const value = above > 0 ? above * perLevelAbovePresent : shaken;
  return [{ label: LEVEL_NAMES[level], value, rule: 'CTRL-2' }];
};

const bandOf = (total: number): ControlBand => {
  if (total <= FIGURES.control.haltsAt) return 'halt';
  return total < FIGURES.control.runsAt ? 'free' : 'run';
};

const orderOf = ({ level, pursuing }: ControlTest, band: ControlBand): ControlOrder => {
  if (band === 'halt') return level === 'shaken' ? 'retire' : 'halt';
  if (band === 'free') return 'free';
  if (pursuing) return 'pursueOn';
  return level === 'bloodLust' ? 'advanceAndCharge' : 'repeatLastMove';
};

export const control = (
  test: ControlTest,
  face: number,
  adjust: ControlAdjust = 0,
): Result<ControlResult, Refusal> => {
  const bad = checkFaces([face], AVD, 1, 'CTRL-2');
  if (bad) return fail(bad);
  if (![-1, 0, 1].includes(adjust)) return fail(invalid('Add or take 1, or nothing.', 'CTRL-2'));
  if (adjust !== 0 && test.grade !== 'A') {
    return fail(forbidden('CTRL-2', 'Only an A Grade unit adds or takes 1 as it wishes.'));
  }
  const parts: Part[] = [
    { label: 'Average die', value: face, rule: 'CTRL-2' },
    ...controlParts(test),
  ];
  if (adjust !== 0) {
    parts.push({
      label: 'A Grade, as it wishes',
      value: adjust * FIGURES.control.gradeA,
      rule: 'CTRL-2',
    });
  }
  const total = sumOf(parts);
  const band = bandOf(total);
  return ok({ parts, total, band, order: orderOf(test, band) });
};

/** How far a band is from the one that the player hopes for. */
const distance = (band: ControlBand, hoped: ControlBand): number =>
  Math.abs(CONTROL_BANDS.indexOf(band) - CONTROL_BANDS.indexOf(hoped));

/** The odds of the three bands; an A Grade unit steers for the one that its player hopes for. */
export const controlOdds = (
  test: Pick<ControlTest, 'grade' | 'level'>,
  hoped: ControlBand | null = null,
): Odds<ControlBand> =>
  mapOdds(dieOdds(AVD), (face) => {
    const total = face + sumOf(controlParts(test));
    if (hoped === null || test.grade !== 'A') return bandOf(total);
    const { gradeA } = FIGURES.control;
    return [total, total - gradeA, total + gradeA]
      .map(bandOf)
      .reduce((best, band) => (distance(band, hoped) < distance(best, hoped) ? band : best));
  });
