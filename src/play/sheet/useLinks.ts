import { type RefObject, useEffect } from 'react';
import { useNavigation } from '#/ui/navigation';

/**
 * The links to calculators are plain ones, as they stand in the static page. Followed so they look
 * to the router like a step back, and it would throw the page away; so they are pushed.
 */
export function useLinks(page: RefObject<HTMLElement | null>) {
  const { push } = useNavigation();
  useEffect(() => {
    const element = page.current;
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element
          ? event.target.closest('a[href^="#/"][href*="/tools/"]')
          : null;
      const path = link?.getAttribute('href')?.slice(1);
      if (!path || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      push(path);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [page, push]);
}
