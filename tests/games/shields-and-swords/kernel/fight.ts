import type { Battle, CombatResult, Command } from '#/games/shields-and-swords/rules';

/** Short words for an attack and what follows it. */

export type AttackCommand = Extract<Command, { type: 'attack' }>;

export const attack = (
  attackers: readonly string[],
  target: string,
  face: number,
  more: Partial<AttackCommand> = {},
): AttackCommand => ({ type: 'attack', attackers, target, face, ...more });

export const resolve: Command = { type: 'resolve' };
export const take: Command = { type: 'changeResult', take: true };
export const leave: Command = { type: 'changeResult', take: false };

/** What the thrown attack stands at. */
export const result = (battle: Battle): CombatResult | null => battle.attack?.result ?? null;
