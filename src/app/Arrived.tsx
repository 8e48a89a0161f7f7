import { type ReactNode, useEffect } from 'react';

interface ArrivedProps {
  children: ReactNode;
  onArrival: () => void;
}

/** Tells when a page stands: effects of what is inside a Suspense wait until it has been loaded. */
export function Arrived({ children, onArrival }: ArrivedProps) {
  useEffect(onArrival, [onArrival]);
  return children;
}
