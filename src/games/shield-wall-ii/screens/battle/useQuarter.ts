import { useState, useSyncExternalStore } from 'react';
import type { Side } from '../../rules';
import type { Quarter } from '../board/layout';
import { useTurnBoard } from '../turnBoard';

const LANDSCAPE = '(orientation: landscape) and (min-width: 600px)';

function watch(onChange: () => void): () => void {
  const query = matchMedia(LANDSCAPE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the screen is wider than high. */
export const useLandscape = (): boolean =>
  useSyncExternalStore(watch, () => matchMedia(LANDSCAPE).matches);

/** How the board lies: along the screen, and turned for the player opposite by hand or by itself. */
export function useQuarter(side: Side): { readonly quarter: Quarter; readonly turn: () => void } {
  const landscape = useLandscape();
  const [byItself] = useTurnBoard();
  const [byHand, setByHand] = useState(false);
  const turned = byHand !== (byItself && side === 'black');
  const quarter: Quarter = landscape ? (turned ? 2 : 0) : turned ? 3 : 1;
  return { quarter, turn: () => setByHand(!byHand) };
}
