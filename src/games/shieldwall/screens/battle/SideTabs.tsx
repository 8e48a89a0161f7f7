import './SideTabs.css';
import { memo } from 'react';
import type { Unit } from '#/games/shieldwall/rules';
import { LEVEL_NAMES, SIDES, type Side } from '#/games/shieldwall/rules';
import { SideMark } from '#/ui/SideMark';
import { SIDE_NAMES } from '#/ui/side';
import { stepOf } from './levels';

export interface SideLine {
  readonly name: string;
  /** Contingents from right to left, each with its units. */
  readonly contingents: readonly (readonly Unit[])[];
}

export interface SideTabsProps {
  readonly atHand: Side;
  readonly lines: Readonly<Record<Side, SideLine>>;
  readonly onPick: (side: Side) => void;
}

/** Both battle lines in small, always in sight; a tap takes a side in hand. */
export const SideTabs = memo(function SideTabs({ atHand, lines, onPick }: SideTabsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div className="side-tabs" role="group" aria-label="Side at hand">
      {SIDES.map((side) => (
        <button
          key={side}
          type="button"
          className={`side-tab ${side}`}
          aria-pressed={side === atHand}
          onClick={() => onPick(side)}
        >
          <span className="side-tab-name">
            <SideMark side={side} />
            <span className="sr-only">{SIDE_NAMES[side]}:</span>
            <bdi>{lines[side].name}</bdi>
          </span>
          <span className="side-line" aria-hidden="true">
            {lines[side].contingents.map((units) => (
              <span key={units[0]?.id} className="side-line-contingent">
                {units.map((unit) => (
                  <Post key={unit.id} unit={unit} />
                ))}
              </span>
            ))}
          </span>
        </button>
      ))}
    </div>
  );
});

/** A unit as a post: the higher the angrier, its DPs below. */
const Post = memo(function Post({ unit }: { readonly unit: Unit }) {
  if (unit.lost) return <span className="post lost" title={`${unit.name}: lost`} />;
  const { tone } = stepOf(unit.level);
  return (
    <span className="post" title={`${unit.name}: ${LEVEL_NAMES[unit.level]}, DPs ${unit.dps}`}>
      <i className={`tone-${tone}`} style={{ height: `${tone * 0.28}rem` }} />
      <b>{unit.dps}</b>
    </span>
  );
});
