import type { Battle, Unit, UnitId, UnitPhase, Wing, WingId } from './battle';
import type { RuleId } from './rule';
import type { Phase, Side } from './words';

/**
 * What has happened: the only thing that changes a battle. Each says what is so from now on
 * and by which rule; dice are kept with the face that came up, whoever threw it.
 */
export type Event =
  | UnitEvent
  | WingEvent
  | MovedEvent
  | BattleEvent
  | PhaseEvent
  | TurnEvent
  | DiceEvent;

/** The rule that brought a change about, or the players' own hand. */
export type Reason = RuleId | 'byHand';

export interface UnitEvent {
  readonly type: 'unit';
  readonly unit: UnitId;
  readonly set: UnitChange;
  readonly reason: Reason;
}
export type UnitChange = Partial<
  Pick<Unit, 'steps' | 'suppressed' | 'inShieldWall' | 'arrived' | 'front' | 'reverse'> & {
    readonly thisPhase: Partial<UnitPhase>;
  }
>;

export interface WingEvent {
  readonly type: 'wing';
  readonly wing: WingId;
  readonly set: Partial<Pick<Wing, 'laid' | 'check'>>;
  readonly reason: Reason;
}

/** RET-1, ADV-1: it changed its hex after an attack; the phone only knows that it did. */
export interface MovedEvent {
  readonly type: 'moved';
  readonly unit: UnitId;
  readonly how: 'retreats' | 'advances';
  readonly reason: Reason;
}

export interface BattleEvent {
  readonly type: 'battle';
  readonly set: Partial<
    Pick<
      Battle,
      | 'active'
      | 'turns'
      | 'phase'
      | 'charging'
      | 'initiative'
      | 'usedUp'
      | 'awarded'
      | 'attack'
      | 'ended'
      | 'options'
    >
  >;
  readonly reason: Reason;
}

/** A phase begins: what was done in the last one is forgotten. */
export interface PhaseEvent {
  readonly type: 'phase';
  readonly phase: Phase;
  /** WING-1: the wings whose integrity is to be judged now, and those that may move in this phase. */
  readonly check: readonly WingId[];
  readonly moving: readonly WingId[];
  readonly reason: Reason;
}

/** TURN-3: a player turn begins; its side's shield walls end and its markers come back. */
export interface TurnEvent {
  readonly type: 'turn';
  readonly side: Side;
  readonly check: readonly WingId[];
  readonly reason: Reason;
}

/** A die on the table. Changes nothing by itself. */
export interface DiceEvent {
  readonly type: 'dice';
  readonly roll: 'attack' | 'fire';
  readonly by: UnitId;
  readonly face: number;
  /** What it meant, in a few words, for the journal. */
  readonly meaning: string;
}
