import { startTransition, useEffect, useState } from 'react';

/** The value as it was when something was last painted: what is tapped answers first, the rest a frame later. */
export function usePainted<T>(value: T, wait = 0): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)), wait);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value, wait]);
  return painted;
}
