import { type ReactNode, use } from 'react';

let keep: Promise<unknown> | null = null;
let kept = false;

export function startKeeping(): Promise<unknown> {
  keep ??= import('./keep').then(() => {
    kept = true;
  });
  return keep;
}

/** Holds a page back until the store has been started: it may have lost battles to bring back. */
export function Kept({ children }: { children: ReactNode }) {
  if (!kept) use(startKeeping());
  return children;
}
