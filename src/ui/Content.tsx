import './Content.css';
import type { ReactNode, Ref } from 'react';

export interface ContentProps {
  readonly className?: string | undefined;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

/** What of a page scrolls, between its head and its foot. */
export function Content({ className = '', children, ref }: ContentProps) {
  return (
    <main ref={ref} tabIndex={-1} className={`content ${className}`}>
      {children}
    </main>
  );
}
