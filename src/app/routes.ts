import { type ComponentType, lazy } from 'react';
import { BattlePage, BattlesPage, SheetPage, ToolPage, ToolsPage } from '../games/shieldwall';

type Route = { path: string; Page: ComponentType };

const MorePage = lazy(() => import('./more/MorePage'));
const EmptyPage = lazy(() => import('./EmptyPage'));

export const routes: readonly Route[] = [
  { path: '/battle', Page: BattlePage },
  { path: '/battle/:id', Page: BattlePage },
  { path: '/battles', Page: BattlesPage },
  { path: '/sheet', Page: SheetPage },
  { path: '/sheet/:entry', Page: SheetPage },
  { path: '/tools', Page: ToolsPage },
  { path: '/tools/:tool', Page: ToolPage },
  { path: '/armies', Page: EmptyPage },
  { path: '/armies/:id', Page: EmptyPage },
  { path: '/more', Page: MorePage },
];
