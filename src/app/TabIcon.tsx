import type { ReactNode } from 'react';
import type { TabName } from './tabs';

/** Drawn on a 24 by 24 grid, in the colour of the text. */
const drawings: Record<TabName, ReactNode> = {
  // A standard on its pole.
  battle: <path d="M6 21.500V3l13 3.5-4 3.5 4 3.5-13 1.5" />,
  // The folded sheet.
  sheet: (
    <path d="M4 4.500l8 1.5 8-1.500V18l-8 1.500L4 18zM12 6v13.500M7 9.500l2.5.5M7 13l2.5.5M14.5 10l2.5-.5M14.5 13.500l2.5-.5" />
  ),
  // A die showing three.
  tools: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="3.5" />
      <circle className="solid" cx="8.5" cy="8.5" r="1.6" />
      <circle className="solid" cx="12" cy="12" r="1.6" />
      <circle className="solid" cx="15.5" cy="15.5" r="1.6" />
    </>
  ),
  // Round shields, one overlapping the next.
  armies: (
    <>
      <circle cx="8.5" cy="12" r="6" />
      <circle className="solid" cx="8.5" cy="12" r="1.8" />
      <path d="M13.5 6.800a6 6 0 1 1 0 10.4" />
      <circle className="solid" cx="16.5" cy="12" r="1.3" />
    </>
  ),
  more: (
    <>
      <circle className="solid" cx="5" cy="12" r="2" />
      <circle className="solid" cx="12" cy="12" r="2" />
      <circle className="solid" cx="19" cy="12" r="2" />
    </>
  ),
};

export function TabIcon({ name }: { name: TabName }) {
  return (
    <svg className="tab-icon" viewBox="0 0 24 24" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
