import { allWays, chanceOf } from '#/core/odds';
import { FIGURES, type MoveRoll, movementOdds } from '#/games/shieldwall/rules';
import toolFrame from '#/play/roll/ToolFrame.module.css';
import { Card } from '#/ui/Card';
import { Histogram } from '#/ui/Histogram';
import { percent } from '#/ui/percent';
import { RuleCode } from '#/ui/RuleCode';
import css from '../combat/Forces.module.css';

export interface MoveOddsProps extends Omit<MoveRoll, 'units'> {
  /** Whether a formed unit can take fatigue from this move. */
  readonly tires: boolean;
}

/** How far it may go, and what it may cost (MOVE-4). */
export function MoveOdds({ tires, ...roll }: MoveOddsProps) {
  const odds = movementOdds(roll);
  const distances = [...new Set(odds.map(({ value }) => value.inches))].sort((a, b) => a - b);
  const tiring = [1, 2]
    .map((dps) => ({ dps, share: chanceOf(odds, ({ fatigue }) => fatigue === dps) }))
    .filter(({ share }) => share > 0);
  const from = roll.rain ? FIGURES.fatigue.rain : FIGURES.fatigue.dry;
  const middle =
    odds.reduce((sum, { value, ways }) => sum + value.inches * ways, 0) / allWays(odds);
  return (
    <Card
      odds
      title="Before the roll"
      aside={<span className={css.oddsEnd}>{middle.toFixed(1)}″ on average</span>}
    >
      <Histogram
        label="Inches"
        bars={distances.map((inches) => ({
          label: `${inches}″`,
          share: chanceOf(odds, (value) => value.inches === inches),
        }))}
      />
      {tires && tiring.length > 0 && (
        <p className={toolFrame.toolNote}>
          A formed unit tires on {from}–6{roll.rain && ' in the rain'}:{' '}
          {tiring
            .map(({ dps, share }) => `${dps} ${dps === 1 ? 'DP' : 'DPs'} ${percent(share)}`)
            .join(', ')}{' '}
          <RuleCode rule="MOVE-4" />
        </p>
      )}
    </Card>
  );
}
