import type { Level, Side } from '../rules';
import { type Weights, weightsOf } from './evaluate';
import type { Position } from './position';

/** How a level looks for its orders. */
export interface Manner {
  /** How many beginnings of a turn are followed at a time. */
  readonly width: number;
  readonly weights: Weights;
  /** One order in so many is picked at random; 0 for none. */
  readonly slips: number;
}

export function mannerOf(level: Level, position: Position, side: Side): Manner {
  switch (level) {
    case 'easy':
      return { width: 1, weights: { danger: 0, prospect: 0, nearness: 0.05 }, slips: 3 };
    case 'medium':
      return { width: 1, weights: { danger: 0, prospect: 0.35, nearness: 0.05 }, slips: 0 };
    case 'hard':
      return { width: 4, weights: weightsOf(position, side), slips: 0 };
  }
}
