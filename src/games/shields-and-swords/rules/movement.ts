import type { Battle, Unit } from './battle';
import { figuresOf } from './card';
import { bonusOn, hasPhase } from './orders';
import type { RuleId } from './rule';
import { formsShieldWall, isHere } from './unit';
import { isHorse, type Phase } from './words';

/** The phases in which units change their hexes. */
const MOVEMENT_PHASES = ['horse', 'withdraw', 'shieldWall', 'move', 'secondMove'] as const;
export type MovementPhase = (typeof MOVEMENT_PHASES)[number];

export const isMovementPhase = (phase: Phase): phase is MovementPhase =>
  (MOVEMENT_PHASES as readonly Phase[]).includes(phase);

/** How many hexes a unit may go in a phase, and by which rule; 0 with the reason why not. */
export interface Allowance {
  readonly hexes: number;
  readonly rule: RuleId;
  readonly why: string;
}

const stay = (rule: RuleId, why: string): Allowance => ({ hexes: 0, rule, why });

/**
 * What a unit may move in this phase, as far as the phone can know: where enemies stand the
 * players see, and say so with `held` (ZOC-1).
 */
export function allowance(battle: Battle, unit: Unit, phase: Phase = battle.phase): Allowance {
  const wing = battle.wings[unit.wing];
  if (!isMovementPhase(phase)) return stay('TURN-1', 'not a phase of movement');
  if (!wing || unit.side !== battle.active || !hasPhase(wing, phase))
    return stay('CMD-3', 'not ordered');
  if (!isHere(unit)) return stay('MOVE-5', 'not on the map');
  const figures = figuresOf(battle.card);
  const { held } = unit.thisPhase;
  const limited = (hexes: number, rule: RuleId, why: string): Allowance =>
    unit.suppressed && figures.suppressedMove < hexes
      ? { hexes: figures.suppressedMove, rule: 'FIRE-4', why: 'suppressed' }
      : { hexes, rule, why };
  switch (phase) {
    case 'horse':
      if (!isHorse(unit.type)) return stay('HORSE-1', 'foot');
      return held
        ? stay('HORSE-1', 'held by enemy heavy horse')
        : limited(figures.horse, 'HORSE-1', 'unless enemy heavy horse holds it');
    case 'withdraw':
      return limited(
        bonusOn(wing, 'withdraw') ? figures.withdrawBonus : figures.withdraw,
        'WDR-1',
        'from EZOC to a hex free of it',
      );
    case 'shieldWall':
      if (!formsShieldWall(unit)) return stay('SW-1', 'does not form');
      if (!held) return { hexes: figures.forming, rule: 'SW-2', why: 'while forming' };
      return bonusOn(wing, 'shieldWall')
        ? { hexes: figures.forming, rule: 'CMD-5', why: 'out of EZOC, as it forms' }
        : stay('SW-2', 'in EZOC');
    case 'move':
    case 'secondMove':
      if (unit.inShieldWall) return stay('MOVE-4', 'in shield wall');
      return held
        ? stay('MOVE-1', 'in EZOC')
        : limited(figures.move, phase === 'move' ? 'MOVE-1' : 'MOVE-6', 'unless it starts in EZOC');
  }
}
