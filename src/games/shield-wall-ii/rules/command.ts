import type * as core from '#/core/refusal';
import type { Ending, Unit } from './battle';
import type { Facing, Hex } from './hexes';
import type { Options } from './options';
import type { Opponent, Placement, UnitId } from './setup';
import type { Phase, Side } from './words';

/** What a player wants. `decide` answers with events, or with a refusal that names the rule. */
export type Command = (OrderBody | AttackBody | ChoiceWish | TurnBody | HandBody) & core.Terms;

/** In board mode a hex is given; in tally mode the table holds it. */
export type OrderBody =
  /** DEP-1; without a facing it looks towards the enemy. */
  | {
      readonly type: 'deploy';
      readonly unit: UnitId;
      readonly to?: Hex;
      readonly facing?: Facing;
    }
  /** MOVE-2; without a facing it keeps its own. */
  | { readonly type: 'move'; readonly unit: UnitId; readonly to?: Hex; readonly facing?: Facing }
  /** MOVE-1 */
  | { readonly type: 'turn'; readonly unit: UnitId; readonly facing?: Facing };

export interface AttackBody {
  readonly type: 'attack';
  readonly target: UnitId;
  readonly attackers: readonly UnitId[];
  /** The defender's die; null where ATT-7 needs none. */
  readonly face: number | null;
  /** Tally mode: which attackers stand higher, and which have a friend in their other front hex. */
  readonly downhill?: readonly UnitId[];
  readonly friendInFront?: readonly UnitId[];
}

/** What an open attack waits for. */
export type ChoiceWish =
  /** HIT: these fresh neighbours become spent instead. */
  | { readonly type: 'save'; readonly savers: readonly UnitId[] }
  /** HIT-1: nobody saves it. */
  | { readonly type: 'letRout' }
  /** PURS-1 */
  | { readonly type: 'pursue'; readonly unit: UnitId }
  | { readonly type: 'stay' };

export type TurnBody =
  /** TURN-2: no more orders; the first attack says so by itself. */
  | { readonly type: 'beginAttacks' }
  | { readonly type: 'endTurn' }
  | { readonly type: 'end'; readonly ending: Ending }
  | { readonly type: 'resume' };

/** Anything that can be put right by hand. */
export type HandBody =
  | { readonly type: 'setUnit'; readonly unit: UnitId; readonly set: HandUnit }
  | { readonly type: 'setCommands'; readonly total: number; readonly left: number }
  | {
      readonly type: 'setTurn';
      readonly turn: number;
      readonly side: Side;
      readonly phase: Phase;
    }
  | { readonly type: 'setOptions'; readonly options: Options }
  /** From now on the phone plays this side, or nobody's. */
  | { readonly type: 'setOpponent'; readonly opponent: Opponent | null }
  /** From now on the table holds the positions. */
  | { readonly type: 'toTally' }
  /** From now on the phone holds them: where every unit on the field stands. */
  | { readonly type: 'toBoard'; readonly units: readonly Placement[] };

export type HandUnit = Partial<Pick<Unit, 'state' | 'hex' | 'facing' | 'moved' | 'attacked'>>;
