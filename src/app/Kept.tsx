import { type ReactNode, use } from 'react';

const keep = import('./keep');

/** Holds a page back until the store has been started: it may have lost battles to bring back. */
export function Kept({ children }: { children: ReactNode }) {
  use(keep);
  return children;
}
