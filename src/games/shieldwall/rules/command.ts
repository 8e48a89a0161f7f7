import type * as core from '#/core/refusal';
import type { ContingentId, Ending, Unit, UnitId } from './battle';
import type { Card } from './cards';
import type { DuelFighterKind } from './duel';
import type { RollName } from './event';
import type { Options } from './options';
import type { Fighter } from './rolls/fighter';
import type { MovePurpose } from './rolls/movement';
import type { DpCause, Fate, Loss, Phase, Side, Supernumerary } from './words';

/** What a player wants. `decide` answers with events, or with a refusal that names the rule. */
export type Command = CommandBody & Terms;

/** What may go with any command. */
export interface Terms extends core.Terms {
  /** GOD-7: dice that a retained seven took back before these were thrown. */
  readonly fortune?: {
    readonly side: Side;
    readonly roll: RollName;
    readonly thrown: readonly number[];
  };
}

export type CommandBody =
  | TurnBody
  | GodBody
  | LeaderBody
  | DuelBody
  | MovementBody
  | FightBody
  | AftermathBody
  | HandBody;

/** D6 of both sides; ties are kept and thrown again (SET-1, TURN-1). */
export type DiceOff = readonly { readonly red: number; readonly black: number }[];

export type TurnBody =
  | { readonly type: 'nextPhase' }
  /** MISS-4, CHG-1: this side shoots no more, or declares no more charges. */
  | { readonly type: 'pass'; readonly side: Side }
  | { readonly type: 'rollInitiative'; readonly rolls: DiceOff; readonly first: Side }
  | { readonly type: 'rollDeployment'; readonly rolls: DiceOff }
  | { readonly type: 'rollLeaderPoints'; readonly contingent: ContingentId; readonly face: number }
  | { readonly type: 'end'; readonly ending: Ending }
  | { readonly type: 'resume' };

export type GodBody =
  /** Without a card the app's own pack is drawn from; with one, a real pack was. */
  | { readonly type: 'drawCard'; readonly card?: Card }
  | {
      readonly type: 'callHolyPerson';
      readonly callers: readonly ContingentId[];
      readonly redraw: boolean;
      readonly card?: Card;
    }
  | { readonly type: 'settleCard'; readonly choice?: GodChoice };

/** What a card asks for: a unit (three, queen), a leader (ace), a hero's contingent and the man he challenges (king). */
export type GodChoice =
  | { readonly unit: UnitId }
  | { readonly contingent: ContingentId }
  | { readonly contingent: ContingentId; readonly challenges: ContingentId };

export type LeaderBody =
  | { readonly type: 'removeDp'; readonly contingent: ContingentId; readonly unit: UnitId }
  | {
      readonly type: 'changeLevel';
      readonly contingent: ContingentId;
      readonly unit: UnitId;
      readonly by: 1 | -1;
    }
  /** `further`: units that add the standard's inch. */
  | {
      readonly type: 'signal';
      readonly contingent: ContingentId;
      readonly further?: readonly UnitId[];
    }
  | { readonly type: 'campFollowers'; readonly from: UnitId; readonly unit: UnitId }
  | { readonly type: 'moveCampFollowers'; readonly from: UnitId; readonly to: UnitId };

export type DuelBody =
  | {
      readonly type: 'challenge';
      readonly contingent: ContingentId;
      readonly target: ContingentId;
      readonly fighter: DuelFighterKind;
    }
  | { readonly type: 'acceptChallenge'; readonly fighter: DuelFighterKind }
  | { readonly type: 'refuseChallenge'; readonly face: number }
  /** From the app's pack by a seed, or with a real pack and hands unknown to the phone. */
  | { readonly type: 'dealDuel'; readonly seed: string | null }
  | { readonly type: 'discard'; readonly side: Side; readonly cards: readonly Card[] }
  | { readonly type: 'rollAdvantage'; readonly rolls: DiceOff }
  /** One exchange; a joker's player says what it is. */
  | {
      readonly type: 'exchange';
      readonly cards: Readonly<Record<Side, Card>>;
      readonly jokerAs?: Partial<Readonly<Record<Side, 'strike' | 'parry'>>>;
    }
  | { readonly type: 'leaveDuel' };

/** MAN-2, MAN-3, MAN-5: what a unit does with the inches that it rolled, besides going forward. */
export type Turning = 'changeDirection' | 'aboutFace' | 'embark' | 'disembark';

/** Whole moves without dice (MAN-4, MAN-6), and what befalls a unit on its way (MOVE-5). */
export type Manoeuvre = 'sideStep' | 'formUp' | 'difficultTerrain' | 'interpenetrate';

export type MovementBody =
  | {
      readonly type: 'controlTest';
      readonly unit: UnitId;
      readonly face: number;
      readonly adjust?: 1 | -1;
    }
  /** CTRL-1: none of its bands is more than 2" away or goes another way. */
  | { readonly type: 'inLine'; readonly contingent: ContingentId }
  /** One roll for all these units (MOVE-3); `faces` are the AvD and, if declared, the D6. */
  | {
      readonly type: 'move';
      readonly units: readonly UnitId[];
      readonly purpose: MovePurpose;
      /** Towards the enemy: LEAD-3 and AL-8 ask for it, and the phone cannot see it. */
      readonly advance: boolean;
      readonly faces: readonly number[];
      readonly turning?: Turning;
      /** MOVE-2: said before the dice, to line up or conform to the ground. */
      readonly stopShort?: true;
    }
  | { readonly type: 'manoeuvre'; readonly unit: UnitId; readonly how: Manoeuvre }
  | { readonly type: 'rest'; readonly unit: UnitId }
  /** Several at once: those with DPs rest, the others stand. */
  | { readonly type: 'restAll'; readonly units: readonly UnitId[] }
  | { readonly type: 'stand'; readonly units: readonly UnitId[] }
  /** DP-3: enemies within 8" came on before its contingent had signalled. */
  | { readonly type: 'threaten'; readonly units: readonly UnitId[] };

/** Shots at one target, pooled (MISS-2). */
export interface Volley {
  readonly shooters: readonly { readonly unit: UnitId; readonly stands: number }[];
  readonly target: UnitId;
  readonly cover: boolean;
  /** MISS-1: the target fights, and the shots go at those of its stands that outflank. */
  readonly outflanking?: true;
  /** GOD-5: how many retained fives are used here; older entries say only whether one was. */
  readonly skilledArcher: number | boolean;
  readonly faces: readonly number[];
  /** Only the hits of real dice were said: the faces stand for them. */
  readonly counted?: true;
}

export interface ChargeTest {
  readonly unit: UnitId;
  /** Whom it charges, where the players have said so: the combat knows it then. */
  readonly target?: UnitId;
  /** Blood lust charges without a die: null (CHG-1). */
  readonly face: number | null;
  readonly friendCharging: boolean;
  readonly standardNear: boolean;
}

/** What the players see of a combat and the phone does not: who stands where, and how. */
export interface CombatOrder {
  readonly red: readonly CombatPlace[];
  readonly black: readonly CombatPlace[];
  /** COMB-1: either side charged this turn. */
  readonly charge: boolean;
  /** RES-2: if the losers part ways the winners choose whom to go after. */
  readonly winners?: 'followUp' | 'pursue';
}

/** One unit's place in a combat; the rest of what counts is in the battle. */
export type CombatPlace = Pick<
  Fighter,
  | 'engagedStands'
  | 'flankSupports'
  | 'charged'
  | 'followingUp'
  | 'inspired'
  | 'fromFlankOrRear'
  | 'worseGround'
  | 'leaderFighting'
> & { readonly unit: UnitId };

export type FightBody =
  | { readonly type: 'missiles'; readonly volleys: readonly Volley[] }
  /** The declared charges in the order in which they are tested (CHG-1). */
  | { readonly type: 'charge'; readonly tests: readonly ChargeTest[] }
  /** One or two rounds of dice: the second is the refight (RES-3). */
  | {
      readonly type: 'combat';
      readonly order: CombatOrder;
      readonly rounds: readonly Readonly<Record<UnitId, readonly number[]>>[];
      /** RES-8: the risk test of each leader whose retinue is engaged; it decides before the moves. */
      readonly risks: Readonly<Record<ContingentId, readonly number[]>>;
      /** Round by round, of whose real dice only the hits were said: the faces stand for them. */
      readonly counted?: readonly (readonly UnitId[])[];
    };

export type AftermathBody =
  | {
      readonly type: 'riskTest';
      readonly contingent: ContingentId;
      readonly faces: readonly number[];
    }
  /** RISK-3; `joins` is the nearest friendly A or B unit when he escapes. */
  | {
      readonly type: 'lostRetinue';
      readonly contingent: ContingentId;
      readonly face: number;
      readonly joins?: UnitId;
    }
  /** AL-10: the neighbours within 2" of what befell these units. */
  | {
      readonly type: 'morale';
      readonly touched: readonly { readonly shock: UnitId; readonly units: readonly UnitId[] }[];
    }
  /** AFTER-1, AFTER-3: it could not move back. */
  | { readonly type: 'blocked'; readonly unit: UnitId }
  /** AFTER-8: this pursuer caught it; older journals do not say which one did. */
  | { readonly type: 'caught'; readonly unit: UnitId; readonly by?: UnitId }
  /** AFTER-8: all who ran from this pursuer outran it, and it met nobody else. */
  | { readonly type: 'outrun'; readonly unit: UnitId }
  /** CHG-4: this pursuer met new enemies. */
  | { readonly type: 'meet'; readonly unit: UnitId; readonly enemies: readonly UnitId[] }
  /** AFTER-6: a face for each engaged stand. */
  | {
      readonly type: 'freeHack';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly faces: readonly number[];
      /** Only the hits of real dice were said. */
      readonly counted?: true;
    }
  /** AFTER-4, AFTER-5: outrun and dispersed, given up, or off the table. */
  | { readonly type: 'remove'; readonly unit: UnitId; readonly how: Loss };

/** Anything that can be put right by hand. */
export type HandBody =
  /** DP-1: morale where no cause is named. */
  | { readonly type: 'giveDp'; readonly unit: UnitId; readonly cause?: DpCause }
  | { readonly type: 'takeDp'; readonly unit: UnitId }
  | { readonly type: 'setUnit'; readonly unit: UnitId; readonly set: HandUnit }
  | { readonly type: 'setLeader'; readonly contingent: ContingentId; readonly set: HandLeader }
  | {
      readonly type: 'setSignalled';
      readonly contingent: ContingentId;
      readonly signalled: boolean;
    }
  | { readonly type: 'setRetained'; readonly side: Side; readonly cards: readonly Card[] }
  /** Where a side's units stand, from its right to its left. */
  | { readonly type: 'setLine'; readonly side: Side; readonly units: readonly UnitId[] }
  | { readonly type: 'setPhase'; readonly turn: number; readonly phase: Phase }
  | { readonly type: 'setFirst'; readonly side: Side | null }
  | { readonly type: 'setRain'; readonly until: number }
  | { readonly type: 'setOptions'; readonly options: Options }
  | { readonly type: 'dismissShocks' };

export type HandUnit = Partial<
  Pick<
    Unit,
    | 'dps'
    | 'level'
    | 'stands'
    | 'formed'
    | 'course'
    | 'inCombat'
    | 'followingUp'
    | 'fightsToDeath'
    | 'lost'
  > & {
    readonly charged: boolean;
    readonly supernumeraries: readonly Supernumerary[];
  }
>;

export interface HandLeader {
  readonly lp?: number;
  readonly spent?: number;
  readonly fate?: Fate;
}
