import type {
  Battle,
  Contingent,
  ContingentId,
  Force,
  Leader,
  Unit,
  UnitId,
  UnitTurn,
} from './battle';
import type { RuleId } from './rule';
import type { DpCause, Phase, Side } from './words';

/**
 * What has happened: the only thing that changes a battle. Each says what is so from now on
 * and by which rule; dice are kept with the faces that came up, whoever threw them.
 */
export type Event =
  | UnitEvent
  | LeaderEvent
  | ContingentEvent
  | SideEvent
  | BattleEvent
  | TurnEvent
  | FightEvent
  | DiceEvent;

/** The rule that brought a change about, or the players' own hand. */
export type Reason = RuleId | 'byHand';

export interface UnitEvent {
  readonly type: 'unit';
  readonly unit: UnitId;
  readonly set: UnitChange;
  readonly reason: Reason;
  /** DP-1: why a DP was given. */
  readonly cause?: DpCause;
}
export type UnitChange = Partial<
  Pick<
    Unit,
    | 'stands'
    | 'dps'
    | 'level'
    | 'formed'
    | 'supernumeraries'
    | 'course'
    | 'inCombat'
    | 'followingUp'
    | 'fightsToDeath'
    | 'advancedLast'
    | 'lost'
  > & { readonly thisTurn: Partial<UnitTurn> }
>;

export interface LeaderEvent {
  readonly type: 'leader';
  readonly contingent: ContingentId;
  readonly set: Partial<Pick<Leader, 'lp' | 'spent' | 'fate' | 'unit' | 'atRisk' | 'commander'>>;
  readonly reason: Reason;
}

export interface ContingentEvent {
  readonly type: 'contingent';
  readonly contingent: ContingentId;
  readonly set: Partial<Pick<Contingent, 'signalled' | 'inLine'>>;
  readonly reason: Reason;
}

export interface SideEvent {
  readonly type: 'side';
  readonly side: Side;
  readonly set: Partial<Pick<Force, 'retained' | 'line'>>;
  readonly reason: Reason;
}

export interface BattleEvent {
  readonly type: 'battle';
  readonly set: Partial<
    Pick<
      Battle,
      | 'phase'
      | 'first'
      | 'pack'
      | 'rainUntil'
      | 'godCard'
      | 'duel'
      | 'shocks'
      | 'passed'
      | 'ended'
      | 'options'
    >
  >;
  readonly reason: Reason;
}

/** A turn begins: LPs come back (ORG-7) and what was done this turn is forgotten. */
export interface TurnEvent {
  readonly type: 'turn';
  readonly turn: number;
  readonly phase: Phase;
  readonly reason: Reason;
}

/** These units meet, dice or no dice (COMB-6, CHG-4). */
export interface FightEvent {
  readonly type: 'fight';
  readonly units: readonly UnitId[];
  readonly reason: Reason;
}

/** Dice on the table: what for, whose, and the faces. Those of a combat say who met whom (COMB-6). */
export interface DiceEvent {
  readonly type: 'dice';
  readonly roll: RollName;
  readonly throws: readonly Throw[];
  /** What the dice meant, in a few words, for the journal. */
  readonly meaning: string;
  /** GOD-7: a throw that fortune let somebody take back. */
  readonly takenBack?: true;
}

export interface Throw {
  /** A side, a unit or a leader (by contingent): who threw. */
  readonly by: string;
  readonly die: 'D6' | 'AvD';
  readonly faces: readonly number[];
  /** Only so many hits were said of real dice; nobody knows the faces, which stand for them. */
  readonly hits?: number;
}

export type RollName =
  | 'initiative'
  | 'deployment'
  | 'leaderPoints'
  | 'movement'
  | 'control'
  | 'missiles'
  | 'charge'
  | 'combat'
  | 'freeHack'
  | 'risk'
  | 'lostRetinue'
  | 'refusal'
  | 'advantage';
