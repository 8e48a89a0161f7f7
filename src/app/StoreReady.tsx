import { type ReactNode, use } from 'react';
import { once } from '../ui/onDemand';

let loaded = false;

export const loadStore = once(() =>
  import('./startStore').then(() => {
    loaded = true;
  }),
);

/** Holds a page back until the store has been started: it may have lost battles to bring back. */
export function StoreReady({ children }: { children: ReactNode }) {
  if (!loaded) use(loadStore());
  return children;
}
