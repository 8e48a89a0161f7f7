import type { BattleKernel } from '#/core/kernel';
import { PHASE_NAMES, tell } from '../../rules';
import { type GameTypes, RULES } from '../game';

export const KERNEL: BattleKernel<GameTypes> = {
  rules: RULES,
  tell,
  when: ({ turns, active, card, phase }) => [
    `${card.sides[active].name}, turn ${turns[active]}`,
    PHASE_NAMES[phase],
  ],
};
