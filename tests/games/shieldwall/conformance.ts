import { shieldwall } from '#/games/shieldwall';
import {
  type Battle,
  type Command,
  type Event,
  guide,
  preview,
  QUICK_SHEET,
  RULE_IDS,
  tell,
} from '#/games/shieldwall/rules';
import { TOOL_IDS } from '#/games/shieldwall/rules/tools';
import { SCHEMAS } from '#/games/shieldwall/schemas';
import { RULES } from '#/games/shieldwall/screens/game';
import { sheet } from '#/games/shieldwall/sheet/sheet';
import type { Conformance } from '../conformance/suite';
import { BY_HAND } from './byHand';
import { playBattle } from './play/player';

export const conformance: Conformance = {
  game: shieldwall,
  rules: RULES,
  schemas: SCHEMAS,
  byHand: BY_HAND,
  preview,
  tell: (before: Battle, command: Command, events: readonly Event[]) => {
    const { title, lines } = tell(before, command, events);
    return [title, ...lines];
  },
  guide: (battle: Battle) => {
    const { due, open } = guide(battle);
    return [...due, ...open].map(({ text }) => text);
  },
  ruleIds: RULE_IDS,
  toolIds: TOOL_IDS,
  sheet: sheet(QUICK_SHEET),
  play: (seed: string) => {
    const { setup, done } = playBattle(seed);
    return { setup, done };
  },
};
