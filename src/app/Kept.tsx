import { type ReactNode, use } from 'react';
import { once } from '../ui/onDemand';

let kept = false;

export const startKeeping = once(() =>
  import('./keep').then(() => {
    kept = true;
  }),
);

/** Holds a page back until the store has been started: it may have lost battles to bring back. */
export function Kept({ children }: { children: ReactNode }) {
  if (!kept) use(startKeeping());
  return children;
}
