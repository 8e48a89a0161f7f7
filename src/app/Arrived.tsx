import { type ReactNode, useEffect } from 'react';

/** The static text of index.html stays in sight until the first page stands in its place. */
export function Arrived({ children }: { children: ReactNode }) {
  useEffect(() => document.getElementById('first')?.remove(), []);
  return children;
}
