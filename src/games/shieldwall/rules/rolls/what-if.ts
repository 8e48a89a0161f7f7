import { fail, ok, type Result } from '#/core/result';
import { changeLevel } from '../condition';
import { FIGURES } from '../figures';
import type { Refusal, RuleId } from '../rule';
import { LEVELS, otherSide, type Side } from '../words';
import { type CombatOdds, combatOdds } from './combat-odds';
import { type Combat, type Fighter, withFighters } from './fighter';

/** One thing that could be different about a fighter. */
export type WhatIfChange =
  | 'oneDpLess'
  | 'oneLevelUp'
  | 'flankSupport'
  | 'levelGround'
  | 'formed'
  | 'facing'
  | 'leaderFights'
  | 'inspired'
  | 'allStands'
  | 'charged'
  | 'oneDpMore'
  | 'oneLevelDown'
  | 'noFlankSupport'
  | 'worseGround'
  | 'unformed'
  | 'leaderAway';

export interface WhatIf {
  readonly change: WhatIfChange;
  readonly label: string;
  readonly rule: RuleId;
  /** Whose state would be different, and which unit's. */
  readonly side: Side;
  readonly fighter: string;
  readonly odds: CombatOdds;
  /** The difference that it makes to the chance to win, refight included, in percentage points. */
  readonly gain: number;
}

interface Variant {
  readonly change: WhatIfChange;
  readonly label: string;
  readonly rule: RuleId;
  readonly applies: (fighter: Fighter, combat: Combat) => boolean;
  readonly apply: (fighter: Fighter) => Fighter;
}

const level = (fighter: Fighter, by: number): Fighter => ({
  ...fighter,
  ...changeLevel(fighter, by),
});

const OWN: readonly Variant[] = [
  {
    change: 'oneDpLess',
    label: 'One DP less',
    rule: 'DP-4',
    applies: (fighter) => fighter.dps > 0,
    apply: (fighter) => ({ ...fighter, dps: fighter.dps - 1 }),
  },
  {
    change: 'oneLevelUp',
    label: 'One level up',
    rule: 'LEAD-2',
    applies: (fighter) => fighter.level !== LEVELS.at(-1),
    apply: (fighter) => level(fighter, 1),
  },
  {
    change: 'flankSupport',
    label: 'One more stand on the flank',
    rule: 'COMB-1',
    applies: (fighter) => fighter.flankSupports < FIGURES.combat.flanks,
    apply: (fighter) => ({ ...fighter, flankSupports: fighter.flankSupports + 1 }),
  },
  {
    change: 'levelGround',
    label: 'The enemy without the better ground',
    rule: 'COMB-3',
    applies: (fighter) => fighter.worseGround,
    apply: (fighter) => ({ ...fighter, worseGround: false }),
  },
  {
    change: 'formed',
    label: 'Formed',
    rule: 'COMB-3',
    applies: (fighter) => !fighter.formed,
    apply: (fighter) => ({ ...fighter, formed: true }),
  },
  {
    change: 'facing',
    label: 'Not taken in flank or rear',
    rule: 'COMB-3',
    applies: (fighter) => fighter.fromFlankOrRear,
    apply: (fighter) => ({ ...fighter, fromFlankOrRear: false }),
  },
  {
    change: 'leaderFights',
    label: 'Its leader fights',
    rule: 'COMB-4',
    applies: (fighter) => fighter.retinue && !fighter.leaderFighting,
    apply: (fighter) => ({ ...fighter, leaderFighting: true }),
  },
  {
    change: 'inspired',
    label: 'A champion or the standard attached',
    rule: 'COMB-1',
    applies: (fighter) => fighter.retinue && !fighter.inspired,
    apply: (fighter) => ({ ...fighter, inspired: true }),
  },
  {
    change: 'allStands',
    label: 'All its stands engaged',
    rule: 'COMB-1',
    applies: (fighter) => fighter.engagedStands < fighter.stands,
    apply: (fighter) => ({ ...fighter, engagedStands: fighter.stands }),
  },
  {
    change: 'charged',
    label: 'Charging too',
    rule: 'COMB-1',
    applies: (fighter, combat) => combat.charge && !fighter.charged,
    apply: (fighter) => ({ ...fighter, charged: true }),
  },
];

const ENEMY: readonly Variant[] = [
  {
    change: 'oneDpMore',
    label: 'One DP more',
    rule: 'DP-3',
    applies: (fighter) => fighter.dps < FIGURES.dpLimit,
    apply: (fighter) => ({ ...fighter, dps: fighter.dps + 1 }),
  },
  {
    change: 'oneLevelDown',
    label: 'One level down',
    rule: 'MISS-3',
    applies: (fighter) => fighter.level !== LEVELS[0],
    apply: (fighter) => level(fighter, -1),
  },
  {
    change: 'noFlankSupport',
    label: 'One stand fewer on its flank',
    rule: 'COMB-1',
    applies: (fighter) => fighter.flankSupports > 0,
    apply: (fighter) => ({ ...fighter, flankSupports: fighter.flankSupports - 1 }),
  },
  {
    change: 'worseGround',
    label: 'Fighting against better ground',
    rule: 'COMB-3',
    applies: (fighter) => !fighter.worseGround,
    apply: (fighter) => ({ ...fighter, worseGround: true }),
  },
  {
    change: 'unformed',
    label: 'Unformed',
    rule: 'COMB-3',
    applies: (fighter) => fighter.formed,
    apply: (fighter) => ({ ...fighter, formed: false }),
  },
  {
    change: 'leaderAway',
    label: 'Its leader away',
    rule: 'COMB-4',
    applies: (fighter) => fighter.leaderFighting,
    apply: (fighter) => ({ ...fighter, leaderFighting: false }),
  },
];

/** Every single change that a side could wish for, what helps it most first. */
export const whatIf = (combat: Combat, viewer: Side): Result<readonly WhatIf[], Refusal> => {
  const now = combatOdds(combat);
  if (!now.ok) return now;
  const list: WhatIf[] = [];
  for (const [side, variants] of [
    [viewer, OWN],
    [otherSide(viewer), ENEMY],
  ] as const) {
    for (const fighter of combat[side]) {
      for (const { change, label, rule, applies, apply } of variants) {
        if (!applies(fighter, combat)) continue;
        const changed = combat[side].map((each) => (each === fighter ? apply(each) : each));
        const then = combatOdds(withFighters(combat, side, changed));
        if (!then.ok) return fail(then.error);
        const gain = 100 * (then.value.wins[viewer] - now.value.wins[viewer]);
        list.push({ change, label, rule, side, fighter: fighter.id, odds: then.value, gain });
      }
    }
  }
  return ok(list.sort((a, b) => b.gain - a.gain));
};
