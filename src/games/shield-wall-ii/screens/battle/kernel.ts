import type { BattleKernel } from '#/core/kernel';
import { tell } from '../../rules';
import { type GameTypes, RULES } from '../game';
import { PHASE_WORDS } from './words';

export const KERNEL: BattleKernel<GameTypes> = {
  rules: RULES,
  tell,
  when: ({ turn, side, armies, phase }) => [
    `Turn ${turn}`,
    `${armies[side].name}, ${PHASE_WORDS[phase].toLowerCase()}`,
  ],
};
