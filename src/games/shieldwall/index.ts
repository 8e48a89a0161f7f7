import { onDemand } from '../../ui/onDemand';

/** The one door: what the app may see of this game. Each page is loaded when it is first opened. */
export const SheetPage = onDemand(() => import('./screens/sheet/SheetPage'));
export const BattlePage = onDemand(() => import('./screens/battle/BattlePage'));
export const BattlesPage = onDemand(() => import('./screens/setup/BattlesPage'));
export const ToolsPage = onDemand(() => import('./screens/tools/ToolsPage'));
export const ToolPage = onDemand(() => import('./screens/tools/ToolPage'));
export const ArmiesPage = onDemand(() => import('./screens/armies/ArmiesPage'));
export const ArmyPage = onDemand(() => import('./screens/armies/ArmyPage'));
/** Its own part of the More page. */
export const OptionsSection = onDemand(() => import('./screens/setup/OptionsSection'));
export const NewBattlePage = onDemand(() => import('./screens/setup/NewBattlePage'));

/** What the Battle page will show, while the app is still being made; without an id the last battle. */
export const lookAhead = async (id: string | undefined) =>
  (await import('./screens/battle/BattlePage')).lookAhead(id);

/** What imports are checked by, loaded when something is taken in. */
export const known = async () => (await import('./screens/known')).KNOWN;
