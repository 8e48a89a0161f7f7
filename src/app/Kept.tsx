import { type ReactNode, use } from 'react';

let keep: Promise<unknown> | null = null;
const start = () => {
  keep ??= import('./keep');
  return keep;
};

/** Holds a page back until the store has been started: it may have lost battles to bring back. */
export function Kept({ children }: { children: ReactNode }) {
  use(start());
  return children;
}
