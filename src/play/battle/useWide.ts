import { useSyncExternalStore } from 'react';

const room = matchMedia('(min-width: 44rem)');

const subscribe = (listener: () => void) => {
  room.addEventListener('change', listener);
  return () => room.removeEventListener('change', listener);
};

/** There is room for two armies side by side: a tablet, or a phone on its side. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => room.matches);
