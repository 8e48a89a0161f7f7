import './PageHead.css';
import { useIonRouter } from '@ionic/react';
import type { ReactNode } from 'react';
import { Button } from './Button';

export interface PageHeadProps {
  readonly title: ReactNode;
  /** Where "back" leads when nothing came before; without it there is no way back. */
  readonly home?: string;
  readonly children?: ReactNode;
}

/** The page's name, the way back, and what can be done with the whole of it. */
export function PageHead({ title, home, children }: PageHeadProps) {
  const router = useIonRouter();
  const back = () => {
    if (router.canGoBack()) router.goBack();
    else if (home) router.push(home, 'back', 'replace');
  };
  return (
    <header className={`page-head ${home ? '' : 'first'}`}>
      {home && <Button kind="quiet" icon="back" aria-label="Back" onClick={back} />}
      <h1>{title}</h1>
      {children}
    </header>
  );
}
