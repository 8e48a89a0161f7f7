import { chanceOf, type Odds } from '#/core/odds';
import type { OddsBand } from '#/ui/OddsBar';

interface Band<Outcome> {
  readonly outcome: Outcome;
  readonly label: string;
  readonly tone: OddsBand['tone'];
}

/** What can come of a roll, each with its chance. */
export const bandsOf = <Outcome>(
  bands: readonly Band<Outcome>[],
  odds: Odds<Outcome>,
): readonly OddsBand[] =>
  bands.map(({ outcome, label, tone }) => ({
    label,
    tone,
    share: chanceOf(odds, (value) => value === outcome),
  }));
