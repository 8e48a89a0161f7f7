import type { Command } from '#/games/shieldwall/rules';
import * as play from '#/play/roll/unbound';

export const unbound = play.unbound<Command>;
