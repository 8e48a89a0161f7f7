import { onDemand } from '#/ui/onDemand';
import type { Game } from '../game';
import { READY_BATTLES } from './scenarios/ready';
import { GAME } from './screens/name';

export const shieldWallII: Game = {
  id: GAME,
  name: 'Shield Wall II',
  summary: 'A board of 79 hexes: ten warbands a side, commands, combined attacks.',
  readyBattles: READY_BATTLES,
  draftOf: async (id) => (await import('./screens/setup/draft')).readyDraft(id),
  Board: onDemand(() => import('./screens/battle/OpenedBattle')),
  openBattle: async (id) => (await import('./screens/battle/OpenedBattle')).openAhead(id),
  pages: {
    newBattle: onDemand(() => import('./screens/setup/NewBattlePage')),
    sheet: onDemand(() => import('./screens/sheet/SheetPage')),
    tools: onDemand(() => import('./screens/tools/ToolsPage')),
    tool: onDemand(() => import('./screens/tools/ToolPage')),
  },
  Options: onDemand(() => import('./screens/setup/OptionsSection')),
  About: onDemand(() => import('./screens/About')),
  imports: async () => (await import('./screens/imports')).IMPORT_READER,
};
