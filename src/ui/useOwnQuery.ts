import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';

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
