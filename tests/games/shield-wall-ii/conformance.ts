import { shieldWallII } from '#/games/shield-wall-ii';
import {
  type Battle,
  type Command,
  type Event,
  guide,
  PRINTED,
  preview,
  RULE_IDS,
  tell,
} from '#/games/shield-wall-ii/rules';
import { SCHEMAS } from '#/games/shield-wall-ii/schemas';
import { RULES } from '#/games/shield-wall-ii/screens/game';
import { TOOLS } from '#/games/shield-wall-ii/screens/tools/tools';
import { sheet } from '#/games/shield-wall-ii/sheet/sheet';
import type { Conformance } from '../conformance/suite';
import { BY_HAND } from './byHand';
import { playBattle } from './play/player';

export const conformance: Conformance = {
  game: shieldWallII,
  rules: RULES,
  schemas: SCHEMAS,
  byHand: BY_HAND,
  preview,
  tell: (before: Battle, command: Command, events: readonly Event[]) => {
    const { title, lines } = tell(before, command, events);
    return [title, ...lines];
  },
  guide: (battle: Battle) => {
    const { due, open, needs } = guide(battle);
    return [...due, ...open, ...needs].map(({ text }) => text);
  },
  ruleIds: RULE_IDS,
  toolIds: TOOLS.map(({ id }) => id),
  sheet: sheet(PRINTED),
  play: (seed: string) => {
    const { setup, done } = playBattle(seed);
    return { setup, done };
  },
};
