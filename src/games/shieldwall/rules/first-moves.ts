import type { Battle, Unit } from './battle';
import type { Effect } from './effect';
import { evolve } from './evolve';
import { FIGURES } from './figures';
import { settle } from './settle';

/** LEAD-3: inches of the signalled first move. Shaken units stay, standard or not. */
export function firstMoveOf({ level }: Pick<Unit, 'level'>, withStandard: boolean): number {
  const inches = FIGURES.firstMove[level];
  const further = withStandard && level !== 'bloodLust' && inches > 0;
  return further ? inches + FIGURES.firstMoveWithStandard : inches;
}

/**
 * LEAD-10: where duels come first, signalled first moves wait for them: whom a duel makes angrier
 * or less so goes as far as his level then says.
 */
export function firstMovesAfterDuel(battle: Battle, effects: readonly Effect[]): Effect[] {
  if (battle.options.duelOrder !== 'duelsFirst' || battle.phase !== 'leadership') return [];
  const after = settle(battle, effects).reduce(evolve, battle);
  return Object.values(battle.units).flatMap((unit): Effect[] => {
    const { firstMove } = unit.thisTurn;
    const level = after.units[unit.id]?.level ?? unit.level;
    if (firstMove === null || level === unit.level) return [];
    const inches = firstMoveOf({ level }, firstMove > firstMoveOf(unit, false));
    return [
      { type: 'unit', unit: unit.id, set: { thisTurn: { firstMove: inches } }, reason: 'LEAD-10' },
    ];
  });
}
