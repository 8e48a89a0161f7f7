import {
  distance,
  FACINGS,
  type Facing,
  FIGURES,
  forwardOf,
  frontOf,
  type Hex,
  neighboursOf,
  type Order,
  type Side,
} from '../rules';
import { enemiesOnField } from './attackPlan';
import { campHex, campOf, idOf, isOnField, type Position, warbandsOf } from './position';
import { stepsOf } from './strike';

/** An order that is worth a look: where a warband would stand and look. */
export interface Candidate {
  readonly unit: number;
  readonly type: Order['type'];
  readonly to: Hex;
  readonly facing: Facing;
}

/** How far an enemy can be for a facing to matter. */
const NEAR = 3;

/** Facings that do not look away from the nearest enemies. */
function facingsAt(position: Position, side: Side, hex: Hex): readonly Facing[] {
  const near = enemiesOnField(position, side)
    .map((enemy) => position.hex[enemy] as number)
    .filter((where) => distance(where, hex) <= NEAR);
  const forward = forwardOf(side);
  if (near.length === 0) {
    return FACINGS.filter((facing) => [0, 1, 5].includes((facing - forward + 6) % 6));
  }
  return FACINGS.filter((facing) =>
    frontOf(hex, facing).some((front) =>
      near.some((where) => distance(front, where) < distance(hex, where)),
    ),
  );
}

/** DEP-1: one waiting warband is as good as another, but for the lord's. */
function deployments(position: Position, side: Side): readonly Candidate[] {
  if (position.turn > FIGURES.deploymentTurns || !isOnField(position, campOf(side))) return [];
  const waiting = warbandsOf(side).filter((unit) => position.state[unit] === 'waiting');
  const lord = waiting.filter((unit) => position.kind[unit] === 'lord');
  const other = waiting.filter((unit) => position.kind[unit] !== 'lord').slice(0, 1);
  const vacant = neighboursOf(campHex(side)).filter(
    (hex) => (position.at[hex] as number) < 0 && !position.closed[hex],
  );
  const facing = forwardOf(side);
  return [...other, ...lord].flatMap((unit) =>
    vacant.map((to): Candidate => ({ unit, type: 'deploy', to, facing })),
  );
}

/** The orders of the side at hand that can be any good; turning away from everybody is not. */
export function candidates(position: Position, side: Side): readonly Candidate[] {
  if (position.left < FIGURES.commandCost) return [];
  const found: Candidate[] = [...deployments(position, side)];
  for (const unit of warbandsOf(side)) {
    if (!isOnField(position, unit) || position.moved[unit]) continue;
    const at = position.hex[unit] as number;
    for (const facing of facingsAt(position, side, at)) {
      if (facing !== position.facing[unit]) found.push({ unit, type: 'turn', to: at, facing });
    }
    for (const to of stepsOf(position, unit)) {
      for (const facing of facingsAt(position, side, to)) {
        found.push({ unit, type: 'move', to, facing });
      }
    }
  }
  return found;
}

export function commandOf({ unit, type, to, facing }: Candidate): Order {
  const id = idOf(unit);
  return type === 'turn' ? { type, unit: id, facing } : { type, unit: id, to, facing };
}
