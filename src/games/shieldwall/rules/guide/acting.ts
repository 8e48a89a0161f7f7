import type { Battle } from '../battle';
import type { Side } from '../words';
import { leaderTask } from './leadership';
import { movementTask, moveOrRest } from './movement';
import { contingentsOf, sidesInOrder, unitsOfSide } from './order';

/**
 * Whose part of the phase it is (TURN-1): of the side that goes first, until it has nothing left
 * to do or the other side has begun. Phases that both sides share are told from the first side.
 */
export function acting(battle: Battle): Side {
  const [first, second] = sidesInOrder(battle);
  switch (battle.phase) {
    case 'leadership':
      return hasLeaderPoints(battle, first) || !hasLeaderPoints(battle, second) ? first : second;
    case 'movement':
      return hasBegunToMove(battle, second) || !hasMovesLeft(battle, first) ? second : first;
    default:
      return first;
  }
}

const hasLeaderPoints = (battle: Battle, side: Side): boolean =>
  contingentsOf(battle, side).some((contingent) => leaderTask(battle, contingent).length > 0);

const hasBegunToMove = (battle: Battle, side: Side): boolean =>
  unitsOfSide(battle, side).some(
    ({ thisTurn }) => thisTurn.moved !== null || thisTurn.rested || thisTurn.stood,
  );

const hasMovesLeft = (battle: Battle, side: Side): boolean =>
  unitsOfSide(battle, side).some(
    (unit) => movementTask(battle, unit).length + moveOrRest(battle, unit).length > 0,
  );
