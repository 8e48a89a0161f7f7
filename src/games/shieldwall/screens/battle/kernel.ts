import type { BattleKernel } from '#/core/kernel';
import { PHASE_NAMES, tell } from '#/games/shieldwall/rules';
import { RULES, type ShieldwallTypes } from '../game';

export const KERNEL: BattleKernel<ShieldwallTypes> = {
  rules: RULES,
  tell,
  when: ({ turn, phase }) => [`Turn ${turn}`, PHASE_NAMES[phase]],
};
