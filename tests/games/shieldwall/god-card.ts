import type { Battle } from '#/games/shieldwall/rules/battle';
import type { Card } from '#/games/shieldwall/rules/cards';
import type { GodChoice } from '#/games/shieldwall/rules/command';
import { decideGods } from '#/games/shieldwall/rules/decide/gods';
import type { Effect } from '#/games/shieldwall/rules/effect';
import { newPack } from '#/games/shieldwall/rules/pack';
import { effectsOf, hosts, type Patch } from './hosts';

/** A battle in the Gods phase with this card on the table. */
export const showing = (card: Card, { battle, ...rest }: Patch = {}, jokers = 0): Battle =>
  hosts({
    ...rest,
    battle: {
      phase: 'gods',
      turn: 4,
      godCard: { card, status: 'drawn' },
      pack: { ...newPack('g'), jokers },
      ...battle,
    },
  });

export const settle = (battle: Battle, choice?: GodChoice, anyway?: true) =>
  decideGods(battle, {
    type: 'settleCard',
    ...(choice && { choice }),
    ...(anyway && { anyway }),
  });

/** All that a card does, beside being done with. */
export const sent = (battle: Battle, choice?: GodChoice): readonly Effect[] =>
  effectsOf(settle(battle, choice)).slice(1);

export const levels = (units: readonly string[], by: number, reason: string) =>
  units.map((unit) => ({ type: 'level', unit, by, reason }));

export const lost = { lost: 'destroyed' } as const;
