import type { Terms } from '#/core/refusal';
import type { Ending, Unit, UnitId, UnitPhase, WingId } from './battle';
import type { Options } from './options';
import type { Face, Order, Phase, PrintedClass, Side } from './words';

/** What a player wants. `decide` answers with events, or with a refusal that names the rule. */
export type Command = CommandBody & Terms;

export type CommandBody = TurnBody | OrderBody | UnitBody | AttackBody | HandBody;

export type TurnBody =
  /** On to the next phase that is played; from Initiative to the other side's turn. */
  | { readonly type: 'nextPhase' }
  | { readonly type: 'declareInitiative' }
  | { readonly type: 'end'; readonly ending: Pick<Ending, 'winner'> & { how: 'gaveUp' | 'agreed' } }
  | { readonly type: 'resume' };

export type OrderBody =
  | {
      readonly type: 'lay';
      readonly wing: WingId;
      readonly marker: number;
      readonly face: Face;
      /** CMD-5: the order that a Bonus goes with. */
      readonly on?: Order;
      readonly pitched?: true;
    }
  | { readonly type: 'takeBack'; readonly marker: number }
  /** Last turn's orders again, for the whole side. */
  | { readonly type: 'repeatOrders' }
  | { readonly type: 'choosePitched'; readonly wing: WingId; readonly pitched: boolean };

export type UnitBody =
  /** WING-1: who is out of reach; nobody, when all of them are in reach. */
  | { readonly type: 'integrity'; readonly out: readonly UnitId[] }
  /** ZOC-1, HORSE-1: it began the phase in EZOC, in the Horse phase in that of heavy horse. */
  | { readonly type: 'hold'; readonly unit: UnitId; readonly held: boolean }
  /** MOVE-5 */
  | { readonly type: 'arrive'; readonly unit: UnitId }
  | ({ readonly type: 'fire'; readonly face: number } & FireOrder);

/** What the players see of a fire and the phone does not. */
export interface FireOrder {
  readonly unit: UnitId;
  readonly target: UnitId;
  /** TERR-1: from high ground at a target that is not on it. */
  readonly high?: true;
  /** The card's modifiers that apply, by their place. */
  readonly modifiers?: readonly number[];
}

/** What the players see of an attack and the phone does not. */
export interface AttackOrder {
  readonly target: UnitId;
  readonly attackers: readonly UnitId[];
  /** COMB-4: which one, where several have the best class. */
  readonly primary?: UnitId;
  readonly downhill?: true;
  readonly trench?: true;
  readonly modifiers?: readonly number[];
}

export type AttackBody =
  | ({ readonly type: 'attack'; readonly face: number } & AttackOrder)
  /** RES-5..8: takes the choice that is open, or leaves the result as it is. */
  | { readonly type: 'changeResult'; readonly take: boolean }
  | {
      readonly type: 'resolve';
      /** RES-4: the attacker that takes the loss. */
      readonly loses?: UnitId;
      /** RET-3: those that found no hex to retreat to. */
      readonly blocked?: readonly UnitId[];
    }
  /** ADV-1: who enters the hex, if anybody. `unable`: no heavy horse can (ADV-3). */
  | { readonly type: 'advance'; readonly unit: UnitId | null; readonly unable?: true };

/** Anything that can be put right by hand. */
export type HandBody =
  | { readonly type: 'setUnit'; readonly unit: UnitId; readonly set: HandUnit }
  /** Points beside those for eliminated units. */
  | { readonly type: 'setAwarded'; readonly side: Side; readonly points: number }
  | { readonly type: 'setInitiative'; readonly side: Side | null }
  | {
      readonly type: 'setPhase';
      readonly side: Side;
      readonly turn: number;
      readonly phase: Phase;
    }
  /** CMD-2: a card's own rule takes a marker out of the pool, or gives it back. */
  | {
      readonly type: 'setUsedUp';
      readonly side: Side;
      readonly marker: number;
      readonly usedUp: boolean;
    }
  | { readonly type: 'setOptions'; readonly options: Options }
  /** The attack at hand is done with on the table. */
  | { readonly type: 'dropAttack' };

export type HandUnit = Partial<
  Pick<Unit, 'steps' | 'suppressed' | 'inShieldWall' | 'arrived'> &
    Pick<UnitPhase, 'fired' | 'attacked' | 'wasAttacked'> & {
      /** On the side that lies up. */
      readonly class: PrintedClass;
      readonly fireFactor: number | null;
    }
>;
