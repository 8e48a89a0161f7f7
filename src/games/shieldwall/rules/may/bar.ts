import { firstRefusal } from '#/core/refusal';
import { agree } from '../agree';
import type { Battle, Contingent, Unit } from '../battle';
import { forbidden, invalid, type Refusal } from '../rule';
import { PHASE_NAMES, type Phase } from '../words';

/**
 * What the rules allow: null, or the reason why not. `decide` obeys these and the phase guide
 * shows them, so the two cannot disagree.
 */
export type Bar = Refusal | null;

/** The first reason that holds. */
export const firstOf = (...bars: readonly Bar[]): Bar => firstRefusal(bars);

export const duringPhase = (battle: Battle, ...phases: readonly Phase[]): Bar =>
  phases.includes(battle.phase)
    ? null
    : forbidden(
        'TURN',
        `This belongs to the ${phases.map((phase) => PHASE_NAMES[phase]).join(' or ')} phase.`,
      );

export const isHere = (unit: Unit): Bar =>
  unit.lost
    ? invalid(agree(unit.name, '{is|are} out of the battle. Bring {it|them} back by hand first.'))
    : null;

export const notInCombat = (
  unit: Unit,
  rule: 'REST-1' | 'MAN-6' | 'MISS-1' | 'AFTER-2' | 'LEAD-1' | 'LEAD-2' | 'CHG-4',
): Bar => (unit.inCombat ? forbidden(rule, agree(unit.name, '{is|are} in combat.')) : null);

export const contingentOf = (battle: Battle, unit: Unit): Contingent | undefined =>
  battle.contingents[unit.contingent];
