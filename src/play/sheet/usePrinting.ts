import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True from the moment a print is prepared until it is done: only then is paper laid out. */
export function usePrinting(shown: boolean): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!shown) return;
    // The page is laid out for paper as soon as the event's handlers return.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [shown]);
  return printing;
}
