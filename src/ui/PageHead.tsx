import type { ReactNode } from 'react';
import { BackButton } from './BackButton';
import { useHeading } from './enterPage';
import css from './PageHead.module.css';

export interface PageHeadProps {
  readonly title: ReactNode;
  /** Where "back" leads when nothing came before; without it there is no way back. */
  readonly home?: string;
  readonly children?: ReactNode;
}

/** The page's name, the way back, and what can be done with the whole of it. */
export function PageHead({ title, home, children }: PageHeadProps) {
  useHeading();
  return (
    <header className={`${css.pageHead} ${home ? '' : css.first}`}>
      {home && <BackButton home={home} />}
      <h1>{title}</h1>
      {children}
    </header>
  );
}
