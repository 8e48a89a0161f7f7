import { distance, FIGURES, neighboursOf, otherSide, type Side } from '../rules';
import { type AttackPlan, attackPlan, enemiesOnField } from './attackPlan';
import { campHex, campOf, isOnField, type Position, unitsOfSide, warbandsOf } from './position';
import { threatBy } from './threat';

/** What a position is worth to one side, part by part, so that a choice can be explained. */
export interface Evaluation {
  readonly total: number;
  /** Its own attacks of this turn. */
  readonly attacks: number;
  /** What the enemy could do next turn. */
  readonly danger: number;
  /** What it could do itself next turn. */
  readonly prospect: number;
  /** Ground, support, nearness; warbands that still wait. */
  readonly stance: number;
  readonly plan: AttackPlan;
}

/** How much each side of the matter counts; the army that must come to the enemy dares more. */
export interface Weights {
  readonly danger: number;
  readonly prospect: number;
  readonly nearness: number;
}

const SUPERIOR: Weights = { danger: 0.7, prospect: 0.35, nearness: 0.05 };
const INFERIOR: Weights = { danger: 0.9, prospect: 0.3, nearness: 0.02 };

/** The army that must win before the time is up grows bolder as it runs out. */
export function weightsOf(position: Position, side: Side): Weights {
  if (side === position.inferior) return INFERIOR;
  const gone = Math.min(1, position.turn / position.turns);
  return { ...SUPERIOR, danger: SUPERIOR.danger * (1 - 0.5 * gone) };
}

const WAITING = 1.5;
const CROWDED = 0.2;
const SUPPORT = 0.04;
const LORD_SUPPORT = 0.15;
const CAMP_GUARD = 0.3;
const HEIGHT = 0.04;
/** The camp needs a guard when an enemy is this near. */
const NEAR_CAMP = 4;

const freshBeside = (position: Position, unit: number): number => {
  let count = 0;
  for (const hex of neighboursOf(position.hex[unit] as number)) {
    const there = position.at[hex] as number;
    if (there < 0 || position.sideOf[there] !== position.sideOf[unit]) continue;
    if (position.state[there] === 'fresh' && position.kind[there] !== 'camp') count++;
  }
  return count;
};

function deploymentOf(position: Position, side: Side): number {
  let waiting = 0;
  for (const unit of warbandsOf(side)) if (position.state[unit] === 'waiting') waiting++;
  if (waiting === 0) return 0;
  const full = neighboursOf(campHex(side)).filter((hex) => (position.at[hex] as number) >= 0);
  return -WAITING * waiting - CROWDED * full.length;
}

function stanceOf(position: Position, side: Side, nearness: number): number {
  const enemies = enemiesOnField(position, side);
  let sum = deploymentOf(position, side);
  for (const unit of unitsOfSide(side)) {
    if (!isOnField(position, unit)) continue;
    const hex = position.hex[unit] as number;
    const support = freshBeside(position, unit);
    if (position.kind[unit] === 'camp') {
      const near = enemies.some(
        (enemy) => distance(hex, position.hex[enemy] as number) <= NEAR_CAMP,
      );
      if (near && support > 0) sum += CAMP_GUARD;
      continue;
    }
    sum += HEIGHT * (position.height[hex] as number);
    if (support > 0) sum += SUPPORT;
    if (position.kind[unit] === 'lord') {
      sum += LORD_SUPPORT * Math.min(FIGURES.savers.lord, support);
      continue;
    }
    let nearest = distance(hex, campHex(otherSide(side)));
    for (const enemy of enemies) {
      nearest = Math.min(nearest, distance(hex, position.hex[enemy] as number));
    }
    sum -= nearness * nearest;
  }
  return position.state[campOf(side)] === 'routed' ? sum - CAMP_GUARD : sum;
}

export function evaluate(
  position: Position,
  side: Side,
  weights: Weights = weightsOf(position, side),
): Evaluation {
  const plan = attackPlan(position, side);
  const danger = weights.danger > 0 ? threatBy(position, otherSide(side)) : 0;
  const prospect = weights.prospect > 0 ? threatBy(position, side) : 0;
  const stance = stanceOf(position, side, weights.nearness);
  return {
    total: plan.worth - weights.danger * danger + weights.prospect * prospect + stance,
    attacks: plan.worth,
    danger,
    prospect,
    stance,
    plan,
  };
}
