import { type ReactNode, useEffect } from 'react';

interface OnArrivalProps {
  children: ReactNode;
  onArrival: () => void;
}

/** Says when a page is shown: effects inside a Suspense wait until its content has been loaded. */
export function OnArrival({ children, onArrival }: OnArrivalProps) {
  useEffect(onArrival, [onArrival]);
  return children;
}

/** When the browser has nothing to do, or soon: Safari does not say. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 500);
  });

/**
 * Loads all chunks of the battle page at once, where the first page did not need them. The build
 * (scripts/preload.ts) has left a link for each.
 */
export function preloadBattlePage(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-piece~="board"]'))
    link.rel ||= link.as === 'style' ? 'prefetch' : 'modulepreload';
}
