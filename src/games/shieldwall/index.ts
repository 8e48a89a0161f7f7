import { lazy } from 'react';

/** The one door: what the app may see of this game. Each page is loaded when it is first opened. */
export const SheetPage = lazy(() => import('./screens/sheet/SheetPage'));
export const BattlePage = lazy(() => import('./screens/battle/BattlePage'));
export const BattlesPage = lazy(() => import('./screens/setup/BattlesPage'));
export const ToolsPage = lazy(() => import('./screens/tools/ToolsPage'));
export const ToolPage = lazy(() => import('./screens/tools/ToolPage'));
export const ArmiesPage = lazy(() => import('./screens/armies/ArmiesPage'));
export const ArmyPage = lazy(() => import('./screens/armies/ArmyPage'));
/** Its own part of the More page. */
export const OptionsSection = lazy(() => import('./screens/setup/OptionsSection'));
export const NewBattlePage = lazy(() => import('./screens/setup/NewBattlePage'));

/** What imports are checked by, loaded when something is taken in. */
export const known = async () => (await import('./screens/known')).KNOWN;
