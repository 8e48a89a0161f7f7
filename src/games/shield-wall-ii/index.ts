import { onDemand } from '#/ui/onDemand';
import type { Game } from '../game';
import { READY_BATTLES } from './scenarios/ready';
import { GAME } from './screens/name';

/** Where its pages are comes with the first of them: a first visit of another game does without. */
const pages = () => import('./screens/pages');

export const shieldWallII: Game = {
  id: GAME,
  name: 'Shield Wall II',
  summary: 'A board of 79 hexes: ten warbands a side, commands, combined attacks.',
  readyBattles: READY_BATTLES,
  draftOf: async (id) => (await (await pages()).draft()).readyDraft(id),
  Board: onDemand(async () => (await pages()).board()),
  openBattle: async (id) => (await (await pages()).board()).openAhead(id),
  glance: async (row) => (await (await pages()).board()).glance(row),
  pages: {
    newBattle: onDemand(async () => (await pages()).newBattle()),
    sheet: onDemand(async () => (await pages()).sheet()),
    tools: onDemand(async () => (await pages()).tools()),
    tool: onDemand(async () => (await pages()).tool()),
  },
  Options: onDemand(async () => (await pages()).options()),
  About: onDemand(async () => (await pages()).about()),
  imports: async () => (await (await pages()).imports()).IMPORT_READER,
};
