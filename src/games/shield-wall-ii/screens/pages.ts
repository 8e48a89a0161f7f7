/** Each page in a chunk of its own. */
export const board = () => import('./battle/OpenedBattle');
export const draft = () => import('./setup/draft');
export const newBattle = () => import('./setup/NewBattlePage');
export const sheet = () => import('./sheet/SheetPage');
export const tools = () => import('./tools/ToolsPage');
export const tool = () => import('./tools/ToolPage');
export const options = () => import('./setup/OptionsSection');
export const about = () => import('./About');
export const imports = () => import('./imports');
