import { shieldsAndSwords } from '#/games/shields-and-swords';
import {
  type Battle,
  type Command,
  DEFAULT_OPTIONS,
  type Event,
  guide,
  preview,
  RULE_IDS,
  tell,
} from '#/games/shields-and-swords/rules';
import { SCHEMAS } from '#/games/shields-and-swords/schemas';
import { RULES } from '#/games/shields-and-swords/screens/game';
import { TOOLS } from '#/games/shields-and-swords/screens/tools/tools';
import { sheet } from '#/games/shields-and-swords/sheet/sheet';
import type { Conformance } from '../conformance/suite';
import { BY_HAND } from './byHand';
import { playBattle } from './play/player';

export const conformance: Conformance = {
  game: shieldsAndSwords,
  rules: RULES,
  schemas: SCHEMAS,
  byHand: BY_HAND,
  preview: (battle: Battle, command: Command) => {
    const effects = preview(battle, command);
    return effects.ok ? { ok: true, value: { effects: effects.value } } : effects;
  },
  tell: (before: Battle, command: Command, events: readonly Event[]) => {
    const { title, lines } = tell(before, command, events);
    return [title, ...lines];
  },
  guide: (battle: Battle) => {
    const { due, open } = guide(battle);
    return [...due, ...open].map(({ text }) => text);
  },
  ruleIds: RULE_IDS,
  toolIds: TOOLS.map(({ id }) => id),
  sheet: sheet(DEFAULT_OPTIONS),
  play: (seed: string) => {
    const { setup, done } = playBattle(seed);
    return { setup, done };
  },
};
