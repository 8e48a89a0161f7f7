import { agree } from '../agree';
import type { Battle, Contingent, Shock } from '../battle';
import { FIGURES } from '../figures';
import { moraleOffers } from '../morale';
import type { Task } from './task';

/** Left over from what has just happened, in whichever phase. */
export function aftermath(
  battle: Battle,
  contingents: readonly Contingent[],
  felt: readonly Shock[],
): Task[] {
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
  return [...leaders, ...misfortuneTasks(battle, felt), ...duel];
}

/** What befell a unit, after its name: "Old crews break". */
export const befell = (name: string, how: Exclude<Shock['how'], 'advanced'>): string =>
  agree(name, { retired: 'retire{s|}', broke: 'break{s|}', destroyed: '{is|are} destroyed' }[how]);

/** AL-10, DP-3: who was near enough to feel it, asked before the phase is left. */
export function moraleTasks(battle: Battle): Task[] {
  const felt = feltShocks(battle);
  return [...misfortuneTasks(battle, felt), ...advanceTasks(battle, felt)];
}

/** AL-10 */
const misfortuneTasks = (battle: Battle, felt: readonly Shock[]): Task[] =>
  felt.flatMap(({ unit: id, how }): Task[] => {
    const unit = battle.units[id];
    if (!unit || how === 'advanced') return [];
    return [
      {
        text: `${befell(unit.name, how)}: who is within ${FIGURES.reach}″?`,
        rule: 'AL-10',
        tool: 'morale',
        side: unit.side,
        unit: id,
      },
    ];
  });

/** DP-3: once for all that a side's advances have come to; mostly nobody was so near. */
export const advanceTasks = (battle: Battle, felt: readonly Shock[]): Task[] =>
  felt.flatMap(({ unit: id, how }): Task[] => {
    const unit = battle.units[id];
    if (!unit || how !== 'advanced') return [];
    const came = `${battle.sides[unit.side].name} came on`;
    return [
      {
        text: `${came}: who has them within ${FIGURES.threatRange}″ and has not signalled?`,
        rule: 'DP-3',
        tool: 'morale',
        side: unit.side,
        unit: id,
        answer: {
          word: 'Nobody',
          command: { type: 'morale', touched: [{ shock: id, units: [] }] },
        },
      },
    ];
  });

/** Those that somebody could feel. */
export function feltShocks(battle: Battle): readonly Shock[] {
  const offers = moraleOffers(battle);
  return battle.shocks.filter((shock) => offers.some((offer) => offer.shock === shock));
}
