import { checkCount } from '#/core/checks';
import { firstRefusal } from '#/core/refusal';
import type { Condition } from '../condition';
import { FIGURES } from '../figures';
import type { Options } from '../options';
import { invalid, type Refusal } from '../rule';
import { type Grade, SIDES, type Side } from '../words';

/** A unit in a combat: all that its dice, its hits and its result depend on. */
export interface Fighter extends Condition {
  readonly id: string;
  readonly name: string;
  readonly grade: Grade;
  /** COMB-1: all its stands, unless the player counts fewer. */
  readonly engagedStands: number;
  readonly formed: boolean;
  /** COMB-1: otherwise unengaged friendly stands in base contact, one a flank. */
  readonly flankSupports: number;
  readonly charged: boolean;
  readonly followingUp: boolean;
  /** COMB-1: a heroic champion or the battle standard is attached. */
  readonly inspired: boolean;
  /** COMB-3: charged from behind its flank or rear, or fights to flank or rear only. */
  readonly fromFlankOrRear: boolean;
  /** COMB-3: the enemy is uphill, behind a barricade or in cover. */
  readonly worseGround: boolean;
  readonly retinue: boolean;
  /** COMB-4 */
  readonly leaderFighting: boolean;
  /** RISK-2: also set when its leader falls in this very combat. */
  readonly fightsToDeath: boolean;
}

/** The round to be fought now. */
export interface Combat {
  readonly red: readonly Fighter[];
  readonly black: readonly Fighter[];
  /** COMB-1: either side charged. */
  readonly charge: boolean;
  /** RES-3: the second round after an inconclusive one. */
  readonly refight: boolean;
  readonly options: CombatOptions;
}

export type CombatOptions = Pick<Options, 'minDie' | 'dpCap'>;

const checkFighter = (fighter: Fighter, { dpCap }: CombatOptions): Refusal | null => {
  const { name, stands, engagedStands, flankSupports, dps } = fighter;
  const mostDps = dpCap === 'goesOn' ? Number.POSITIVE_INFINITY : FIGURES.dpLimit;
  return firstRefusal([
    checkCount(stands, 1, Number.POSITIVE_INFINITY, `Stands of ${name}`, 'COMB-1'),
    checkCount(engagedStands, 1, stands, `Engaged stands of ${name}`, 'COMB-1'),
    checkCount(flankSupports, 0, FIGURES.combat.flanks, `Flank supports of ${name}`, 'COMB-1'),
    checkCount(dps, 0, mostDps, `DPs of ${name}`, 'DP-2'),
  ]);
};

/** What is impossible about the fighters, if anything. */
export const checkFighters = (combat: Combat): Refusal | null => {
  for (const side of SIDES) {
    if (combat[side].length === 0) return invalid(`Nobody fights for ${side}.`, 'COMB-5');
  }
  const ids = new Set<string>();
  for (const fighter of [...combat.red, ...combat.black]) {
    if (ids.has(fighter.id)) return invalid(`${fighter.name} fights twice.`, 'COMB-5');
    ids.add(fighter.id);
    const bad = checkFighter(fighter, combat.options);
    if (bad) return bad;
  }
  return null;
};

/** The same combat with other fighters on one side. */
export const withFighters = (combat: Combat, side: Side, fighters: readonly Fighter[]): Combat => ({
  ...combat,
  [side]: fighters,
});
