import type { Battle, Ending, Unit } from './battle';
import { type Card, figuresOf, type Victory } from './card';
import { otherSide, SIDES, type Side } from './words';

/** VP-1, VP-3: what a unit is worth to the enemy who eliminates it. */
export const worthOf = (card: Card, unit: Pick<Unit, 'type' | 'crown'>): number =>
  card.victory.points[unit.type] + (unit.crown ? figuresOf(card).crown : 0);

export type Points = Readonly<Record<Side, number>>;

/** VP-1: enemies eliminated, by whatever rule, and what was awarded besides. */
export function pointsOf(battle: Battle): Points {
  const points = { ...battle.awarded };
  for (const unit of Object.values(battle.units))
    if (unit.steps === 0) points[otherSide(unit.side)] += worthOf(battle.card, unit);
  return points;
}

/** VP-2: has this side reached the target with the lead that it takes? */
export const winsByPoints = (
  { target, lead }: Pick<Victory, 'target' | 'lead'>,
  points: Points,
  side: Side,
): boolean =>
  target !== null && points[side] >= target && points[side] - points[otherSide(side)] >= lead;

/** VP-2: who is tested when this side's turn ends. */
export function checkedAfter({ target, checked }: Victory, ending: Side): readonly Side[] {
  if (target === null) return [];
  if (checked === 'everyTurn') return SIDES;
  return [checked === 'ownTurn' ? ending : otherSide(ending)];
}

/** Who has more; null when nobody has. */
export const leader = ({ red, black }: Points): Side | null =>
  red === black ? null : red > black ? 'red' : 'black';

/** VP-2, CARD-1: how the battle ends with the turn at hand, if it does. */
export function endingWithTurn(battle: Battle, next: Side): Ending | null {
  const { victory } = battle.card;
  const points = pointsOf(battle);
  const winners = checkedAfter(victory, battle.active).filter((side) =>
    winsByPoints(victory, points, side),
  );
  const [winner, tied] = winners;
  if (winner && !tied) return { how: 'points', winner, next };
  const played = Math.min(battle.turns.red, battle.turns.black);
  if (victory.turns !== null && played >= victory.turns)
    return { how: 'turns', winner: leader(points), next };
  return null;
}

/** CARD-1: a side without a unit left; reinforcements that are still to come count as units. */
export function endingWithSideGone(battle: Battle): Ending | null {
  if (!battle.card.victory.sideGone) return null;
  const gone = SIDES.some((side) =>
    Object.values(battle.units).every((unit) => unit.side !== side || unit.steps === 0),
  );
  return gone ? { how: 'sideGone', winner: leader(pointsOf(battle)) } : null;
}

/** The line over the board. */
export interface Score {
  readonly points: Points;
  readonly ahead: Side | null;
  readonly lead: number;
  /** VP-2: who is tested when the turn at hand ends. */
  readonly checked: readonly Side[];
  readonly target: number | null;
  readonly leadNeeded: number;
}

export function scoreOf(battle: Battle): Score {
  const points = pointsOf(battle);
  const { victory } = battle.card;
  return {
    points,
    ahead: leader(points),
    lead: Math.abs(points.red - points.black),
    checked: checkedAfter(victory, battle.active),
    target: victory.target,
    leadNeeded: victory.lead,
  };
}
