import { onDemand } from '#/ui/onDemand';
import type { Game } from '../game';
import { READY_BATTLES } from './scenarios/ready';
import { GAME } from './screens/name';

export const shieldwall: Game = {
  id: GAME,
  name: 'Shieldwall',
  summary: 'Painted figures: retinues and bands, disorder, tempers and leaders.',
  readyBattles: READY_BATTLES,
  draftOf: async (id) => (await import('./screens/setup/readyDraft')).readyDraft(id),
  Board: onDemand(() => import('./screens/battle/OpenedBattle')),
  openBattle: async (id) => (await import('./screens/battle/OpenedBattle')).openAhead(id),
  glance: async (row) => (await import('./screens/battle/OpenedBattle')).glance(row),
  pages: {
    newBattle: onDemand(() => import('./screens/setup/NewBattlePage')),
    sheet: onDemand(() => import('./screens/sheet/SheetPage')),
    tools: onDemand(() => import('./screens/tools/ToolsPage')),
    tool: onDemand(() => import('./screens/tools/ToolPage')),
    armies: onDemand(() => import('./screens/armies/ArmiesPage')),
    army: onDemand(() => import('./screens/armies/ArmyPage')),
  },
  Options: onDemand(() => import('./screens/setup/OptionsSection')),
  About: onDemand(() => import('./screens/About')),
  imports: async () => (await import('./screens/imports')).IMPORT_READER,
};
