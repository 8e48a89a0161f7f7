import { memo } from 'react';
import { SIDE_NAMES } from '#/core/sides';
import { otherSide, type Post, type Side, type Unit } from '#/games/shieldwall/rules';
import { Icon } from '#/ui/icons/Icon';
import { SideMark } from '#/ui/SideMark';
import { stepOf } from '../parts/levels';
import css from './LineStrip.module.css';

/** A side's name and its posts from its right to its left. */
export interface SideLine {
  readonly name: string;
  readonly posts: readonly Post[];
}

export interface LineStripProps {
  readonly atHand: Side;
  readonly lines: Readonly<Record<Side, SideLine>>;
  readonly onPick: (side: Side) => void;
  /** The side at hand is tapped: the lines are to be put in another order. */
  readonly onChange: () => void;
}

const WIDTH = 344;
const HEIGHT = 42;
const BAR = 4;
const PITCH = 5;
/** Between two units, and on both sides of a post. */
const GAP = 2;
const MARGIN = 6;
const WIDEST_STAND = 24;

/**
 * Both battle lines facing each other, the side at hand below. A tap on the other takes it in hand,
 * one on the side at hand opens both to be put in another order.
 */
export const LineStrip = memo(function LineStrip({
  atHand,
  lines,
  onPick,
  onChange,
}: LineStripProps) {
  const stand = Math.min(WIDEST_STAND, ...Object.values(lines).map(standOf));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div className={css.strip} role="group" aria-label="Side at hand">
      {[otherSide(atHand), atHand].map((side) => (
        <button
          key={side}
          type="button"
          className={`${css.line} ${css[side]}`}
          aria-pressed={side === atHand}
          aria-description={side === atHand ? 'Opens both lines, to put them in order' : undefined}
          onClick={() => (side === atHand ? onChange() : onPick(side))}
        >
          <SideMark side={side} />
          <span className="sr-only">
            {SIDE_NAMES[side]}: <bdi>{lines[side].name}</bdi>
          </span>
          <Drawing line={lines[side]} below={side === atHand} stand={stand} />
          <span className={css.change}>{side === atHand && <Icon name="swap" />}</span>
        </button>
      ))}
    </div>
  );
});

/** How wide a stand may be so that every post of this line fits its share of the strip. */
function standOf({ posts }: SideLine): number {
  const room = WIDTH / Math.max(1, posts.length) - 2 * MARGIN;
  return Math.min(
    WIDEST_STAND,
    ...posts.map(({ units }) => (room - GAP * (units.length - 1)) / Math.max(1, standsOf(units))),
  );
}

const standsOf = (units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + unit.fullStands, 0);

interface DrawingProps {
  readonly line: SideLine;
  readonly below: boolean;
  readonly stand: number;
}

/** Seen from below: the line at hand has its right on the right, the one opposite on the left. */
function Drawing({ line: { posts }, below, stand }: DrawingProps) {
  const seen = below ? posts.toReversed() : posts;
  const share = WIDTH / Math.max(1, seen.length);
  return (
    <svg className={css.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {seen.flatMap(({ units }, place) => {
        const inOrder = below ? units.toReversed() : units;
        const width = standsOf(units) * stand + GAP * (units.length - 1);
        let x = place * share + (share - width) / 2;
        return inOrder.map((unit) => {
          const left = x;
          x += unit.fullStands * stand + GAP;
          return <Bars key={unit.id} unit={unit} x={left} width={x - left - GAP} below={below} />;
        });
      })}
    </svg>
  );
}

interface BarsProps {
  readonly unit: Unit;
  readonly x: number;
  readonly width: number;
  readonly below: boolean;
}

/** A unit as bars that grow towards the enemy, one to four by its level, and its DPs. */
const Bars = memo(function Bars({ unit, x, width, below }: BarsProps) {
  const middle = x + width / 2;
  const number = below ? HEIGHT - 2 : 13;
  if (unit.lost)
    return <path className={css.lost} d={`M${middle - 4} ${number - 9}l8 8m0-8l-8 8`} />;
  const { tone } = stepOf(unit.level);
  const bars = Array.from({ length: tone }, (_, bar) => {
    const y = below ? HEIGHT - 17 - BAR - bar * PITCH : 17 + bar * PITCH;
    return `M${x} ${y}h${width}v${BAR}h${-width}z`;
  });
  const edge = below ? 2 : HEIGHT - 2;
  return (
    <>
      <path className={css[`level${tone}`]} d={bars.join('')} />
      {unit.inCombat && (
        <path className={css.fights} d={`M${middle - 4} ${edge - 4}l8 8m0-8l-8 8`} />
      )}
      <text x={middle} y={number}>
        {unit.dps}
      </text>
    </>
  );
});
