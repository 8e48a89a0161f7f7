import { IonPage } from '@ionic/react';
import type { ReactNode } from 'react';
import { matchPath, useLocation, useParams } from 'react-router-dom';

interface OutletPageProps {
  /** The path of its route. */
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * A page of the outlet. Ionic keeps a page that is left, and shows both for a few frames while it
 * changes them. As soon as the address names another page, this one is inert: it cannot be tapped or
 * focused, and no screen reader reads it.
 */
export function OutletPage({ path, children }: OutletPageProps) {
  const { pathname } = useLocation();
  const own = useParams();
  // As Ionic matches it. What useMatch gives is decoded, and differs from `own` in a damaged link.
  const named = matchPath(path, pathname)?.params;
  const isLeft = !named || Object.keys(named).some((each) => named[each] !== own[each]);
  return <IonPage inert={isLeft}>{children}</IonPage>;
}
