import { type ReactNode, useEffect, useEffectEvent } from 'react';

interface ArrivedProps {
  children: ReactNode;
  onArrival: (() => void) | undefined;
}

/** Tells when a page stands: effects of what is inside a Suspense wait until it has been loaded. */
export function Arrived({ children, onArrival }: ArrivedProps) {
  const tell = useEffectEvent(() => onArrival?.());
  useEffect(() => tell(), []);
  return children;
}
