import type { ComponentType } from 'react';
import {
  ArmiesPage,
  ArmyPage,
  BattlePage,
  BattlesPage,
  NewBattlePage,
  SheetPage,
  ToolPage,
  ToolsPage,
} from '../games/shieldwall';
import { onDemand } from '../ui/onDemand';

interface Route {
  readonly path: string;
  readonly Page: ComponentType;
  /** It can be read before the store is there. */
  readonly storeless?: true;
}

const MorePage = onDemand(() => import('./more/MorePage'));
const ParcelPage = onDemand(() => import('./parcel/ParcelPage'));

export const routes: readonly Route[] = [
  { path: '/battle', Page: BattlePage },
  { path: '/battle/list', Page: BattlesPage },
  { path: '/battle/new', Page: NewBattlePage },
  { path: '/battle/:id', Page: BattlePage },
  { path: '/sheet', Page: SheetPage, storeless: true },
  { path: '/sheet/:entry', Page: SheetPage, storeless: true },
  { path: '/tools', Page: ToolsPage },
  { path: '/tools/:tool', Page: ToolPage },
  { path: '/armies', Page: ArmiesPage },
  { path: '/armies/:id', Page: ArmyPage },
  { path: '/more', Page: MorePage },
  { path: '/parcel/*', Page: ParcelPage },
];
