import type { ReactNode } from 'react';
import { Icon } from '#/ui/icons/Icon';
import type { Blow } from './played';

/** A sword, or a round shield of planks. */
export function BlowMark({ blow }: { readonly blow: Blow }): ReactNode {
  if (blow === 'strike') return <Icon name="sword" />;
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9.500" />
      <path d="M7.500 4v16M12 2.500v19M16.500 4v16" strokeWidth="1.500" />
      <circle cx="12" cy="12" r="3" fill="currentColor" />
    </svg>
  );
}
