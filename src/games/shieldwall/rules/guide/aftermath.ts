import type { Battle, Contingent } from '../battle';
import { FIGURES } from '../figures';
import { moraleOffers } from '../morale';
import type { Task } from './task';

/** Left over from what has just happened, in whichever phase. */
export function aftermath(battle: Battle, contingents: readonly Contingent[]): Task[] {
  const leaders = contingents.flatMap(({ id, side, leader }): Task[] => {
    if (leader.fate !== 'leading' || leader.atRisk === null) return [];
    return leader.atRisk === 'lostRetinue'
      ? [
          {
            text: `${leader.name} has lost his retinue`,
            rule: 'RISK-3',
            tool: 'lost-retinue',
            side,
            contingent: id,
          },
        ]
      : [{ text: `${leader.name} is at risk`, rule: 'RISK-1', tool: 'risk', side, contingent: id }];
  });
  const duel: Task[] =
    battle.duel && battle.duel.stage !== 'over'
      ? [{ text: 'A challenge is waiting', rule: 'LEAD-4', tool: 'duel' }]
      : [];
  return [...leaders, ...moraleTasks(battle), ...duel];
}

const HOW = { retired: 'retires', broke: 'breaks', destroyed: 'is destroyed' };

/** AL-10, DP-3: who was near enough to feel it, asked before the phase is left. */
export function moraleTasks(battle: Battle): Task[] {
  const offers = moraleOffers(battle);
  return battle.shocks
    .filter((shock) => offers.some((offer) => offer.shock === shock))
    .flatMap((shock): Task[] => {
      const unit = battle.units[shock.unit];
      if (!unit) return [];
      const about = { tool: 'morale', side: unit.side, unit: unit.id } as const;
      return shock.how === 'advanced'
        ? [
            {
              text: `${battle.sides[unit.side].name} came on: who has them within ${FIGURES.threatRange}″ and has not signalled?`,
              rule: 'DP-3',
              ...about,
            },
          ]
        : [
            {
              text: `${unit.name} ${HOW[shock.how]}: who is within ${FIGURES.reach}″?`,
              rule: 'AL-10',
              ...about,
            },
          ];
    });
}
