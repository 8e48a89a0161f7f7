import { chanceOf, type Odds } from '#/core/odds';
import { type DiceOffParts, SIDES, type Side, sumOf } from '#/games/shieldwall/rules';
import { Card } from '#/ui/Card';
import { OddsBar } from '#/ui/OddsBar';
import { RuleCode } from '#/ui/RuleCode';
import { SideMark } from '#/ui/SideMark';
import css from './DiceOffOdds.module.css';
import { useToolBattle } from './toolBattle';

export interface DiceOffOddsProps {
  readonly parts: DiceOffParts;
  readonly odds: Odds<Side>;
  /** What the higher side gets: "Initiative to", before its name. */
  readonly prize: string;
}

/** A die of each side, what is added to it and why, and who is likely to be higher. */
export function DiceOffOdds({ parts, odds, prize }: DiceOffOddsProps) {
  const { battle } = useToolBattle();
  return (
    <Card odds title="Before the roll">
      <ul className={css.diceOff}>
        {SIDES.map((side) => (
          <li key={side}>
            <SideMark side={side} />
            <span className={css.diceOffName}>{battle.sides[side].name}</span>
            <span className={css.diceOffWhy}>
              {parts[side].map(({ label, rule }) => (
                <span key={label}>
                  {label} <RuleCode rule={rule} />
                </span>
              ))}
            </span>
            <b>D6{parts[side].length > 0 && ` + ${sumOf(parts[side])}`}</b>
          </li>
        ))}
      </ul>
      <OddsBar
        label="Who throws higher"
        bands={SIDES.map((side) => ({
          label: `${prize} ${battle.sides[side].name}`,
          share: chanceOf(odds, (higher) => higher === side),
          tone: side === 'red' ? 5 : 3,
        }))}
      />
    </Card>
  );
}
