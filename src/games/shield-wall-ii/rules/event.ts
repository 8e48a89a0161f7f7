import type { Battle, Unit } from './battle';
import type { RuleId } from './rule';
import type { Placement, UnitId } from './setup';
import type { Side } from './words';

/**
 * What has happened: the only thing that changes a battle. Each says what is so from now on
 * and by which rule; a die is kept with the face that came up, whoever threw it.
 */
export type Event =
  | UnitEvent
  | BattleEvent
  | PlayerTurnEvent
  | DieEvent
  | LeaveBoardEvent
  | EnterBoardEvent;

/** The rule that brought a change about, or the players' own hand. */
export type Reason = RuleId | 'byHand';

export interface UnitEvent {
  readonly type: 'unit';
  readonly unit: UnitId;
  readonly set: Partial<Pick<Unit, 'state' | 'hex' | 'facing' | 'moved' | 'attacked'>>;
  readonly reason: Reason;
}

export interface BattleEvent {
  readonly type: 'battle';
  readonly set: Partial<
    Pick<
      Battle,
      'options' | 'phase' | 'commands' | 'targets' | 'attack' | 'victory' | 'ended' | 'opponent'
    >
  >;
  readonly reason: Reason;
}

/** A player turn begins: commands are counted (CMD-1), what was done in the last one is forgotten. */
export interface PlayerTurnEvent {
  readonly type: 'playerTurn';
  readonly turn: number;
  readonly side: Side;
  readonly commands: number;
  readonly reason: Reason;
}

/** ATT-3: the defender's die, or null where none was needed (ATT-7). Changes nothing by itself. */
export interface DieEvent {
  readonly type: 'die';
  readonly by: Side;
  readonly face: number | null;
  readonly target: UnitId;
  readonly attackers: readonly UnitId[];
  /** ATT-6: how many of the six faces would have been a hit. */
  readonly hitWays: number;
  readonly hit: boolean;
}

/** Tally mode: from now on the table holds the positions. */
export interface LeaveBoardEvent {
  readonly type: 'leaveBoard';
  readonly reason: Reason;
}

/** Board mode: from now on the phone holds them; whoever is not named stands nowhere. */
export interface EnterBoardEvent {
  readonly type: 'enterBoard';
  readonly units: readonly Placement[];
  readonly reason: Reason;
}
