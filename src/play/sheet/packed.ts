import { type RefObject, useLayoutEffect } from 'react';

/** As in sheet.css: how high a row of the packed grid is. */
const ROW = 4;
const GAP = 8;

/**
 * Cards side by side without holes: each spans as many low rows of the grid as it is high, so the
 * next one stands right under the shortest column. A phone has one column and needs none of it.
 */
export function usePacked(scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const grid = scroller.current;
    if (!grid) return;
    const wide = matchMedia('(min-width: 46rem)');
    const span = (card: HTMLElement, height: number) => {
      card.style.gridRowEnd = `span ${Math.max(1, Math.ceil((height + GAP) / ROW))}`;
    };
    const heights = new ResizeObserver((changes) => {
      for (const { target, borderBoxSize } of changes)
        span(target as HTMLElement, borderBoxSize[0]?.blockSize ?? 0);
    });
    const pack = () => {
      heights.disconnect();
      grid.classList.toggle('packed', wide.matches);
      const cards = [...grid.children].filter((each) => each instanceof HTMLElement);
      const measured = wide.matches ? cards.map((card) => card.offsetHeight) : [];
      for (const [place, card] of cards.entries()) {
        if (!wide.matches) card.style.gridRowEnd = '';
        else {
          span(card, measured[place] ?? 0);
          heights.observe(card);
        }
      }
    };
    pack();
    // The choice of a unit comes and goes with the battle.
    const children = new MutationObserver(pack);
    children.observe(grid, { childList: true });
    wide.addEventListener('change', pack);
    return () => {
      heights.disconnect();
      children.disconnect();
      wide.removeEventListener('change', pack);
    };
  }, [scroller]);
}
