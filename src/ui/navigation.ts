import {
  useIonRouter,
  useIonViewDidEnter,
  useIonViewWillEnter,
  useIonViewWillLeave,
} from '@ionic/react';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';

// The one module through which pages use the router: the gate forbids it elsewhere. Ionic keeps a
// page that is left with its state, and tells it when it is entered or left.
export { Link, useParams } from 'react-router-dom';

/** A page will be shown: as it opens, and again whenever somebody returns to it. */
export const usePageWillEnter = useIonViewWillEnter;
/** A page is shown. */
export const usePageEntered = useIonViewDidEnter;
/** Another page will be shown in its place. */
export const usePageWillLeave = useIonViewWillLeave;

export interface Navigation {
  readonly push: (path: string) => void;
  /** The page that is left is done with: nothing leads back to it. */
  readonly replace: (path: string) => void;
  /** To where this page was opened from, or home where it was opened by its address. */
  readonly back: (home: string) => void;
  /** The path from which this page was opened. */
  readonly openedFrom: string | undefined;
}

export function useNavigation(): Navigation {
  const router = useIonRouter();
  return useMemo(() => {
    const openedFrom = router.routeInfo.pushedByRoute;
    return {
      push: (path) => router.push(path),
      replace: (path) => router.push(path, 'none', 'replace'),
      back: (home) => (openedFrom ? router.goBack() : router.push(home, 'back', 'replace')),
      openedFrom,
    };
  }, [router]);
}

/** The path of the page in sight. */
export const useShownPath = (): string => useLocation().pathname;

/**
 * The query of the page at this path. Ionic keeps a page that is left, and the router tells every
 * page the address of the one in sight: the kept one would become another.
 */
export function useOwnQuery(path: string): URLSearchParams {
  const { pathname, search } = useLocation();
  const [own, setOwn] = useState(search);
  if (pathname === path && search !== own) setOwn(search);
  return useMemo(() => new URLSearchParams(own), [own]);
}
