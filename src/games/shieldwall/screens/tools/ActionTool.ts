import type { Command } from '#/games/shieldwall/rules';
import * as play from '#/play/roll/ActionTool';

export const ActionTool = play.ActionTool<Command>;
