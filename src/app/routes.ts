import { type ComponentType, lazy } from 'react';

type Route = { path: string; Page: ComponentType };

const MorePage = lazy(() => import('./MorePage'));
const EmptyPage = lazy(() => import('./EmptyPage'));

export const routes: readonly Route[] = [
  { path: '/battle', Page: EmptyPage },
  { path: '/battle/:id', Page: EmptyPage },
  { path: '/sheet', Page: EmptyPage },
  { path: '/sheet/:entry', Page: EmptyPage },
  { path: '/tools', Page: EmptyPage },
  { path: '/tools/:tool', Page: EmptyPage },
  { path: '/armies', Page: EmptyPage },
  { path: '/armies/:id', Page: EmptyPage },
  { path: '/more', Page: MorePage },
];
