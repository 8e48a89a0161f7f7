import type { Battle, Contingent } from '../battle';
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
  const offers = moraleOffers(battle);
  const shocks = battle.shocks
    .filter((shock) => offers.some((offer) => offer.shock === shock))
    .map((shock): Task => {
      const { name = '', side } = battle.units[shock.unit] ?? {};
      const how = { retired: 'retires', broke: 'breaks', destroyed: 'is destroyed' }[shock.how];
      return {
        text: `${name} ${how}: who is within 2″?`,
        rule: 'AL-10',
        tool: 'morale',
        ...(side && { side }),
        unit: shock.unit,
      };
    });
  const duel: Task[] =
    battle.duel && battle.duel.stage !== 'over'
      ? [{ text: 'A challenge is waiting', rule: 'LEAD-4', tool: 'duel' }]
      : [];
  return [...leaders, ...shocks, ...duel];
}
