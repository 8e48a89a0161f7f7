import type { Command } from '#/games/shieldwall/rules';
import * as play from '#/play/roll/ignoringTurnOrder';

export const ignoringTurnOrder = play.ignoringTurnOrder<Command>;
