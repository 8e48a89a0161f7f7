import * as v from 'valibot';
import type { Game } from '#/games/game';
import { importReader } from '#/store/import/importReader';
import { onDemand } from '#/ui/onDemand';
import { WALL_RULES } from './rules';

const Nothing = onDemand<object>(async () => ({ default: () => null }));
const face = v.picklist([1, 2, 3, 4, 5, 6]);
const setup = v.object({ sides: v.tuple([v.string(), v.string()]) });
export const SCHEMAS = {
  setup,
  command: v.variant('type', [v.object({ type: v.literal('build'), face })]),
  event: v.variant('type', [v.object({ type: v.literal('built'), stones: face })]),
  army: setup,
  settings: {},
};

/** A game of a few dozen lines, registered in tests only: what the app needs of a game, and no more. */
export const toy: Game = {
  id: 'toy-wall',
  name: 'Toy wall',
  summary: 'A wall of stones, a die at a time.',
  readyBattles: [{ id: 'one', name: 'The only wall', sides: ['Masons', 'Others'] }],
  draftOf: async () => ({
    name: 'The only wall',
    setup: { sides: ['Masons', 'Others'] },
    format: 1,
  }),
  Board: onDemand(async () => ({ default: () => null })),
  openBattle: async () => undefined,
  glance: async () => ({
    when: 'Turn 1',
    names: { red: 'Masons', black: 'Others' },
    standing: undefined,
  }),
  pages: {
    newBattle: Nothing,
    sheet: onDemand(async () => ({
      default: () => null,
      countTables: () => 0,
      readRule: () => ({ path: '/toy-wall/sheet', entries: [] }),
    })),
    tools: Nothing,
    tool: Nothing,
    armies: Nothing,
    army: Nothing,
  },
  Options: Nothing,
  About: Nothing,
  imports: async () => importReader('toy-wall', WALL_RULES, SCHEMAS),
};
